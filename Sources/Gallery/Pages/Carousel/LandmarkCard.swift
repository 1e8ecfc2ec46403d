import SwiftUI

/// A landmark's picture with its name, place and a caption on a dark gradient.
struct LandmarkCard: View {
    let landmark: Landmark
    let picture: URL?

    var body: some View {
        // The colour gives the card its size, so that the picture is cut where its proportions differ.
        Color.slate
            .overlay {
                if let picture { Image(file: picture).resizable().scaledToFill().accessibilityHidden(true) }
            }
            .clipped()
            .overlay(alignment: .bottomLeading) {
                VStack(alignment: .leading, spacing: 3) {
                    Text(landmark.name).font(.title2).fontWeight(.heavy)
                    Text(landmark.location)
                    Text(landmark.caption).font(.caption)
                }
                .foregroundColor(.white)
                .padding(18)
                .padding(.top, 36)
                .frame(maxWidth: .infinity, alignment: .leading)
                .background(
                    LinearGradient(
                        colors: [.black.opacity(0), .black.opacity(0.55), .black.opacity(0.8)], startPoint: .top,
                        endPoint: .bottom))
            }
    }
}

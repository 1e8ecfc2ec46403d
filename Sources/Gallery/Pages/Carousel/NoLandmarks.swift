import SwiftUI

/// Stands where the landmarks would be, and says why they are not.
struct NoLandmarks: View {
    let failure: LandmarkCatalogue.Failure

    var body: some View {
        VStack(spacing: 6) {
            Image(systemName: "photo.on.rectangle").font(.largeTitle).foregroundStyle(.secondary)
                .accessibilityHidden(true)
            Text("No landmarks").font(.title2).fontWeight(.heavy)
            switch failure {
            case .missing(let file):
                Text("The file \(file) is missing.")
            case .broken(let file, let reason):
                Text("The file \(file) cannot be read.")
                Text(verbatim: reason).font(.callout).foregroundStyle(.secondary)
            }
        }
        .multilineTextAlignment(.center)
        .padding(.vertical, 24)
        .frame(maxWidth: .infinity)
    }
}

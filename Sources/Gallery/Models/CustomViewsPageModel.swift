import SwiftUI

/// The design of the box that can be tuned, and the taps on boxes.
@Observable @MainActor
final class CustomViewsPageModel {
    let events = EventLog()

    /// The radius of the box's corners in points, 0 to 32.
    private(set) var cornerRadius = 16
    private(set) var design = BoxDesign.sea
    private(set) var taps = 0

    var canGrow: Bool { cornerRadius < 32 }
    var canShrink: Bool { cornerRadius > 0 }

    /// Makes the corners rounder, or sharper when negative.
    func changeCornerRadius(by points: Int) {
        let radius = min(max(cornerRadius + points, 0), 32)
        guard radius != cornerRadius else { return }
        cornerRadius = radius
        events.record("Corner radius \(radius)")
    }

    /// The binding's side of the choice of a design; no choice is no change.
    var chosenDesign: BoxDesign? {
        get { design }
        set {
            guard let newValue, newValue != design else { return }
            design = newValue
            events.record("Design “\(Text(newValue.title))”")
        }
    }

    func tapped(_ name: String) {
        taps += 1
        events.record("Tapped “\(name)”")
    }
}

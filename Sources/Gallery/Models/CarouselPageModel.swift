import SwiftUI

/// Which pages the carousels show, and how many there are. Every turn is an event.
@Observable @MainActor
final class CarouselPageModel {
    let events = EventLog()
    let catalogue: LandmarkCatalogue

    /// The index of the landmark shown.
    var landmark = 0 {
        didSet {
            guard landmark != oldValue else { return }
            events.record("Landmarks: page \(landmark + 1) of \(catalogue.landmarks.count)")
        }
    }

    /// The number of coloured pages.
    private(set) var colorCount = 5
    /// The index of the coloured page shown; it is corrected when there are fewer pages.
    var color = 0 {
        didSet { if color != oldValue { events.record("Colours: page \(color + 1) of \(colorCount)") } }
    }

    /// The index of the text shown.
    var text = 0 {
        didSet { if text != oldValue { events.record("Texts: page \(text + 1)") } }
    }

    /// How many coloured pages there can be.
    static let colorCounts = 1...10

    init(_ catalogue: LandmarkCatalogue) {
        self.catalogue = catalogue
    }

    var lastLandmark: Int { max(0, catalogue.landmarks.count - 1) }
    var canAddColor: Bool { colorCount < Self.colorCounts.upperBound }
    var canRemoveColor: Bool { colorCount > Self.colorCounts.lowerBound }

    /// Turns to the next landmark, or back by a negative number, going round at the ends.
    func turnLandmark(by steps: Int) {
        let count = catalogue.landmarks.count
        guard count > 0 else { return }
        landmark = ((landmark + steps) % count + count) % count
    }

    func addColor() {
        guard canAddColor else { return }
        colorCount += 1
        events.record("One page more: \(colorCount)")
    }

    func removeColor() {
        guard canRemoveColor else { return }
        colorCount -= 1
        events.record("One page fewer: \(colorCount)")
        color = min(color, colorCount - 1)
    }
}

import SwiftUI

/// A page of the Gallery. The raw value is its name on the command line.
enum GalleryPage: String, CaseIterable, Identifiable, Sendable {
    case statefulButton = "stateful-button"
    case toggle
    case carousel
    case customViews = "custom-views"
    case radioBoxes = "radio-boxes"

    var id: Self { self }

    /// The page's name in the window.
    var title: LocalizedStringKey {
        switch self {
        case .statefulButton: "Stateful Button"
        case .toggle: "Toggle Styles"
        case .carousel: "Carousel"
        case .customViews: "Custom Views"
        case .radioBoxes: "Radio Boxes"
        }
    }

    /// What the page's component is, in a sentence.
    var summary: LocalizedStringKey {
        switch self {
        case .statefulButton: "A button that keeps a value and shows a label for it."
        case .toggle: "One value that is on or off, in whatever form a style gives it."
        case .carousel: "Pages that are turned by a swipe, the wheel, the keyboard, dots or code."
        case .customViews: "Views of your own, designed by arguments and by methods that return the view."
        case .radioBoxes: "Boxes of which one is chosen, or none."
        }
    }

    /// The SF Symbols name of the page's icon.
    var symbol: String {
        switch self {
        case .statefulButton: "plus.app"
        case .toggle: "checkmark.square"
        case .carousel: "rectangle.split.3x1"
        case .customViews: "paintbrush"
        case .radioBoxes: "largecircle.fill.circle"
        }
    }
}

import SwiftUI

/// A set of colours for a box. White text keeps 4.5 : 1 on each.
enum BoxDesign: String, CaseIterable, Identifiable, Sendable {
    case sea, forest, plum

    var id: Self { self }

    var title: LocalizedStringKey {
        switch self {
        case .sea: "Sea"
        case .forest: "Forest"
        case .plum: "Plum"
        }
    }

    /// The same in every appearance, so that the text on it can be white.
    var color: Color {
        switch self {
        case .sea: Color(red: 0.10, green: 0.37, blue: 0.71)
        case .forest: Color(red: 0.08, green: 0.45, blue: 0.27)
        case .plum: Color(red: 0.50, green: 0.20, blue: 0.58)
        }
    }
}

import SwiftUI

/// A colour to choose.
enum ColorChoice: String, CaseIterable, Sendable {
    case red, green, blue, orange

    var title: LocalizedStringKey {
        switch self {
        case .red: "Red"
        case .green: "Green"
        case .blue: "Blue"
        case .orange: "Orange"
        }
    }

    var color: Color {
        switch self {
        case .red: .red
        case .green: .green
        case .blue: .blue
        case .orange: .orange
        }
    }
}

/// A size to choose.
enum SizeChoice: String, CaseIterable, Sendable {
    case small, medium, large, huge

    var title: LocalizedStringKey {
        switch self {
        case .small: "Small"
        case .medium: "Medium"
        case .large: "Large"
        case .huge: "Huge"
        }
    }

    /// The letters on the box.
    var letters: String {
        switch self {
        case .small: "S"
        case .medium: "M"
        case .large: "L"
        case .huge: "XL"
        }
    }
}

/// A plan to choose.
enum PlanChoice: String, CaseIterable, Sendable {
    case daily, weekly, never

    var title: LocalizedStringKey {
        switch self {
        case .daily: "Every day"
        case .weekly: "Every week"
        case .never: "Never"
        }
    }

    var detail: LocalizedStringKey {
        switch self {
        case .daily: "A backup each night."
        case .weekly: "A backup on Sundays."
        case .never: "Not offered on this computer."
        }
    }
}

import SwiftUI

/// How fast a fan turns.
enum FanSpeed: String, CaseIterable, Sendable {
    case slow, normal, full

    var title: LocalizedStringKey {
        switch self {
        case .slow: "Slow"
        case .normal: "Normal"
        case .full: "As fast as it can"
        }
    }
}

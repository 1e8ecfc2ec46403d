import Foundation

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
    case mini, small, regular, large, extraLarge
}

extension ControlSize {
    /// The width and height of a wheel that turns, in points. A small one goes into a button or a line of text.
    var spinnerSide: CGFloat {
        switch self {
        case .mini, .small: 16
        case .regular: 32
        case .large: 48
        case .extraLarge: 64
        }
    }
}

private struct ControlSizeKey: EnvironmentKey {
    static let defaultValue = ControlSize.regular
}

extension EnvironmentValues {
    /// How large the wheels of the progress views here are; other controls have the theme's size.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets how large the wheels of the progress views in this view are; other controls have the theme's size.
    public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }
}

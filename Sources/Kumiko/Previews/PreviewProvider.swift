import Foundation

/// A type that shows views in an editor. Programs that have one compile; nothing shows it here.
///
/// ```swift
/// struct Greeting_Previews: PreviewProvider {
///     static var previews: some View { Greeting(name: "Ada") }
/// }
/// ```
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// The size at which a preview is shown.
public enum PreviewLayout: Sendable {
    /// That of the device.
    case device
    /// That of the content.
    case sizeThatFits
    /// In points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// The device on which a preview is shown, by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral: String) { rawValue = stringLiteral }
}

nonisolated extension View {
    /// Names the view in an editor; the view stays as it is.
    public func previewDisplayName(_ value: String?) -> some View { self }
    /// Sizes the view in an editor; the view stays as it is.
    public func previewLayout(_ value: PreviewLayout) -> some View { self }
    /// Chooses the device in an editor; the view stays as it is.
    public func previewDevice(_ value: PreviewDevice?) -> some View { self }
}

import Foundation

/// Declares a preview of a view.
///
/// ```swift
/// #Preview("Dark") {
///     Welcome().environment(\.colorScheme, .dark)
/// }
/// ```
///
/// Nothing shows previews on Linux: the compiler checks the body like any other code, and the program holds nothing of
/// it.
///
/// - Parameters:
///   - name: What a tool calls the preview. Several may have the same name.
///   - body: The view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "KumikoMacros", type: "PreviewMacro")

/// Declares a preview of a view, and how a tool should show it.
///
/// ```swift
/// #Preview("Small", traits: .fixedLayout(width: 200, height: 100)) {
///     Welcome()
/// }
/// ```
///
/// Nothing shows previews on Linux: the compiler checks the body like any other code, and the program holds nothing of
/// it.
///
/// - Parameters:
///   - name: What a tool calls the preview. Several may have the same name.
///   - traits: How to show it.
///   - additionalTraits: More of the same.
///   - body: The view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "KumikoMacros", type: "PreviewMacro")

/// The name under which the traits of previews stand; there is no value of it.
public enum Preview {
    /// The kind of ``PreviewTrait`` that views have.
    public enum ViewTraits: Sendable {}
}

/// How a tool should show a preview.
///
/// A program can name the traits that SwiftUI has; nothing shows previews on Linux, so they do nothing.
public struct PreviewTrait<Kind>: Sendable {
    private init() {}
}

extension PreviewTrait where Kind == Preview.ViewTraits {
    /// As large as the tool's own window.
    public static var defaultLayout: Self { Self() }

    /// As large as the view wants to be.
    public static var sizeThatFitsLayout: Self { Self() }

    /// As large as given, in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }

    /// A device held upright.
    public static var portrait: Self { Self() }

    /// A device held upside down.
    public static var portraitUpsideDown: Self { Self() }

    /// A device turned to the left.
    public static var landscapeLeft: Self { Self() }

    /// A device turned to the right.
    public static var landscapeRight: Self { Self() }
}

/// Marks state that a preview holds itself.
///
/// ```swift
/// #Preview {
///     @Previewable @State var isOn = false
///     Toggle("Sound", isOn: $isOn)
/// }
/// ```
@attached(peer)
public macro Previewable() = #externalMacro(module: "KumikoMacros", type: "PreviewableMacro")

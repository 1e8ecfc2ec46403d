import Foundation

/// A piece of user interface, described by a value.
///
/// Conform a structure and give it a ``body`` made of other views:
///
/// ```swift
/// struct Greeting: View {
///     var name: String
///     var body: some View { Text("Hello \(name)") }
/// }
/// ```
///
/// A view is cheap: it is made anew whenever something that its parent reads has changed. What lasts between two
/// values is the *node* that stands for the view's place on screen; `@State` lives there.
@MainActor @preconcurrency
public protocol View {
    /// The type of view that ``body`` returns.
    associatedtype Body: View

    /// What this view consists of.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the node that stands for this view. Only the views that Kumiko itself defines have one of their own.
    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self>
}

extension View {
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        BodyNode(view, inputs)
    }
}

extension Never: View {
    public var body: Never { fatalError("a primitive view has no body") }
}

extension View where Body == Never {
    /// A primitive view has no body; asking for it is a fault of the caller.
    public var body: Never { fatalError("\(Self.self) is a primitive view and has no body") }
}

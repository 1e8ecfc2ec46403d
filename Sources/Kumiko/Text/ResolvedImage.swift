import Foundation

/// Where a picture comes from.
@_documentation(visibility: internal)
public enum ImageSource: Hashable, Sendable {
    /// A symbol, by SF Symbols' name.
    case symbol(String)
    /// A file of a bundle, by its name with or without an extension; `nil` for the program's own bundle.
    case resource(String, Bundle?)
    case file(URL)
}

/// A picture with all that decides how it looks, as the platform shows it.
@_documentation(visibility: internal)
public struct ResolvedImage: Equatable, Sendable {
    public var source: ImageSource
    /// Whether the picture fills the place it is given instead of keeping its size.
    public var isResizable = false
    /// The edges that keep their size when the picture is resized.
    public var capInsets = EdgeInsets()
    public var resizingMode = Image.ResizingMode.stretch
    public var interpolation = Image.Interpolation.medium
    public var isAntialiased = true
    /// Whether the picture is a stencil for ``color``, as symbols are unless asked otherwise.
    public var isTemplate = false
    public var color = TextColor.inherited
    /// The font beside which a symbol stands; its size and weight are the symbol's.
    public var font = ResolvedFont()
    /// What is read out; `nil` for a picture that is only decoration.
    public var label: String?

    public init(_ source: ImageSource) {
        self.source = source
    }
}

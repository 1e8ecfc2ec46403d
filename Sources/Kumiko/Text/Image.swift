import Foundation

/// A symbol or a picture.
///
/// ```swift
/// Image(systemName: "star.fill").foregroundStyle(.yellow).font(.title)
/// Image("harbour").resizable().scaledToFit()
/// ```
///
/// A symbol has the size and the colour of a text at its place. A picture keeps its own size until it is
/// ``resizable(capInsets:resizingMode:)``. A symbol that nobody knows and a picture that cannot be read show a
/// placeholder, and a message says which.
public struct Image: Equatable, Sendable {
    /// How a picture fills a place that is larger than itself.
    public enum ResizingMode: Hashable, Sendable {
        case tile, stretch
    }

    /// What becomes of a picture's own colours.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// They are replaced by the foreground style.
        case template
        /// They stay.
        case original
    }

    /// How carefully a picture is resized.
    public enum Interpolation: Hashable, Sendable {
        case none, low, medium, high
    }

    /// The size of a symbol beside its text.
    public enum Scale: Hashable, Sendable {
        case small, medium, large

        var factor: Double {
            switch self {
            case .small: 0.8
            case .medium: 1
            case .large: 1.28
            }
        }
    }

    /// What is read out for a picture.
    enum Spoken: Equatable, Sendable {
        /// Its name.
        case name
        case label(Text)
        case nothing
    }

    let source: ImageSource
    let spoken: Spoken
    private(set) var resizing: (capInsets: EdgeInsets, mode: ResizingMode)?
    private(set) var templateRenderingMode: TemplateRenderingMode?
    private(set) var interpolationQuality = Interpolation.medium
    private(set) var isAntialiased = true

    private init(source: ImageSource, spoken: Spoken) {
        self.source = source
        self.spoken = spoken
    }

    /// A symbol by SF Symbols' name.
    public init(systemName: String) {
        self.init(source: .symbol(systemName), spoken: .name)
    }

    /// A symbol by SF Symbols' name. Symbols have one form here, whatever the value.
    public init(systemName: String, variableValue: Double?) {
        self.init(systemName: systemName)
    }

    /// A picture among a bundle's resources; its name is read out.
    ///
    /// - Parameters:
    ///   - name: the file's name, with or without its extension.
    ///   - bundle: `nil` for the program's own.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(source: .resource(name, bundle), spoken: .name)
    }

    /// A picture among a bundle's resources, with what is read out for it.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(source: .resource(name, bundle), spoken: .label(label))
    }

    /// A picture among a bundle's resources of which a screen reader says nothing.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(source: .resource(name, bundle), spoken: .nothing)
    }

    /// A picture in a file; the file's name is read out.
    public init(file: URL) {
        self.init(source: .file(file), spoken: .name)
    }

    /// Has the picture fill the place it is given.
    ///
    /// - Parameters:
    ///   - capInsets: the edges that keep their size.
    ///   - resizingMode: whether what lies between is stretched or repeated.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        with { $0.resizing = (capInsets, resizingMode) }
    }

    /// Whether the picture keeps its colours; `nil` for the usual: symbols do not, pictures do.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        with { $0.templateRenderingMode = renderingMode }
    }

    public func interpolation(_ interpolation: Interpolation) -> Image {
        with { $0.interpolationQuality = interpolation }
    }

    public func antialiased(_ isAntialiased: Bool) -> Image {
        with { $0.isAntialiased = isAntialiased }
    }

    private func with(_ change: (inout Image) -> Void) -> Image {
        var copy = self
        change(&copy)
        return copy
    }

    public static func == (lhs: Image, rhs: Image) -> Bool {
        lhs.source == rhs.source && lhs.spoken == rhs.spoken
            && lhs.resizing?.capInsets == rhs.resizing?.capInsets && lhs.resizing?.mode == rhs.resizing?.mode
            && lhs.templateRenderingMode == rhs.templateRenderingMode
            && lhs.interpolationQuality == rhs.interpolationQuality && lhs.isAntialiased == rhs.isAntialiased
    }
}

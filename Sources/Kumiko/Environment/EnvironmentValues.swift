import Foundation
import Reactive

/// A key for a value of your own in the environment.
///
/// ```swift
/// private struct GreetingKey: EnvironmentKey { static let defaultValue = "Hello" }
/// extension EnvironmentValues {
///     var greeting: String {
///         get { self[GreetingKey.self] }
///         set { self[GreetingKey.self] = newValue }
///     }
/// }
/// ```
///
/// `@Entry` writes the same in one line.
public protocol EnvironmentKey {
    associatedtype Value
    /// The value where no view above has set one.
    static var defaultValue: Value { get }
}

/// The values that views hand down to the views inside them; the nearest one wins.
public struct EnvironmentValues: @unchecked Sendable {
    /// The values that Kumiko's own views read, kept in place so that reading one is a load.
    struct Known {
        var font: Font?
        var fontWeight: Font.Weight?
        var isItalic = false
        var isMonospaced = false
        var isMonospacedDigit = false
        var kerning: CGFloat = 0
        var baselineOffset: CGFloat = 0
        var textCase: Text.Case?
        var underline: TextLine?
        var strikethrough: TextLine?
        var foregroundStyle: AnyShapeStyle?
        var tint: AnyShapeStyle?
        var lineLimit: Int?
        var lineSpacing: CGFloat = 0
        var truncationMode = Text.TruncationMode.tail
        var multilineTextAlignment = TextAlignment.leading
        var isEnabled = true
        var colorScheme = ColorScheme.light
        /// The appearance of the window, in which the theme's own colour for text can be read.
        var windowColorScheme = ColorScheme.light
        var colorSchemeContrast = ColorSchemeContrast.standard
        var layoutDirection = LayoutDirection.leftToRight
        var displayScale: CGFloat = 1
        var accessibilityReduceMotion = false
        var labelsHidden = false
        var imageScale = Image.Scale.medium
        var buttonStyle: StyleChain<any PrimitiveButtonStyle>?
        var toggleStyle: StyleChain<any ToggleStyle>?
        var labelStyle: StyleChain<any LabelStyle>?
        var scenePhase = ScenePhase.active
        /// `nil` for the current one, which takes long to find out.
        var locale: Locale?
    }

    private final class Storage: @unchecked Sendable {
        var known: Known
        var own: [ObjectIdentifier: Any]
        /// What texts read of the values, once one has.
        var text: SharedTextEnvironment?

        init(_ known: Known, _ own: [ObjectIdentifier: Any]) {
            self.known = known
            self.own = own
        }
    }

    private var storage: Storage

    private static let initial = Storage(Known(), [:])

    public init() {
        storage = Self.initial
    }

    private mutating func makeUnique() {
        guard !isKnownUniquelyReferenced(&storage) else {
            storage.text = nil
            return
        }
        storage = Storage(storage.known, storage.own)
    }

    /// A value kept in place; for Kumiko's own keys.
    subscript<Value>(known keyPath: WritableKeyPath<Known, Value>) -> Value {
        get { storage.known[keyPath: keyPath] }
        set {
            makeUnique()
            storage.known[keyPath: keyPath] = newValue
        }
    }

    /// All values kept in place, for views that read several.
    var known: Known {
        get { storage.known }
        set {
            makeUnique()
            storage.known = newValue
        }
    }

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { storage.own[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set {
            makeUnique()
            storage.own[ObjectIdentifier(key)] = newValue
        }
    }

    /// What texts read of the values; worked out once for all texts that have the very same values.
    @MainActor var text: TextEnvironment {
        if let text = storage.text { return text.values }
        let text = SharedTextEnvironment(values: TextEnvironment(self))
        storage.text = text
        return text.values
    }

    /// The object of a type that was put in with ``setObject(_:)``.
    func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
        storage.own[ObjectIdentifier(type)] as? Object
    }

    mutating func setObject<Object: AnyObject>(_ object: Object?) {
        makeUnique()
        storage.own[ObjectIdentifier(Object.self)] = object
    }

    /// Whether both are the very same values; cheap, and `false` when in doubt.
    func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }
}

extension EnvironmentValues: CustomStringConvertible {
    public var description: String { "\(storage.known), \(storage.own.values.map { "\($0)" })" }
}

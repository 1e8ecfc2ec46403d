/// What shapes, texts and backgrounds are painted with: a colour, a gradient, or a rule that depends on the place.
///
/// A style of your own says in ``resolve(in:)`` which other style it is at some place:
///
/// ```swift
/// struct Ink: ShapeStyle {
///     func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///         environment.colorScheme == .dark ? Color.white : Color.indigo
///     }
/// }
/// ```
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never

    /// The style that this one is in `environment`.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// What to paint with. Only Kumiko's own styles say so themselves.
    func _stylePaint(in environment: EnvironmentValues) -> StylePaint

    /// The style to hand down from a place with `environment`: one that no longer refers to what is handed down.
    func _bound(in environment: EnvironmentValues) -> AnyShapeStyle
}

extension ShapeStyle {
    public func _stylePaint(in environment: EnvironmentValues) -> StylePaint {
        resolve(in: environment)._stylePaint(in: environment)
    }

    public func _bound(in environment: EnvironmentValues) -> AnyShapeStyle {
        AnyShapeStyle(BoundStyle(style: self, foreground: environment.known.foregroundStyle))
    }
}

extension ShapeStyle where Resolved == Never {
    /// A primitive style is no other; asking for it is a fault of the caller.
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) is a primitive style")
    }
}

/// A style that says itself what to paint with, and refers to nothing that is handed down.
protocol PlainStyle: ShapeStyle {}

extension PlainStyle {
    public func _bound(in environment: EnvironmentValues) -> AnyShapeStyle { AnyShapeStyle(self) }
}

/// A style of a developer's own that was handed down, with the foreground of the place it comes from: `.secondary`
/// inside of it means that one.
private struct BoundStyle<Style: ShapeStyle>: PlainStyle {
    let style: Style
    let foreground: AnyShapeStyle?

    typealias Resolved = Never

    func _stylePaint(in environment: EnvironmentValues) -> StylePaint {
        var environment = environment
        environment[known: \.foregroundStyle] = foreground
        return style._stylePaint(in: environment)
    }
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
}

extension Color: PlainStyle {
    public func _stylePaint(in environment: EnvironmentValues) -> StylePaint {
        switch source {
        case .foreground(let level):
            environment.hasOwnColorScheme
                ? .color(resolve(in: environment))
                : .foreground(opacity: level.opacity(environment.colorSchemeContrast))
        case .translucent(let color, let opacity):
            color._stylePaint(in: environment).opacity(opacity)
        case .named, .fixed, .mixed:
            .color(resolve(in: environment))
        }
    }
}

extension Color.Resolved: PlainStyle {
    public typealias Resolved = Never

    public func _stylePaint(in environment: EnvironmentValues) -> StylePaint { .color(self) }
}

/// Any style, its type forgotten.
public struct AnyShapeStyle: ShapeStyle {
    let style: any ShapeStyle

    public typealias Resolved = Never

    public init<Style: ShapeStyle>(_ style: Style) {
        self.style = (style as? AnyShapeStyle)?.style ?? style
    }

    public func _stylePaint(in environment: EnvironmentValues) -> StylePaint {
        style._stylePaint(in: environment)
    }

    public func _bound(in environment: EnvironmentValues) -> AnyShapeStyle { style._bound(in: environment) }
}

/// A style made more translucent.
struct OpacityStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let opacity: Double

    typealias Resolved = Never

    func _stylePaint(in environment: EnvironmentValues) -> StylePaint {
        base._stylePaint(in: environment).opacity(opacity)
    }

    func _bound(in environment: EnvironmentValues) -> AnyShapeStyle {
        AnyShapeStyle(OpacityStyle<AnyShapeStyle>(base: base._bound(in: environment), opacity: opacity))
    }
}

extension ShapeStyle {
    /// The same style, `opacity` times as opaque.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        OpacityStyle(base: self, opacity: opacity)
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The same style, `opacity` times as opaque.
    public func opacity(_ opacity: Double) -> AnyShapeStyle {
        AnyShapeStyle(OpacityStyle(base: self, opacity: opacity))
    }
}

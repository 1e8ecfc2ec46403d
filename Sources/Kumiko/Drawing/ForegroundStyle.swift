/// The style that views above set with `foregroundStyle(_:)`, else the theme's colour for text.
public struct ForegroundStyle: ShapeStyle {
    public typealias Resolved = Never

    public init() {}

    public func _stylePaint(in environment: EnvironmentValues) -> StylePaint {
        (environment.known.foregroundStyle ?? AnyShapeStyle(Color.primary))._stylePaint(in: environment)
    }

    public func _bound(in environment: EnvironmentValues) -> AnyShapeStyle {
        environment.known.foregroundStyle ?? AnyShapeStyle(Color.primary)
    }
}

/// The foreground style, or a fainter form of it.
public struct HierarchicalShapeStyle: ShapeStyle {
    public typealias Resolved = Never

    let level: ForegroundLevel

    /// The foreground style itself.
    public static let primary = HierarchicalShapeStyle(level: .primary)
    public static let secondary = HierarchicalShapeStyle(level: .secondary)
    public static let tertiary = HierarchicalShapeStyle(level: .tertiary)
    public static let quaternary = HierarchicalShapeStyle(level: .quaternary)
    public static let quinary = HierarchicalShapeStyle(level: .quinary)

    public func _stylePaint(in environment: EnvironmentValues) -> StylePaint {
        ForegroundStyle()._stylePaint(in: environment).opacity(level.opacity(environment.colorSchemeContrast))
    }

    public func _bound(in environment: EnvironmentValues) -> AnyShapeStyle {
        guard let foreground = environment.known.foregroundStyle else {
            return AnyShapeStyle(Color(source: .foreground(level)))
        }
        return AnyShapeStyle(
            OpacityStyle(base: foreground, opacity: level.opacity(environment.colorSchemeContrast)))
    }
}

/// The style that views above set with `tint(_:)`, else the accent colour.
public struct TintShapeStyle: ShapeStyle {
    public typealias Resolved = Never

    public init() {}

    public func _stylePaint(in environment: EnvironmentValues) -> StylePaint {
        _bound(in: environment)._stylePaint(in: environment)
    }

    public func _bound(in environment: EnvironmentValues) -> AnyShapeStyle {
        environment.known.tint ?? AnyShapeStyle(Color.accentColor)
    }
}

extension EnvironmentValues {
    /// The colour that views above set with `tint(_:)`, of a gradient the first; `nil` for the theme's.
    @MainActor
    var tintColor: Color.Resolved? {
        guard let tint = known.tint, case .color(let color) = TextColor(tint, in: self) else { return nil }
        return color
    }
}

/// The colour of the window's background.
public struct BackgroundStyle: PlainStyle {
    public typealias Resolved = Never

    public init() {}

    public func _stylePaint(in environment: EnvironmentValues) -> StylePaint {
        .color(Color.Resolved(environment.colorScheme == .dark ? 0x242424 : 0xfafafa))
    }
}

/// A translucent layer of the window's background.
public struct Material: PlainStyle {
    public typealias Resolved = Never

    let opacity: Double

    public static let ultraThin = Material(opacity: 0.4)
    public static let thin = Material(opacity: 0.55)
    public static let regular = Material(opacity: 0.7)
    public static let thick = Material(opacity: 0.85)
    public static let ultraThick = Material(opacity: 0.95)
    /// As bars of the system have it.
    public static let bar = Material(opacity: 0.9)

    public func _stylePaint(in environment: EnvironmentValues) -> StylePaint {
        BackgroundStyle()._stylePaint(in: environment).opacity(opacity)
    }
}

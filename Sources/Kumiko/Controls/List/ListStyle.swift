/// How a ``List`` looks: one of those that are built in.
public protocol ListStyle: Sendable {}

/// How the rows of a list look.
@_documentation(visibility: internal)
public enum ListLook: Sendable {
    /// From edge to edge, with lines between.
    case plain
    /// Rounded rows, a little away from the edge.
    case inset
    /// A rounded box for each section.
    case insetGrouped
    /// The rounded rows of a sidebar.
    case sidebar
}

/// A style that the library draws.
protocol BuiltInListStyle: ListStyle {
    static var look: ListLook { get }
}

/// The platform's choice: ``PlainListStyle``.
public struct DefaultListStyle: BuiltInListStyle {
    public init() {}
    static var look: ListLook { .plain }
}

/// Rows from edge to edge with lines between them. Headers of sections stay at the top while their rows are in sight.
public struct PlainListStyle: BuiltInListStyle {
    public init() {}
    static var look: ListLook { .plain }
}

/// Rounded rows, a little away from the edge.
public struct InsetListStyle: BuiltInListStyle {
    public init() {}
    static var look: ListLook { .inset }
}

/// A rounded box for each section, as in settings. Boxes are at most 640 points wide, and centred.
public struct InsetGroupedListStyle: BuiltInListStyle {
    public init() {}
    static var look: ListLook { .insetGrouped }
}

/// The rounded rows of a sidebar.
public struct SidebarListStyle: BuiltInListStyle {
    public init() {}
    static var look: ListLook { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
    public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == InsetListStyle {
    public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

nonisolated extension View {
    /// The style of the lists in this view. `automatic` is `plain`.
    public func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.listLook, (S.self as? any BuiltInListStyle.Type)?.look ?? .plain)
    }
}

extension EnvironmentValues {
    private struct ListLookKey: EnvironmentKey { static let defaultValue = ListLook.plain }

    var listLook: ListLook {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }
}

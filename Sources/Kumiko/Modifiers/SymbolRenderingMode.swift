/// How a symbol's layers are coloured. Symbols have one layer here, so that all modes show them in the foreground style.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let name: String

    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    public static let palette = SymbolRenderingMode(name: "palette")
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

extension Image {
    /// Accepted as SwiftUI has it; a symbol of one layer looks the same in all modes.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

nonisolated extension View {
    /// Accepted as SwiftUI has it; a symbol of one layer looks the same in all modes.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}

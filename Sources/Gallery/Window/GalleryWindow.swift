import SwiftUI

/// The list of pages and the page that is open: side by side, or in a narrow window one above the other.
struct GalleryWindow: View {
    let model: GalleryModel

    /// The width from which there is room for a sidebar.
    static let wideWidth: CGFloat = 680

    var body: some View {
        GeometryReader { proxy in
            GalleryContent(model: model, isNarrow: proxy.size.width < Self.wideWidth)
        }
        .frame(minWidth: 360, idealWidth: 1000, minHeight: 294, idealHeight: 700)
    }
}

/// The window's content at a width. It does not depend on the width itself, so it stays as it is while the window is
/// dragged larger.
private struct GalleryContent: View {
    let model: GalleryModel
    let isNarrow: Bool
    @Environment(\.colorSchemeContrast) private var contrast

    var body: some View {
        WindowSplit(isNarrow: isNarrow) {
            PageList(model: model, isNarrow: isNarrow)
            Color.primary.opacity(contrast == .increased ? 0.6 : 0.15)
            OpenPage(model: model)
        }
        .environment(\.isNarrow, isNarrow)
    }
}

extension EnvironmentValues {
    /// Whether the window is too narrow for a sidebar.
    @Entry var isNarrow = false
}

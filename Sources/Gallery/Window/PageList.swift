import SwiftUI

/// The names of the pages with their icons; in a narrow window a row of icons and the name of the open page.
struct PageList: View {
    let model: GalleryModel
    let isNarrow: Bool

    var body: some View {
        if isNarrow {
            HStack(spacing: 6) { items }
                .padding(.horizontal, 12)
                .padding(.vertical, 6)
                .frame(maxWidth: .infinity)
        } else {
            ScrollView {
                VStack(spacing: 2) { items }
                    .padding(6)
            }
            .frame(width: 220)
        }
    }

    private var items: some View {
        ForEach(GalleryPage.allCases) { page in
            PageListItem(page: page, isOpen: page == model.page, isNarrow: isNarrow) { model.page = page }
        }
    }
}

/// The button that opens a page.
private struct PageListItem: View {
    let page: GalleryPage
    let isOpen: Bool
    let isNarrow: Bool
    let open: @MainActor () -> Void

    var body: some View {
        Button(action: open) {
            if isNarrow {
                Image(systemName: page.symbol).frame(maxWidth: .infinity)
            } else {
                HStack(spacing: 12) {
                    Image(systemName: page.symbol).accessibilityHidden(true)
                    Text(page.title).lineLimit(1)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        .buttonStyle(PageListItemStyle(isOpen: isOpen))
        // Where the name is seen nobody needs to be told it.
        .help(isNarrow ? page.title : "")
        .accessibilityLabel(page.title)
        .accessibilityAddTraits(isOpen ? .isSelected : [])
    }
}

/// The rounded row of a sidebar: filled while its page is open, more so while it is pressed.
private struct PageListItemStyle: ButtonStyle {
    let isOpen: Bool
    @Environment(\.colorSchemeContrast) private var contrast

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 12)
            .frame(minHeight: 40)
            .background(
                Color.primary.opacity(configuration.isPressed ? 0.16 : isOpen ? 0.1 : 0),
                in: RoundedRectangle(cornerRadius: 6)
            )
            .overlay {
                if isOpen, contrast == .increased { RoundedRectangle(cornerRadius: 6).strokeBorder(lineWidth: 2) }
            }
            .contentShape(RoundedRectangle(cornerRadius: 6))
    }
}

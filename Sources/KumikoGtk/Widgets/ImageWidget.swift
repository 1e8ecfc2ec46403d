import CGtk
import Foundation
import Kumiko

/// A `GtkPicture` of a symbol, a bundle's resource or a file.
@MainActor
final class ImageWidget: ElementWidget {
    private let element: ImageElement
    private var content: ResolvedImage?
    private var symbol: OpaquePointer?
    /// The picture file shown, and its size in points.
    private var picture: (path: String, size: CGSize, isVector: Bool)?
    private var drawnSize = CGSize.zero
    /// The file, on its way, of a picture that has a place but is out of sight, as on the next page.
    private var reading: PictureReading?
    private var epoch = 0

    init(_ element: ImageElement) {
        self.element = element
        super.init(gtk_picture_new())
        gtk_picture_set_can_shrink(widget.opaque, 1)
        gtk_picture_set_content_fit(widget.opaque, GTK_CONTENT_FIT_FILL)
        update()
    }

    override func update() {
        if element.content != content {
            let old = content
            content = element.content
            needAllocation()
            if old?.source != element.content.source || old?.isTemplate != element.content.isTemplate { showSource() }
            symbolStyleChanged()
        }
        updateCommon(element)
        Accessibility.update(self, element, name: element.spokenText)
        if element.spokenText.isEmpty { kumiko_accessible_set_hidden(widget, 1) }
    }

    override var isRestless: Bool { false }

    // MARK: Sources

    private func showSource() {
        picture = nil
        reading = nil
        drawnSize = .zero
        switch element.content.source {
        case .symbol(let name):
            showSymbol(SymbolNames.iconName(for: name) ?? placeholder("There is no symbol named \"\(name)\"."))
        case .resource(let name, let bundle):
            if let path = Resources.path(of: name, in: bundle ?? .main) {
                showFile(path)
            } else {
                showSymbol(placeholder("There is no picture named \"\(name)\" among the resources."))
            }
        case .file(let url): showFile(url.path)
        }
    }

    private func placeholder(_ message: String) -> String {
        report(message)
        return "image-missing"
    }

    private func showSymbol(_ iconName: String) {
        let symbol = makeSymbol()
        if SymbolNames.isDrawn(iconName) {
            kumiko_symbols_register(gtk_icon_theme_get_for_display(gtk_widget_get_display(widget)))
        }
        // A theme may lack an icon that another one has.
        let isKnown = iconName == "image-missing" || kumiko_symbol_exists(widget, iconName) != 0
        kumiko_symbol_set_icon_name(
            symbol, isKnown ? iconName : placeholder("The icon theme has no icon named \"\(iconName)\"."))
    }

    private func makeSymbol() -> OpaquePointer {
        if let symbol { return symbol }
        let new = kumiko_symbol_new(widget)!
        symbol = new
        gtk_picture_set_paintable(widget.opaque, new)
        g_object_unref(UnsafeMutableRawPointer(new))
        return new
    }

    private func showFile(_ path: String) {
        var (width, height): (CInt, CInt) = (0, 0)
        guard kumiko_picture_size(path, &width, &height) != 0, width > 0, height > 0 else {
            return showSymbol(placeholder("The picture \"\(path)\" cannot be read."))
        }
        let isVector = path.lowercased().hasSuffix(".svg")
        picture = (path, CGSize(width: Double(width), height: Double(height)), isVector)
        symbol = nil
        gtk_picture_set_paintable(widget.opaque, nil)
        drawPicture()
    }

    /// Shows the picture once it has a place and can be seen. While it is out of sight it is only read.
    private func drawPicture() {
        guard let picture, symbol == nil || element.content.isTemplate, !frame.isNull else { return }
        if picture.isVector { return isShown ? drawVector(at: frame.size) : () }
        guard drawnSize == .zero else { return }
        let reading = reading ?? PictureReading(of: picture.path)
        self.reading = reading
        guard isShown else { return }
        self.reading = nil
        drawnSize = picture.size
        needAllocation()
        guard let texture = reading.texture else {
            return showSymbol(placeholder("The picture \"\(picture.path)\" cannot be read."))
        }
        show(texture)
    }

    /// Draws an SVG anew at the size at which it is seen, so that its edges are sharp.
    private func drawVector(at size: CGSize) {
        guard let picture, size != drawnSize, size.width >= 1, size.height >= 1 else { return }
        drawnSize = size
        needAllocation()
        let scale = Double(gtk_widget_get_scale_factor(widget))
        let pixels = { (length: CGFloat) in CInt(min((length * scale).rounded(.up), 8192)) }
        guard let texture = kumiko_texture_new_for_svg(picture.path, pixels(size.width), pixels(size.height), nil)
        else {
            return report("The picture \"\(picture.path)\" cannot be drawn.")
        }
        show(texture)
        g_object_unref(UnsafeMutableRawPointer(texture))
    }

    private func show(_ texture: OpaquePointer) {
        guard element.content.isTemplate else { return gtk_picture_set_paintable(widget.opaque, texture) }
        kumiko_symbol_set_picture(makeSymbol(), texture)
        symbolStyleChanged()
    }

    // MARK: Symbols

    private func symbolStyleChanged() {
        guard let symbol, let content else { return }
        epoch = Style.epoch
        kumiko_symbol_set_size(symbol, CInt(symbolSize.rounded()))
        switch content.color {
        case .inherited: kumiko_symbol_set_color(symbol, nil)
        case .secondary(let opacity):
            kumiko_symbol_set_color(symbol, nil)
            gtk_widget_set_opacity(widget, opacity)
            return
        case .color(let color):
            var color = GdkRGBA(color)
            kumiko_symbol_set_color(symbol, &color)
        }
        if gtk_widget_get_opacity(widget) != 1 { gtk_widget_set_opacity(widget, 1) }
    }

    /// 16 points beside a text of the interface's size, and in proportion beside others.
    private var symbolSize: Double {
        guard let content else { return 16 }
        switch content.font.size {
        case .relative(let scale): return max(1, 16 * scale * fontFactor)
        case .points(let points): return max(1, points * 16 / ResolvedFont.usualSize)
        }
    }

    /// How much larger the interface's font is than usual.
    private var fontFactor: Double {
        let description = pango_context_get_font_description(gtk_widget_get_pango_context(widget))
        guard let description else { return 1 }
        let size = Double(pango_font_description_get_size(description)) / Double(PANGO_SCALE)
        guard size > 0 else { return 1 }
        let pixels = pango_font_description_get_size_is_absolute(description) != 0 ? size : size * 96 / 72
        return pixels / ResolvedFont.usualSize
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if let picture { return picture.size }
        if epoch != Style.epoch { symbolStyleChanged() }
        let size = symbolSize.rounded()
        return CGSize(width: size, height: size)
    }

    override func placed() { drawPicture() }
}

/// The pictures that come with a program.
enum Resources {
    private static let extensions = ["svg", "png", "jpg", "jpeg", "webp", "gif"]

    /// The file of a resource, named with or without its extension.
    static func path(of name: String, in bundle: Bundle) -> String? {
        let directories = [bundle.resourceURL, bundle.bundleURL].compactMap { $0 } + nested(in: bundle)
        for directory in directories {
            for candidate in [name] + extensions.map({ "\(name).\($0)" }) {
                let path = directory.appendingPathComponent(candidate).path
                var isDirectory: ObjCBool = false
                if FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), !isDirectory.boolValue {
                    return path
                }
            }
        }
        return nil
    }

    /// SwiftPM puts a target's resources into a bundle of their own beside the program.
    private static func nested(in bundle: Bundle) -> [URL] {
        guard bundle == .main else { return [] }
        let directory = bundle.bundleURL
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
        return names.filter { $0.hasSuffix(".resources") }.sorted().map { directory.appendingPathComponent($0) }
    }
}

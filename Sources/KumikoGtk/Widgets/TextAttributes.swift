import CGtk
import Kumiko

/// A text as Pango takes it: the characters, and a list of attributes over ranges of bytes.
struct TextAttributes {
    /// The characters, without NUL, at which C's strings end.
    let string: String
    /// Owned by the value's user, who frees it with `pango_attr_list_unref`; `nil` for a text that is only text.
    let list: OpaquePointer?

    init(_ content: ResolvedText) {
        let characters = content.string
        string = characters.utf8.contains(0) ? characters.replacing("\0", with: "") : characters
        if content.runs.allSatisfy({ $0.attributes == ResolvedText.Attributes() }) && content.lineSpacing == 0 {
            list = nil
            return
        }
        let list = pango_attr_list_new()!
        var start = 0
        for run in content.runs {
            let end = start + run.string.utf8.count
            Self.add(run.attributes, to: list, from: start, to: end)
            start = end
        }
        self.list = list
    }

    private static func add(
        _ attributes: ResolvedText.Attributes, to list: OpaquePointer, from start: Int, to end: Int
    ) {
        func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
            guard let attribute else { return }
            attribute.pointee.start_index = guint(start)
            attribute.pointee.end_index = guint(end)
            pango_attr_list_insert(list, attribute)
        }
        addFont(attributes.font, add)
        addColor(attributes.color, add)
        if let line = attributes.underline {
            add(pango_attr_underline_new(line.pattern == .solid ? PANGO_UNDERLINE_SINGLE : PANGO_UNDERLINE_ERROR))
            if case .color(let color) = line.color {
                add(pango_attr_underline_color_new(color.red.channel, color.green.channel, color.blue.channel))
            }
        }
        if let line = attributes.strikethrough {
            add(pango_attr_strikethrough_new(1))
            if case .color(let color) = line.color {
                add(pango_attr_strikethrough_color_new(color.red.channel, color.green.channel, color.blue.channel))
            }
        }
        if attributes.kerning != 0 { add(pango_attr_letter_spacing_new(units(attributes.kerning))) }
        if attributes.baselineOffset != 0 { add(pango_attr_rise_new(units(attributes.baselineOffset))) }
    }

    static func addFont(_ font: ResolvedFont, _ add: (UnsafeMutablePointer<PangoAttribute>?) -> Void) {
        switch font.size {
        case .relative(1): break
        case .relative(let scale): add(pango_attr_scale_new(min(max(scale, 0.01), 100)))
        case .points(let points): add(pango_attr_size_new_absolute(units(min(max(points, 1), 2000))))
        }
        if let family = font.family ?? (font.isMonospaced ? "monospace" : nil) { add(pango_attr_family_new(family)) }
        if font.weight != 400 {
            add(pango_attr_weight_new(PangoWeight(rawValue: UInt32(min(max(font.weight, 100), 1000)))))
        }
        if font.isItalic { add(pango_attr_style_new(PANGO_STYLE_ITALIC)) }
        if font.smallCaps { add(pango_attr_variant_new(PANGO_VARIANT_SMALL_CAPS)) }
        if font.monospacedDigits { add(pango_attr_font_features_new("tnum=1")) }
        if font.lineHeight != 1 { add(pango_attr_line_height_new(font.lineHeight)) }
    }

    private static func addColor(_ color: TextColor, _ add: (UnsafeMutablePointer<PangoAttribute>?) -> Void) {
        switch color {
        case .inherited: break
        case .secondary(let opacity): add(pango_attr_foreground_alpha_new(Float(opacity).channel))
        case .color(let color):
            add(pango_attr_foreground_new(color.red.channel, color.green.channel, color.blue.channel))
            // An alpha of 0 counts as none set in Pango.
            add(pango_attr_foreground_alpha_new(max(1, color.opacity.channel)))
        }
    }

    private static func units(_ points: Double) -> CInt { CInt((points * Double(PANGO_SCALE)).rounded()) }
}

extension Float {
    /// The value as Pango counts it, up to 65535.
    fileprivate var channel: guint16 { guint16((Swift.min(Swift.max(self, 0), 1) * 65535).rounded()) }
}

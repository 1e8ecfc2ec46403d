import CGtk
import Foundation
import Kumiko

/// A `GtkLabel`. Fonts and colours are Pango attributes of its own, so a text costs no style rules.
///
/// It wraps and truncates only where it was given less than it takes on its own, since that spares GTK most of the
/// measuring.
@MainActor
final class TextWidget: ElementWidget {
    private let element: TextElement
    private var content: ResolvedText?
    /// The size without limits, while the fonts are those of `epoch`.
    private var unlimited: CGSize?
    /// The size with a line for each character, of a text without a label: both come of laying it out once.
    private var narrowest: CGSize?
    /// What ``unlimited`` was before there was a label, until the label has been asked too.
    private var guess: CGSize?
    private var epoch = 0
    /// How the label is set up: whether it wraps, and to how many lines it is cut, if it is.
    private var setup = Setup(wraps: false, lines: nil)

    private struct Setup: Equatable {
        var wraps: Bool
        var lines: Int?
    }

    init(_ element: TextElement) {
        self.element = element
        super.init()
    }

    private var label: OpaquePointer { widget.opaque }

    override func makeWidget() -> WidgetPointer {
        kumiko_label_new(gboolean(element.accessibility.traits.contains(.isHeader)))
    }

    override func didMake() {
        guess = unlimited
        update()
    }

    override func update() {
        guard isMade else {
            forgetSizes()
            return nameChanged()
        }
        if element.content != content { show(element.content) }
        updateCommon(element)
        Accessibility.update(self, element, name: element.spokenText == content?.string ? nil : element.spokenText)
    }

    override var isRestless: Bool { false }

    private func show(_ new: ResolvedText) {
        needAllocation()
        let attributes = TextAttributes(new)
        content = new
        forgetSizes()
        if attributes.list != nil || gtk_label_get_attributes(label) != nil {
            gtk_label_set_attributes(label, attributes.list)
        }
        if let list = attributes.list { pango_attr_list_unref(list) }
        gtk_label_set_text(label, attributes.string)
        let justification =
            switch new.alignment {
            case .leading: GTK_JUSTIFY_LEFT
            case .center: GTK_JUSTIFY_CENTER
            case .trailing: GTK_JUSTIFY_RIGHT
            }
        if gtk_label_get_justify(label) != justification { gtk_label_set_justify(label, justification) }
        if container != nil, !awaitsPlace { applySetup(force: true) }
        nameChanged()
    }

    // MARK: Sizes

    private func forgetSizes() { (unlimited, narrowest) = (nil, nil) }

    /// The size the text takes where nothing limits it but its own line breaks.
    private var unlimitedSize: CGSize {
        if let unlimited, epoch == Style.epoch { return unlimited }
        epoch = Style.epoch
        let size = isSetUpPlain ? Self.size(of: layout) : withLayout { Self.size(of: $0) }
        unlimited = size
        narrowest = isMade ? nil : measureNarrowest()
        return size
    }

    /// The label's own layout, or one that stands in for it until there is a label. Not to be changed.
    private var layout: OpaquePointer {
        guard !isMade, let gauge = holder?.gauge ?? container?.gauge else { return gtk_label_get_layout(label) }
        return gauge.layout(of: element.content)
    }

    /// Whether the label's own layout has no limits, so that what is measured in it serves the drawing too.
    private var isSetUpPlain: Bool { !setup.wraps && setup.lines == nil }

    /// The size where each character has a line of its own, as stacks ask for it to learn the smallest; `nil` where it
    /// takes a layout to know. Shaping a text anew would cost as much as all else about it. The hyphens that Pango puts
    /// at such breaks are left out, since nothing is ever shown so narrow.
    private func measureNarrowest() -> CGSize? {
        let string = element.content.string
        guard isSetUpPlain, element.content.runs.count == 1, element.content.lineSpacing == 0 else { return nil }
        let lines = string.utf8.count
        var isAfterSpace = true
        for byte in string.utf8 {
            guard byte >= 32, byte < 127, byte != 32 || !isAfterSpace else { return nil }
            isAfterSpace = byte == 32
        }
        guard !isAfterSpace else { return nil }
        guard let iterator = pango_layout_get_iter(layout) else { return nil }
        defer { pango_layout_iter_free(iterator) }
        var (place, clusters, widest, height) = (PangoRectangle(), 0, CInt(0), CInt(0))
        repeat {
            pango_layout_iter_get_cluster_extents(iterator, nil, &place)
            clusters += 1
            widest = max(widest, place.width)
            height = max(height, place.height)
        } while pango_layout_iter_next_cluster(iterator) != 0
        // Letters that are drawn as one part when each stands alone. The line's end counts as a cluster.
        guard clusters == lines || clusters == lines + 1 else { return nil }
        func pixels(_ units: Int) -> Double { Double((units + Int(PANGO_SCALE) / 2) / Int(PANGO_SCALE)) }
        return CGSize(width: pixels(Int(widest)), height: pixels(Int(height) * lines))
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let natural = unlimitedSize
        let limit = element.content.lineLimit.map { max(1, $0) }
        let lineHeight = natural.height
        if natural.width <= proposal.width ?? .infinity, natural.height <= proposal.height ?? .infinity {
            if limit == nil || element.content.string.utf8.allSatisfy({ $0 != 10 && $0 != 13 }) { return natural }
        }
        if proposal.width ?? .infinity >= natural.width, limit == nil, proposal.height ?? .infinity >= lineHeight {
            return natural
        }
        return limitedSize(proposal, limit)
    }

    private func limitedSize(_ proposal: ProposedViewSize, _ limit: Int?) -> CGSize {
        var lines = limit
        var size = size(proposal.width, lines: lines)
        if let height = proposal.height, size.height > height {
            let fitting = fittingLines(in: height, proposal.width)
            if fitting < lines ?? .max {
                lines = fitting
                size = self.size(proposal.width, lines: lines)
            }
        }
        return size
    }

    private func size(_ width: CGFloat?, lines: Int?) -> CGSize {
        if let width, width <= 1, lines == nil, let size = narrowest ?? measureNarrowest() { return size }
        return withLayout { layout in
            configure(layout, width, lines)
            return Self.size(of: layout)
        }
    }

    /// How many lines have a place in `height`: at least one.
    private func fittingLines(in height: CGFloat, _ width: CGFloat?) -> Int {
        guard height.isFinite else { return .max }
        return withLayout { layout in
            configure(layout, width, nil)
            let count = Int(pango_layout_get_line_count(layout))
            guard let iterator = pango_layout_get_iter(layout) else { return 1 }
            defer { pango_layout_iter_free(iterator) }
            var fitting = 0
            repeat {
                var bottom: CInt = 0
                pango_layout_iter_get_line_yrange(iterator, nil, &bottom)
                // Half a pixel is not worth a line.
                if CGFloat(bottom) / CGFloat(PANGO_SCALE) > height + 0.5 { break }
                fitting += 1
            } while pango_layout_iter_next_line(iterator) != 0
            return fitting >= count ? .max : max(1, fitting)
        }
    }

    /// Runs `body` with a layout of the text without limits, which it may change.
    private func withLayout<Result>(_ body: (OpaquePointer) -> Result) -> Result {
        let layout = pango_layout_copy(layout)!
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        pango_layout_set_width(layout, -1)
        pango_layout_set_height(layout, -1)
        pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE)
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        return body(layout)
    }

    private func configure(_ layout: OpaquePointer, _ width: CGFloat?, _ lines: Int?) {
        if let width, width.isFinite {
            pango_layout_set_width(layout, CInt(min(max(1, width.rounded(.down)), longestMeasure)) * PANGO_SCALE)
        }
        if let lines, lines < Int.max {
            pango_layout_set_height(layout, -CInt(clamping: lines))
            pango_layout_set_ellipsize(layout, ellipsis)
        }
    }

    private static func size(of layout: OpaquePointer) -> CGSize {
        var width: CInt = 0
        var height: CInt = 0
        pango_layout_get_pixel_size(layout, &width, &height)
        return CGSize(width: Double(width), height: Double(height))
    }

    private var ellipsis: PangoEllipsizeMode {
        switch element.content.truncation {
        case .head: PANGO_ELLIPSIZE_START
        case .middle: PANGO_ELLIPSIZE_MIDDLE
        case .tail: PANGO_ELLIPSIZE_END
        }
    }

    // MARK: Placing

    override func placed() {
        if let guess, guess != unlimitedSize { element.invalidateLayout() }
        guess = nil
        applySetup(force: false)
    }

    /// Has the label wrap and truncate as its place demands.
    private func applySetup(force: Bool) {
        let natural = unlimitedSize
        var new = Setup(wraps: frame.width < natural.width, lines: nil)
        let limit = element.content.lineLimit.map { max(1, $0) }
        if new.wraps || natural.height > frame.height || limit != nil {
            let fitting = fittingLines(in: frame.height, frame.width)
            let lines = min(limit ?? .max, fitting)
            if lines < .max, lines < lineCount(frame.width) { new.lines = lines }
        }
        guard force || new != setup else { return }
        setup = new
        needAllocation()
        gtk_label_set_wrap(label, gboolean(new.wraps || new.lines != nil))
        gtk_label_set_wrap_mode(label, PANGO_WRAP_WORD_CHAR)
        gtk_label_set_ellipsize(label, new.lines == nil ? PANGO_ELLIPSIZE_NONE : ellipsis)
        gtk_label_set_lines(label, new.lines.map { CInt(clamping: $0) } ?? -1)
    }

    private func lineCount(_ width: CGFloat) -> Int {
        withLayout { layout in
            configure(layout, width, nil)
            return Int(pango_layout_get_line_count(layout))
        }
    }

    override func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        withLayout { layout in
            configure(layout, size.width < unlimitedSize.width ? size.width : nil, element.content.lineLimit)
            guard let iterator = pango_layout_get_iter(layout) else { return nil }
            defer { pango_layout_iter_free(iterator) }
            let first = pango_layout_iter_get_baseline(iterator)
            while pango_layout_iter_next_line(iterator) != 0 {}
            let last = pango_layout_iter_get_baseline(iterator)
            return (CGFloat(first) / CGFloat(PANGO_SCALE), CGFloat(last) / CGFloat(PANGO_SCALE))
        }
    }
}

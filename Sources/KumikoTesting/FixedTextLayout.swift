import Foundation
import Kumiko

/// A text broken into lines in the fixed font.
///
/// Lines break between words, and within a word that is longer than a line. A text that takes more lines than it may
/// is cut with `…` in its last line, at the place that its truncation mode names.
struct FixedTextLayout {
    /// The lines as they are shown, with `…` where the text is cut.
    let lines: [String]
    let size: CGSize
    let lineHeight: CGFloat

    init(_ text: ResolvedText, _ proposal: ProposedViewSize) {
        let scale = text.runs.map { FixedFontMetrics.scale($0.attributes.font) }.max() ?? 1
        lineHeight = FixedFontMetrics.lineHeight * scale
        let limit = max(proposal.width ?? .infinity, 0) / scale
        let step = lineHeight + CGFloat(text.lineSpacing)
        let room = proposal.height.map { ((($0 + CGFloat(text.lineSpacing)) / step).rounded(.down)) } ?? .infinity
        let most = min(text.lineLimit ?? .max, room < 1 ? 1 : room > 10_000 ? .max : Int(room))
        var lines = Self.wrap(text.string, limit)
        if lines.count > most {
            let rest = lines[(most - 1)...].joined(separator: " ")
            lines[(most - 1)...] = [Self.truncate(rest, limit, text.truncation)]
        }
        self.lines = lines
        let width = lines.map(Self.width).max() ?? 0
        size = CGSize(
            width: width * scale, height: lineHeight + CGFloat(max(0, lines.count - 1)) * step)
    }

    private static func width(_ line: some StringProtocol) -> CGFloat {
        line.reduce(0) { $0 + FixedFontMetrics.width($1) }
    }

    private static func wrap(_ string: String, _ limit: CGFloat) -> [String] {
        var lines: [String] = []
        for paragraph in string.split(separator: "\n", omittingEmptySubsequences: false) {
            var line = ""
            for (index, word) in paragraph.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
                let longer = index == 0 ? String(word) : line + " " + word
                if width(longer) <= limit {
                    line = longer
                    continue
                }
                if index > 0 { lines.append(line) }
                line = ""
                for character in word {
                    if !line.isEmpty, width(line + String(character)) > limit {
                        lines.append(line)
                        line = ""
                    }
                    line.append(character)
                }
            }
            lines.append(line)
        }
        return lines
    }

    /// Takes as many characters out of `line` as make room for `…` in their place.
    private static func truncate(_ line: String, _ limit: CGFloat, _ mode: Text.TruncationMode) -> String {
        var (head, tail) = (Substring(line), Substring())
        switch mode {
        case .tail: break
        case .head: (head, tail) = (tail, head)
        case .middle:
            let middle = line.index(line.startIndex, offsetBy: (line.count + 1) / 2)
            (head, tail) = (line[..<middle], line[middle...])
        }
        while width(head) + width(tail) + FixedFontMetrics.characterWidth > limit, !(head.isEmpty && tail.isEmpty) {
            let cutsHead = mode == .tail || (mode == .middle && head.count > tail.count)
            if cutsHead, !head.isEmpty { head.removeLast() } else { tail.removeFirst() }
        }
        return head + "…" + tail
    }
}

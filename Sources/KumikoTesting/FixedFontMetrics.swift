import Foundation
import Kumiko

/// A font in which every character has the same width, so that layouts are the same on every machine.
///
/// At the size of the interface font a character is 8 points wide, wide East Asian ones and emoji 16, and a line is 16
/// points high; other sizes scale. The baseline lies at three quarters of the line.
public enum FixedFontMetrics {
    /// The width of a character of the interface font, in points.
    public static let characterWidth: CGFloat = 8
    /// The height of a line of the interface font, in points.
    public static let lineHeight: CGFloat = 16

    static func scale(_ font: ResolvedFont) -> CGFloat {
        switch font.size {
        case .relative(let factor): factor
        case .points(let points): points / 14
        }
    }

    static func width(_ character: Character) -> CGFloat {
        let isWide = character.unicodeScalars.contains { scalar in
            switch scalar.value {
            case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
                0xFF00...0xFF60, 0x1F300...0x1FAFF:
                true
            default: false
            }
        }
        return isWide ? 2 * characterWidth : characterWidth
    }
}

/// A text broken into lines in the fixed font.
struct FixedTextLayout {
    /// The lines as they are shown, with `…` where the text is cut.
    private(set) var lines: [String] = []
    let size: CGSize
    let lineHeight: CGFloat

    init(_ text: ResolvedText, _ proposal: ProposedViewSize) {
        let scale = text.runs.map { FixedFontMetrics.scale($0.attributes.font) }.max() ?? 1
        let lineHeight = FixedFontMetrics.lineHeight * scale
        self.lineHeight = lineHeight
        let limit = max(proposal.width ?? .infinity, 0)
        let room = proposal.height.map { Int(max(1, ($0 / lineHeight).rounded(.down).clamped(to: 1...10_000))) }
        let most = min(text.lineLimit ?? .max, room ?? .max)
        var lines = Self.wrap(text.string, limit, scale)
        if lines.count > most {
            lines = Array(lines.prefix(most))
            lines[most - 1] = Self.truncate(lines[most - 1] + "…", limit, scale, always: true)
        }
        self.lines = lines.map { Self.truncate($0, limit, scale, always: false) }
        let width = self.lines.map { Self.width($0, scale) }.max() ?? 0
        size = CGSize(width: width, height: CGFloat(self.lines.count) * lineHeight)
    }

    private static func width(_ line: some StringProtocol, _ scale: CGFloat) -> CGFloat {
        line.reduce(0) { $0 + FixedFontMetrics.width($1) } * scale
    }

    private static func wrap(_ string: String, _ limit: CGFloat, _ scale: CGFloat) -> [String] {
        var lines: [String] = []
        for paragraph in string.split(separator: "\n", omittingEmptySubsequences: false) {
            var line = ""
            for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
                let longer = line.isEmpty ? String(word) : line + " " + word
                if !line.isEmpty, width(longer, scale) > limit {
                    lines.append(line)
                    line = String(word)
                } else {
                    line = longer
                }
            }
            lines.append(line)
        }
        return lines
    }

    private static func truncate(_ line: String, _ limit: CGFloat, _ scale: CGFloat, always: Bool) -> String {
        guard width(line, scale) > limit else { return line }
        var kept = always ? String(line.dropLast()) : line
        while !kept.isEmpty, width(kept + "…", scale) > limit { kept.removeLast() }
        return kept + "…"
    }
}

extension CGFloat {
    fileprivate func clamped(to range: ClosedRange<CGFloat>) -> CGFloat { Swift.min(Swift.max(self, range.lowerBound), range.upperBound) }
}

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

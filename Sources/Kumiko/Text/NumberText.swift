import Foundation
import Synchronization

/// Writes numbers as a locale does, without a formatter where the locale writes small integers as Swift does.
enum NumberText {
    /// An integer with the locale's digits and grouping.
    static func string<I: BinaryInteger & Sendable>(_ value: I, _ locale: Locale) -> String {
        if value > -1000, value < 1000, hasPlainDigits(locale) { return "\(value)" }
        return value.formatted(IntegerFormatStyle<I>(locale: locale))
    }

    /// A number with `digits` decimals, without grouping, as `printf` writes it but with the locale's signs.
    static func string(_ value: Double, decimals: Int, _ locale: Locale) -> String {
        let style = FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(decimals))
        return value.formatted(style.grouping(.never))
    }

    private static let plainDigits = Mutex<[Locale: Bool]>([:])

    private static func hasPlainDigits(_ locale: Locale) -> Bool {
        plainDigits.withLock { known in
            if let isPlain = known[locale] { return isPlain }
            let isPlain = (-102).formatted(IntegerFormatStyle<Int>(locale: locale)) == "-102"
            known[locale] = isPlain
            return isPlain
        }
    }
}

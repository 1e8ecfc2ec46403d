import Foundation

extension Text {
    /// A picture that stands in the text as a character does.
    public init(_ image: Image) {
        self.init(.source(ImageTextSource(image)))
    }

    /// A string with parts that look different; what the string says of a part wins over the text's methods.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self.init(.source(AttributedTextSource(attributedContent)))
    }

    /// A value in a format, in the language of the environment.
    ///
    /// ```swift
    /// Text(0.5, format: .percent)     // 50%
    /// ```
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.source(FormattedTextSource(input, format) { $1.locale($2).format($0) }))
    }

    /// A value as a formatter writes it, else as it describes itself. The formatter is asked at once.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
    }

    /// An object as a formatter writes it, else as it describes itself. The formatter is asked at once.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
    }

    /// A date, in the language of the environment.
    public init(_ date: Date, style: DateStyle) {
        self.init(.source(FormattedTextSource(date, style) { $1.string($0, $2) }))
    }

    /// A span of time, in the language of the environment.
    public init(_ dates: ClosedRange<Date>) {
        self.init(
            .source(
                FormattedTextSource(dates, 0) { dates, _, locale in
                    (dates.lowerBound..<dates.upperBound).formatted(.interval.locale(locale))
                }))
    }

    /// How a date is written.
    public struct DateStyle: Hashable, Sendable {
        private enum Kind { case date, time, relative, offset, timer }
        private let kind: Kind

        /// The day, such as "3 June 2025".
        public static let date = DateStyle(kind: .date)
        /// The time of day, such as "11:23".
        public static let time = DateStyle(kind: .time)
        /// The distance from when the text is made out, such as "2 hours, 23 minutes".
        public static let relative = DateStyle(kind: .relative)
        /// The distance from when the text is made out, with its direction, such as "+2 hours".
        public static let offset = DateStyle(kind: .offset)
        /// The distance from when the text is made out, as a clock shows it, such as "2:23:01".
        public static let timer = DateStyle(kind: .timer)

        func string(_ date: Date, _ locale: Locale) -> String {
            let distance = date.timeIntervalSinceNow
            let length = Duration.seconds(abs(distance).rounded(.down))
            func amount(units count: Int) -> String {
                let style = Duration.UnitsFormatStyle.units(
                    allowed: [.weeks, .days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: count,
                    fractionalPart: .hide(rounded: .down))
                return length.formatted(style.locale(locale))
            }
            switch kind {
            case .date: return date.formatted(Date.FormatStyle(date: .long, time: .omitted, locale: locale))
            case .time: return date.formatted(Date.FormatStyle(date: .omitted, time: .shortened, locale: locale))
            case .relative: return amount(units: 2)
            case .offset: return (distance < 0 ? "-" : "+") + amount(units: 1)
            case .timer:
                let pattern: Duration.TimeFormatStyle.Pattern =
                    abs(distance) >= 3600 ? .hourMinuteSecond : .minuteSecond
                return length.formatted(.time(pattern: pattern).locale(locale))
            }
        }
    }
}

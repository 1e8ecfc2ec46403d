import Foundation

extension LocalizedStringKey {
    /// Collects a key and its values from a string literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        /// The format so far.
        private(set) var key = ""
        /// The characters so far, for a literal without values.
        private(set) var literal = ""
        private(set) var arguments: [Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + interpolationCount * 4)
            arguments.reserveCapacity(interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) {
            if arguments.isEmpty { self.literal += literal }
            key += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacing("%", with: "%%") : literal
        }

        private mutating func append(_ specifier: String, _ argument: Argument) {
            key += specifier
            arguments.append(argument)
        }

        public mutating func appendInterpolation(_ string: String) {
            append("%@", .string(string))
        }

        public mutating func appendInterpolation(_ substring: Substring) {
            append("%@", .string(String(substring)))
        }

        /// Adds a number.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(T._specifier, value._argument.argument)
        }

        /// Adds a number in a format of C's `printf`, such as `"%.2f"`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(specifier, value._argument.argument)
        }

        /// Adds a value in a format.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append("%@", .text(Text(input, format: format)))
        }

        /// Adds a value as a formatter writes it, else as it describes itself.
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
            append("%@", .string(formatter.string(for: subject) ?? "\(subject)"))
        }

        /// Adds an object as a formatter writes it, else as it describes itself.
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            append("%@", .string(formatter?.string(for: subject) ?? "\(subject)"))
        }

        /// Adds any other value as it describes itself.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) {
            append("%@", .string("\(value)"))
        }

        /// Adds a text in its own style.
        public mutating func appendInterpolation(_ text: Text) {
            append("%@", .text(text))
        }

        /// Adds a picture; symbols are as large as the text.
        public mutating func appendInterpolation(_ image: Image) {
            append("%@", .text(Text(image)))
        }

        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append("%@", .text(Text(attributedString)))
        }

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append("%@", .text(Text(date, style: style)))
        }
    }
}

/// A number that has a format specifier of C's `printf`.
@_documentation(visibility: internal)
public protocol _FormatSpecifiable {
    static var _specifier: String { get }
    var _argument: LocalizedStringKey._Argument { get }
}

extension LocalizedStringKey {
    /// A number for a place in a key.
    @_documentation(visibility: internal)
    public struct _Argument {
        let argument: Argument
    }
}

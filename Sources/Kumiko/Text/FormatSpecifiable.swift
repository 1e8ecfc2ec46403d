import Foundation

extension _FormatSpecifiable where Self: SignedInteger {
    public var _argument: LocalizedStringKey._Argument { .init(argument: .integer(Int64(self))) }
}

extension _FormatSpecifiable where Self: UnsignedInteger {
    public var _argument: LocalizedStringKey._Argument { .init(argument: .unsigned(UInt64(self))) }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
    public var _argument: LocalizedStringKey._Argument { .init(argument: .floating(Double(self))) }
}

extension Int: _FormatSpecifiable {
    public static var _specifier: String { "%lld" }
}

extension Int8: _FormatSpecifiable {
    public static var _specifier: String { "%d" }
}

extension Int16: _FormatSpecifiable {
    public static var _specifier: String { "%d" }
}

extension Int32: _FormatSpecifiable {
    public static var _specifier: String { "%d" }
}

extension Int64: _FormatSpecifiable {
    public static var _specifier: String { "%lld" }
}

extension UInt: _FormatSpecifiable {
    public static var _specifier: String { "%llu" }
}

extension UInt8: _FormatSpecifiable {
    public static var _specifier: String { "%u" }
}

extension UInt16: _FormatSpecifiable {
    public static var _specifier: String { "%u" }
}

extension UInt32: _FormatSpecifiable {
    public static var _specifier: String { "%u" }
}

extension UInt64: _FormatSpecifiable {
    public static var _specifier: String { "%llu" }
}

extension Float: _FormatSpecifiable {
    public static var _specifier: String { "%f" }
}

extension Double: _FormatSpecifiable {
    public static var _specifier: String { "%lf" }
}

extension CGFloat: _FormatSpecifiable {
    public static var _specifier: String { "%lf" }
}

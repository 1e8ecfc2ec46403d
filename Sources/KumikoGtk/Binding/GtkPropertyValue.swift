import CGtk
import Kumiko

/// A value that a property of an object can hold: `Bool`, whole numbers, `Double`, `String`, an enumeration or a set of
/// options over one of them, and the optional of each.
///
/// An enumeration says so and has a raw value; nothing else is to be written:
///
/// ```swift
/// enum Fruit: Int, GtkPropertyValue { case apple, pear, plum }     // a number, as of a GtkDropDown's "selected"
/// enum Place: String, GtkPropertyValue { case start, center, end } // a text, or the nick of a GObject enumeration
/// struct Hints: OptionSet, GtkPropertyValue { let rawValue: Int }  // flags
/// ```
///
/// `nil` stands for no text, for `GTK_INVALID_LIST_POSITION` of an unsigned number, such as `selected`, and for −1 of a
/// signed one, such as `max-width-chars`. A property that has no such value cannot hold an optional.
public protocol GtkPropertyValue: Equatable, Sendable {
    @_documentation(visibility: internal)
    static func _accepts(_ property: KumikoProperty) -> Bool
    /// `nil` when the property holds what is no value of the type.
    @_documentation(visibility: internal)
    static func _read(_ property: KumikoProperty) -> Self?
    @_documentation(visibility: internal)
    func _write(_ property: KumikoProperty)
}

extension Bool: GtkPropertyValue {
    @inlinable public static func _accepts(_ property: KumikoProperty) -> Bool { property.kind == KUMIKO_VALUE_BOOLEAN }
    @inlinable public static func _read(_ property: KumikoProperty) -> Bool? { kumiko_value_boolean(property) != 0 }
    @inlinable public func _write(_ property: KumikoProperty) { kumiko_value_set_boolean(property, self ? 1 : 0) }
}

extension GtkPropertyValue where Self: FixedWidthInteger {
    public static func _accepts(_ property: KumikoProperty) -> Bool {
        property.kind == KUMIKO_VALUE_INTEGER || property.kind == KUMIKO_VALUE_ENUM
    }
    @inlinable public static func _read(_ property: KumikoProperty) -> Self? {
        Self(exactly: kumiko_value_integer(property))
    }
    @inlinable public func _write(_ property: KumikoProperty) {
        kumiko_value_set_integer(property, gint64(clamping: self))
    }
}

extension Int: GtkPropertyValue {}
/// A `guint`, which is also the raw value of GTK's own enumerations.
extension UInt32: GtkPropertyValue {}
/// A `gint`.
extension Int32: GtkPropertyValue {}

extension Double: GtkPropertyValue {
    @inlinable public static func _accepts(_ property: KumikoProperty) -> Bool { property.kind == KUMIKO_VALUE_DOUBLE }
    @inlinable public static func _read(_ property: KumikoProperty) -> Double? { kumiko_value_double(property) }
    @inlinable public func _write(_ property: KumikoProperty) { kumiko_value_set_double(property, self) }
}

extension String: GtkPropertyValue {
    public static func _accepts(_ property: KumikoProperty) -> Bool {
        property.kind == KUMIKO_VALUE_STRING || property.kind == KUMIKO_VALUE_ENUM
    }
    public static func _read(_ property: KumikoProperty) -> String? {
        guard let text = kumiko_value_string(property) else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }
    public func _write(_ property: KumikoProperty) {
        guard kumiko_value_set_string(property, self) == 0 else { return }
        let type = String(cString: kumiko_property_type_name(property))
        report("\(type) has no value \"\(self)\", so nothing is set.")
    }
}

extension GtkPropertyValue where Self: RawRepresentable, RawValue: GtkPropertyValue {
    @inlinable public static func _accepts(_ property: KumikoProperty) -> Bool { RawValue._accepts(property) }
    @inlinable public static func _read(_ property: KumikoProperty) -> Self? {
        RawValue._read(property).flatMap(Self.init(rawValue:))
    }
    @inlinable public func _write(_ property: KumikoProperty) { rawValue._write(property) }
}

extension Optional: GtkPropertyValue where Wrapped: GtkPropertyValue {
    public static func _accepts(_ property: KumikoProperty) -> Bool {
        Wrapped._accepts(property) && kumiko_value_has_none(property) != 0
    }
    public static func _read(_ property: KumikoProperty) -> Wrapped?? {
        if kumiko_value_is_none(property) != 0 { return .some(nil) }
        return Wrapped._read(property).map(Optional.some)
    }
    public func _write(_ property: KumikoProperty) {
        if let self { self._write(property) } else { kumiko_value_set_none(property) }
    }
}

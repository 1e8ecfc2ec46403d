/// Makes a variable an entry of the environment.
///
/// Attach it to a variable in an extension of ``EnvironmentValues``; views then read the entry by its key path:
///
/// ```swift
/// extension EnvironmentValues {
///     @Entry var greeting = "こんにちは"
///     @Entry var limit: Int?
/// }
///
/// struct Welcome: View {
///     @Environment(\.greeting) private var greeting
///     var body: some View { Text(greeting) }
/// }
///
/// Welcome().environment(\.greeting, "Hello")
/// ```
///
/// The variable's value is the default, which a view reads where none above it set the entry. It is computed at each
/// such reading, so a default that makes an object makes a new one each time. An optional variable without a value is
/// `nil` by default. A constant, a variable with accessors, or one that has neither a value nor an optional type is
/// refused when the program is compiled.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "KumikoMacros", type: "EntryMacro")

/// Makes a static variable compute its value at each reading. ``Entry()`` writes it; programs do not.
@attached(accessor)
public macro __EntryDefaultValue() = #externalMacro(module: "KumikoMacros", type: "EntryDefaultValueMacro")

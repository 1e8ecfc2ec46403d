// What the expansions of `@Entry` name. The macros are declared here once more, so that these tests are about the
// plug-in alone.

@attached(accessor)
@attached(peer, names: prefixed(__Key_))
macro Entry() = #externalMacro(module: "KumikoMacros", type: "EntryMacro")

@attached(accessor)
macro __EntryDefaultValue() = #externalMacro(module: "KumikoMacros", type: "EntryDefaultValueMacro")

@freestanding(declaration)
macro Preview(_ name: String? = nil, body: @escaping @MainActor () -> any Sendable) =
    #externalMacro(module: "KumikoMacros", type: "PreviewMacro")

@attached(peer)
macro Previewable() = #externalMacro(module: "KumikoMacros", type: "PreviewableMacro")

protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]

    subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

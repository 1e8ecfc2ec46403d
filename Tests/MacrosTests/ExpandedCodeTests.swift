import Kumiko
import Testing

/// An object that need not be `Sendable`.
final class Store {}

struct Theme: Equatable {
    var name = "plain"
}

extension EnvironmentValues {
    @Entry var greeting = "こんにちは"
    /// A comment before, and one behind.
    @Entry public var limit: Int = 3  // three
    @Entry package var title: String?
    @Entry var count: Int!
    @Entry fileprivate var action: (() -> Int)? = nil
    @Entry var store = Store()
    @Entry var theme: Theme = .init()
    @Entry var perform: @MainActor (Int) -> Void = { _ in }
    @Entry var `default` = 1.5
    @Entry var table: [String: [Int]] = [
        "a": [1, 2],  // one
        "b": [],
    ]
    @Entry var text = """
        a "quoted" \("nested \(1)")
        b
        """
    @Entry var mapped = [1, 2].map { $0 + 1 }
    @Entry var boxed: any Equatable & Sendable = 3
}

#Preview { Text("1") }
#Preview("Same") { Text("2") }
#Preview("Same") {
    @Previewable @State var value = 3
    Button("\(value)") { value += 1 }
}

/// The code that the compiler has made of the uses above.
@Suite("Expanded code")
struct ExpandedCodeTests {
    #Preview("Inside a type") { Text("3") }

    @Test("an entry that is not set has its default value")
    func defaults() {
        let values = EnvironmentValues()
        #expect(values.greeting == "こんにちは")
        #expect(values.limit == 3)
        #expect(values.title == nil)
        #expect(values.count == nil)
        #expect(values.action == nil)
        #expect(values.theme == Theme())
        #expect(values.default == 1.5)
        #expect(values.table == ["a": [1, 2], "b": []])
        #expect(values.text == "a \"quoted\" nested 1\nb")
        #expect(values.mapped == [2, 3])
        #expect(values.boxed as? Int == 3)
    }

    @Test("an entry keeps what is set, apart from the others")
    func setting() {
        var values = EnvironmentValues()
        values.greeting = "Hello"
        values.limit += 4
        values.count = 5
        values.action = { 6 }
        values.theme.name = "dark"
        #expect(values.greeting == "Hello")
        #expect(values.limit == 7)
        #expect(values.count == 5)
        #expect(values.action?() == 6)
        #expect(values.theme.name == "dark")
        #expect(values.title == nil)
    }

    @Test("an entry has a writable key path")
    func keyPath() {
        let path: WritableKeyPath<EnvironmentValues, String> = \.greeting
        var values = EnvironmentValues()
        values[keyPath: path] = "Hello"
        #expect(values.greeting == "Hello")
    }

    @Test("a default that is an object is new at each reading")
    func freshDefault() {
        let values = EnvironmentValues()
        #expect(values.store !== values.store)
        let kept = Store()
        var others = values
        others.store = kept
        #expect(others.store === kept)
    }
}

import Testing

@testable import KumikoMacroExpansion

@Suite("Variable declaration")
struct VariableDeclarationTests {
    struct Case: CustomTestStringConvertible {
        var source: String
        var name: String
        var type: String?
        var value: String?
        var testDescription: String { source }
    }

    @Test(
        "the name, the type and the value are found",
        arguments: [
            Case(source: "@Entry var a = 1", name: "a", value: "1"),
            Case(
                source: "\n  // note\n  /// Doc\n  @Entry public var a: Int = 3 // tail", name: "a", type: "Int",
                value: "3"),
            Case(source: "@Entry var a: String?", name: "a", type: "String?"),
            Case(source: "@Entry var a: Int?=nil", name: "a", type: "Int?", value: "nil"),
            Case(source: "@Entry var `default` = 1.5 /* x */", name: "`default`", value: "1.5"),
            Case(source: "@Entry package private(set) var a = b", name: "a", value: "b"),
            Case(
                source: "@available(macOS 15, *) @Own<Pair<A, () -> B>>(x: \")\") @M.Entry var a = 1", name: "a",
                value: "1"),
            Case(source: "@Entry\nvar a\n  : (() -> Void)?\n  = nil", name: "a", type: "(() -> Void)?", value: "nil"),
            Case(
                source: "@Entry var a: Dictionary<String, [Int: Set<Int>]> = [:]", name: "a",
                type: "Dictionary<String, [Int: Set<Int>]>", value: "[:]"),
            Case(
                source: "@Entry var a: @MainActor (Int) -> Void = { _ in }", name: "a",
                type: "@MainActor (Int) -> Void",
                value: "{ _ in }"),
            Case(source: "@Entry var a = [1, 2].map { $0 + 1 }", name: "a", value: "[1, 2].map { $0 + 1 }"),
            Case(source: "@Entry var a = Pair<A, B>(x: 1, y: 2)", name: "a", value: "Pair<A, B>(x: 1, y: 2)"),
            Case(source: "@Entry var a = if b { 1 } else { 2 }", name: "a", value: "if b { 1 } else { 2 }"),
            Case(source: "@Entry var a = \"b = {\\(c)\" // d", name: "a", value: "\"b = {\\(c)\""),
            Case(source: "@Entry var a = f { set in set }", name: "a", value: "f { set in set }"),
        ])
    func parts(of test: Case) throws {
        let variable = try VariableDeclaration(source: test.source)
        #expect(variable.name == test.name)
        #expect(variable.type == test.type)
        #expect(variable.initialValue == test.value)
    }

    @Test(
        "a type is optional if Swift gives its variable nil",
        arguments: [
            ("Int?", true), ("Int!", true), ("(() -> Void)?", true), ("[Int]?", true), ("(any P)?", true),
            ("Optional<Int>", true), ("Swift.Optional<Int>", true), ("Int", false), ("[Int?]", false),
            ("() -> Int?", false), ("Optionals<Int>", false), ("Set<Int?>", false),
        ])
    func optionals(type: String, isOptional: Bool) throws {
        #expect(try VariableDeclaration(source: "var a: \(type)").isOptional == isOptional)
    }

    @Test("the values of an implicitly unwrapped variable are optional")
    func implicitlyUnwrapped() throws {
        #expect(try VariableDeclaration(source: "var a: Int!").valueType == "Int?")
        #expect(try VariableDeclaration(source: "var a: Int?").valueType == "Int?")
        #expect(try VariableDeclaration(source: "var a = 1").valueType == nil)
    }

    @Test(
        "a declaration that is no single stored variable is refused where the fault stands",
        arguments: [
            ("@Entry let a = 1", .constant, "let"),
            ("@Entry static var a = 1", .typeProperty, "static"),
            ("@Entry class var a: Int { 1 }", .typeProperty, "class"),
            ("@Entry var (a, b) = (1, 2)", .pattern, "("),
            ("@Entry var a = 1, b = 2", .pattern, ","),
            ("@Entry var a: Int, b: Int", .pattern, ","),
            ("@Entry var a: Int { 4 }", .ownAccessors, "{"),
            ("@Entry var a: Int = 5 { didSet {} }", .ownAccessors, "{"),
            ("@Entry var a = f { 1 } { willSet {} }", .ownAccessors, "{ willSet"),
            ("/* 挨拶 */ @Entry func a() {}", .notAVariable, "func"),
            ("@Entry public mutating func a() {}", .notAVariable, "public"),
        ] as [(String, VariableDeclaration.Fault.Reason, String)])
    func faults(source: String, reason: VariableDeclaration.Fault.Reason, place: String) throws {
        let start = try #require(source.firstRange(of: place)).lowerBound
        let offset = source.utf8.distance(from: source.startIndex, to: start)
        #expect(throws: VariableDeclaration.Fault(reason: reason, offset: offset)) {
            try VariableDeclaration(source: source)
        }
    }
}

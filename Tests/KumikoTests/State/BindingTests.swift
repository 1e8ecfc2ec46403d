import KumikoTesting
import Testing

@MainActor
@Suite struct BindingTests {
    private struct Inner: Equatable { var text = "a"; var flag = false }
    private struct Outer { var inner = Inner(); var numbers = [1, 2, 3]; var names = ["x": "X"]; var maybe: Int? }

    /// Shows what `make` makes of a state's binding, and sets it when pressed.
    private struct Holder<Value: Equatable>: View {
        @State var outer = Outer()
        let make: (Binding<Outer>) -> Binding<Value>
        let new: Value
        let show: (Outer) -> String
        var body: some View {
            Setter(value: make($outer), new: new)
            Text(show(outer))
        }
    }

    private struct Setter<Value: Equatable>: View {
        @Binding var value: Value
        let new: Value
        var body: some View { Button("\(String(describing: value))") { value = new } }
    }

    private func check<Value: Equatable>(
        _ old: Value, _ new: Value, _ make: @escaping (Binding<Outer>) -> Binding<Value>,
        _ show: @escaping (Outer) -> String, _ expected: String
    ) throws {
        let mounted = MountedView(Holder(make: make, new: new, show: show))
        try mounted.find(text: String(describing: old)).press()
        #expect(mounted.texts == [String(describing: new), expected])
    }

    @Test func memberOfAMember() throws {
        try check("a", "b", { $0.inner.text }, { "is \($0.inner.text)" }, "is b")
        try check(false, true, { $0.inner.flag }, { "is \($0.inner.flag)" }, "is true")
    }

    @Test func elementOfAnArray() throws {
        try check(2, 9, { $0.numbers[1] }, { "\($0.numbers)" }, "[1, 9, 3]")
    }

    @Test func valueOfADictionary() throws {
        try check("X", nil, { $0.names["x"] }, { "\($0.names.count)" }, "0")
    }

    @Test func pairOfClosures() throws {
        try check(
            "1-2-3", "7-8",
            { outer in
                Binding(
                    get: { outer.wrappedValue.numbers.map(String.init).joined(separator: "-") },
                    set: { outer.wrappedValue.numbers = $0.split(separator: "-").compactMap { Int($0) } })
            }, { "\($0.numbers)" }, "[7, 8]")
    }

    @Test func chainOfMembersIsFollowedWithoutTheOwner() throws {
        struct Content: View {
            @State private var outer = Outer()
            var body: some View {
                Middle(inner: $outer.inner)
                Reader(flag: $outer.inner.flag)
            }
        }
        struct Middle: View {
            @Binding var inner: Inner
            var body: some View {
                Button("Flip") { inner.flag.toggle() }
                Button("Write") { inner.text += "b" }
            }
        }
        struct Reader: View {
            @Binding var flag: Bool
            var body: some View { Text("\(flag)") }
        }
        let mounted = MountedView(Content())
        try mounted.find(text: "Flip").press()
        #expect(mounted.texts.last == "true")
        try mounted.find(text: "Write").press()
        try mounted.find(text: "Flip").press()
        #expect(mounted.texts.last == "false")
        #expect(mounted.bodyCount(Content.self) == 1)
        #expect(mounted.bodyCount(Middle.self) == 1)
        #expect(mounted.bodyCount(Reader.self) == 3)
    }

    @Test func constantIgnoresWrites() throws {
        struct Content: View {
            @Binding var isOn: Bool
            var body: some View { Button("\(isOn)") { isOn.toggle() } }
        }
        let mounted = MountedView(Content(isOn: .constant(true)))
        try mounted.find(text: "true").press()
        #expect(mounted.texts == ["true"])
    }

    @Test func promotionIgnoresNil() {
        let box = Record<Int>()
        let base = Binding(get: { box.entries.last ?? 0 }, set: { box.add($0) })
        let promoted = Binding<Int?>(base)
        #expect(promoted.wrappedValue == 0)
        promoted.wrappedValue = 3
        promoted.wrappedValue = nil
        #expect(box.entries == [3])
        #expect(promoted.wrappedValue == 3)
    }

    @Test func unwrappingKeepsTheLastValue() throws {
        struct Content: View {
            @State private var value: Int? = 1
            var body: some View {
                if let unwrapped = Binding($value) { Inner(value: unwrapped) } else { Text("none") }
                Button("Clear") { value = nil }
                Button("Set") { value = 5 }
            }
        }
        struct Inner: View {
            @Binding var value: Int
            var body: some View { Button("value \(value)") { value += 1 } }
        }
        let mounted = MountedView(Content())
        try mounted.find(text: "value 1").press()
        #expect(mounted.texts.first == "value 2")
        try mounted.find(text: "Clear").press()
        #expect(mounted.texts.first == "none")
        try mounted.find(text: "Set").press()
        #expect(mounted.texts.first == "value 5")
    }

    @Test func unwrappedBindingReadsTheLastValueWhenNothingIsLeft() {
        let box = Record<Int?>()
        box.add(4)
        let unwrapped = Binding(Binding<Int?>(get: { box.entries.last! }, set: { box.add($0) }))
        #expect(unwrapped?.wrappedValue == 4)
        box.add(nil)
        #expect(unwrapped?.wrappedValue == 4)
        #expect(Binding(Binding<Int?>.constant(nil)) == nil)
    }

    @Test func elementThatIsGoneReadsItsLastValueAndIgnoresWrites() {
        let box = Record<[Int]>()
        box.add([1, 2, 3])
        let array = Binding(get: { box.entries.last! }, set: { box.add($0) })
        let last = array[2]
        #expect(last.wrappedValue == 3)
        last.wrappedValue = 4
        #expect(box.entries.last == [1, 2, 4])
        box.add([])
        #expect(last.wrappedValue == 4)
        last.wrappedValue = 9
        #expect(box.entries.last == [])
    }

    @Test func collectionOfBindings() {
        let box = Record<[Int]>()
        box.add([1, 2, 3])
        let array = Binding(get: { box.entries.last! }, set: { box.add($0) })
        for element in array { element.wrappedValue *= 10 }
        #expect(box.entries.last == [10, 20, 30])
        #expect(array.map(\.wrappedValue) == [10, 20, 30])
        #expect(array.reversed().first?.wrappedValue == 30)
    }

    @Test func setterGetsTheTransaction() {
        let log = Record<Animation?>()
        let binding = Binding(get: { 1 }, set: { _, transaction in log.add(transaction.animation) })
        binding.wrappedValue = 2
        binding.animation(.linear).wrappedValue = 3
        #expect(log.entries == [nil, .linear])
    }

    @Test func makingABindingToAnElementReadsNothing() throws {
        struct Content: View {
            @State private var numbers = [1, 2]
            var body: some View {
                Setter(value: $numbers[0], new: 5)
                Setter(value: $numbers[1], new: 6)
            }
        }
        let mounted = MountedView(Content())
        try mounted.find(text: "1").press()
        #expect(mounted.texts == ["5", "2"])
        #expect(mounted.bodyCount(Content.self) == 1)
        #expect(mounted.bodyCount(Setter<Int>.self) == 3)
    }

    @Test func setterMayChangeOtherState() throws {
        struct Content: View {
            @State private var celsius = 0.0
            @State private var writes = 0
            var body: some View {
                Setter(
                    value: Binding(
                        get: { celsius * 2 },
                        set: {
                            celsius = $0 / 2; writes += 1
                        }), new: 20)
                Text("\(Int(celsius)) \(writes)")
            }
        }
        let mounted = MountedView(Content())
        try mounted.find(text: "0.0").press()
        #expect(mounted.texts == ["20.0", "10 1"])
    }
}

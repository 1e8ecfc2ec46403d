import KumikoTesting
import Testing

@MainActor
@Suite struct NamespaceTests {
    private struct Named: View {
        @Namespace private var names
        @State private var count = 0
        let seen: Record<Namespace.ID>

        var body: some View {
            seen.add(names)
            return Button("\(count)") { count += 1 }.matchedGeometryEffect(id: "button", in: names)
        }
    }

    @Test func eachViewHasANameThatStays() throws {
        let (first, second) = (Record<Namespace.ID>(), Record<Namespace.ID>())
        let mounted = MountedView(
            VStack {
                Named(seen: first)
                Named(seen: second)
            })
        try #require(mounted.findAll(Named.self).first).press()
        #expect(mounted.texts == ["1", "0"])
        #expect(first.entries.count == 2)
        #expect(Set(first.entries).count == 1)
        #expect(Set(first.entries).isDisjoint(with: second.entries))
    }
}

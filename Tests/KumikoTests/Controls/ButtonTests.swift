import KumikoTesting
import Testing

@MainActor
@Suite struct ButtonTests {
    @Test func allInitialisersActOnce() throws {
        let log = Record<String>()
        let title = "string"
        let key: LocalizedStringKey = "key"
        let mounted = MountedView(
            VStack {
                Button("title") { log.add("title") }
                Button(title) { log.add("string") }
                Button(key) { log.add("key") }
                Button("role", role: .destructive) { log.add("role") }
                Button(action: { log.add("action") }) { Text("action") }
                Button(action: { log.add("named") }, label: { Text("named") })
                Button {
                    log.add("trailing")
                } label: {
                    Text("trailing")
                }
                Button(role: .cancel) {
                    log.add("cancel")
                } label: {
                    Text("cancel")
                }
                Button("symbol", systemImage: "star") { log.add("symbol") }
            })
        let names = ["title", "string", "key", "role", "action", "named", "trailing", "cancel", "symbol"]
        for name in names { try mounted.find(text: name).press() }
        #expect(log.entries == names)
    }

    @Test func labelFollowsState() throws {
        struct Flip: View {
            @State private var isOn = false
            var body: some View {
                Button {
                    isOn.toggle()
                } label: {
                    if isOn { Image(systemName: "plus") } else { Text("minus") }
                }
                .accessibilityIdentifier("flip")
            }
        }
        let mounted = MountedView(Flip())
        #expect(try mounted.find(identifier: "flip").label == "minus")
        try mounted.find(identifier: "flip").press()
        #expect(try mounted.find(identifier: "flip").label == "plus")
        #expect(mounted.texts.isEmpty)
    }

    @Test func iconOnlyButtonHasAName() throws {
        let mounted = MountedView(
            VStack {
                Button {
                } label: {
                    Image(systemName: "trash")
                }
                Button {
                } label: {
                    Image(systemName: "star").accessibilityLabel("Favourite")
                }
                Button {
                } label: {
                    Image(systemName: "gear")
                }.accessibilityLabel("Settings")
            })
        #expect(mounted.findAll(Button<Image>.self).map(\.label) == ["trash", "Settings"])
        #expect(throws: Never.self) { try mounted.find(label: "Favourite").press() }
    }

    @Test func pressByKeyOrClickActsOnce() throws {
        let log = Record<Int>()
        let mounted = MountedView(Button("b") { log.add(1) })
        try mounted.find(text: "b").click()
        try mounted.find(label: "b").press()
        #expect(log.entries == [1, 1])
    }
}

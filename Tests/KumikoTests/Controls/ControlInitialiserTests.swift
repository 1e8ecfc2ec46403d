import KumikoTesting
import Testing

@MainActor
@Suite struct ControlInitialiserTests {
    private struct Controls: View {
        let title: String
        @State private var deletions = 0
        @State private var isOn = false
        var body: some View {
            VStack {
                Button("Delete", systemImage: "trash", role: .destructive) { deletions += 1 }
                Button(title, systemImage: "trash", role: nil) { deletions += 10 }
                Toggle(title + "!", systemImage: "bell", isOn: $isOn).toggleStyle(.checkbox)
                Text(verbatim: "\(deletions) \(isOn)")
            }
        }
    }

    @Test func titleSymbolAndRoleStandTogether() throws {
        let mounted = MountedView(Controls(title: "*All*"))
        try mounted.find(text: "Delete").press()
        #expect(mounted.texts.last == "1 false")
    }

    @Test func stringIsNoKey() throws {
        let mounted = MountedView(Controls(title: "*All*"))
        try mounted.find(text: "*All*").press()
        try mounted.find(text: "*All*!").toggle()
        #expect(mounted.texts.last == "10 true")
    }
}

import KumikoTesting
import Observation
import Testing

/// Observation, collections, identity and time.
@MainActor
@Suite struct ErrandsTests {
    struct Errand: Identifiable, Equatable {
        let id: Int
        var title: String
        var done = false
    }

    @Observable @MainActor
    final class Errands {
        var items = [
            Errand(id: 1, title: "Post"), Errand(id: 2, title: "Bank"), Errand(id: 3, title: "Baker"),
        ]
        var unread = 0
        var done: Int { items.count { $0.done } }
        func load() async {
            try? await Task.sleep(for: .milliseconds(5))
            items.insert(Errand(id: 4, title: "Tailor"), at: 0)
        }
    }

    private struct Row: View {
        @Binding var errand: Errand
        var remove: @MainActor () -> Void
        @State private var seen = 0
        var body: some View {
            HStack {
                Toggle(errand.title, isOn: $errand.done)
                Spacer()
                Button("\(errand.title) seen \(seen)") { seen += 1 }
                Button(action: remove) { Image(systemName: "trash") }.accessibilityLabel("Remove \(errand.title)")
            }
        }
    }

    private struct Clock: View {
        let gone: Record<Bool>
        @State private var ticks = 0
        var body: some View {
            Text("\(ticks) ticks").monospacedDigit()
                .task {
                    while !Task.isCancelled {
                        try? await Task.sleep(for: .milliseconds(3))
                        ticks += 1
                    }
                    gone.add(true)
                }
        }
    }

    private struct List: View {
        let gone: Record<Bool>
        @State private var model = Errands()
        @State private var showsClock = true
        var body: some View {
            @Bindable var model = model
            VStack(alignment: .leading) {
                Text("\(model.done) of \(model.items.count) done")
                ForEach($model.items) { $item in
                    Row(errand: $item) { model.items.removeAll { $0.id == item.id } }
                }
                Divider()
                HStack {
                    Button("Reverse") { model.items.reverse() }
                    Toggle("Clock", isOn: $showsClock)
                    if showsClock { Clock(gone: gone) }
                }
            }
            .task { await model.load() }
        }
    }

    @Test func rowsKeepTheirCountsAndTicksReachTheArray() async throws {
        let mounted = MountedView(List(gone: Record()))
        try mounted.find(text: "Bank seen 0").press()
        #expect(await mounted.wait(timeout: .seconds(30)) { mounted.texts.first == "0 of 4 done" })
        #expect(mounted.texts.contains("Bank seen 1"))
        try mounted.find(label: "Bank").toggle()
        #expect(mounted.texts.first == "1 of 4 done")
        try mounted.find(text: "Reverse").press()
        #expect(
            mounted.texts.filter { $0.contains("seen") } == [
                "Baker seen 0", "Bank seen 1", "Post seen 0", "Tailor seen 0",
            ])
        #expect(try mounted.find(label: "Bank").state == .on)
        try mounted.find(label: "Remove Bank").press()
        try mounted.find(label: "Remove Tailor").press()
        #expect(mounted.texts.first == "0 of 2 done")
        #expect(mounted.texts.filter { $0.contains("seen") } == ["Baker seen 0", "Post seen 0"])
    }

    @Test func clockTicksWithoutInputAndStopsWhenHidden() async throws {
        let gone = Record<Bool>()
        let mounted = MountedView(List(gone: gone))
        // Several ticks may pass between two looks.
        #expect(
            await mounted.wait(timeout: .seconds(30)) {
                mounted.texts.contains { $0.hasSuffix(" ticks") && Int($0.dropLast(6)) ?? 0 >= 3 }
            })
        try mounted.find(label: "Clock").toggle()
        #expect(await mounted.wait(timeout: .seconds(30)) { gone.entries == [true] })
        #expect(!mounted.texts.contains { $0.hasSuffix("ticks") })
    }
}

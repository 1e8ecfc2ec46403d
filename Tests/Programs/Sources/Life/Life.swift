// Many controls that come and go, and values that change; what is left of them is counted.
import CGtk
import SwiftUI

/// One of every control.
struct Crowd: View {
    @State private var token = Token(.state)
    @State private var isOn = false
    @State private var page = 0
    let came: () -> Void
    let went: () -> Void

    var body: some View {
        VStack {
            HStack {
                Button("Count") { [action = Token(.action)] in withExtendedLifetime(action) { isOn.toggle() } }
                Button(action: {}, label: { Image(systemName: "star") })
                Label("Label", systemImage: "tray")
            }
            Toggle("Switch", isOn: $isOn)
            Toggle("Check", isOn: $isOn).toggleStyle(.checkbox)
            Toggle("Button", isOn: $isOn).toggleStyle(.button)
            ScrollView { ForEach(0..<4) { Text("Row \($0)").padding(2) } }.frame(height: 60)
            PageViewController(pages: (0..<3).map { Text("Page \($0)").onTapGesture {} }, currentPage: $page)
                .frame(height: 40)
            PageControl(numberOfPages: 3, currentPage: $page)
            Gauge(value: isOn ? 1 : 0)
            Rectangle().fill(.blue).frame(height: 10).onTapGesture { isOn.toggle() }.help("A rectangle")
            Text(isOn ? "On" : "Off").contentShape(Rectangle()).accessibilityLabel("State").opacity(0.8)
        }
        .onAppear(perform: came)
        .onDisappear(perform: went)
        .task { [token = Token(.task)] in
            while !Task.isCancelled { try? await Task.sleep(for: .seconds(60)) }
            withExtendedLifetime(token) {}
        }
    }
}

/// A GtkScale whose signal leads to a coordinator.
struct Gauge: GtkWidgetRepresentable {
    var value: Double

    func makeCoordinator() -> Token { Token(.coordinator) }

    func makeWidget(context: Context) -> GtkWidgetRef {
        let scale = GtkWidgetRef(gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, 0.1))
        let (coordinator, handler) = (context.coordinator, Token(.handler))
        scale.connect("value-changed") { _ in withExtendedLifetime((coordinator, handler)) {} }
        return scale
    }

    func updateWidget(_ scale: GtkWidgetRef, context: Context) {
        scale.withoutSignals { gtk_range_set_value(scale.cast(), value) }
    }
}

struct LifeView: View {
    @State private var isCrowded = false
    @State private var togglesLeft = 0
    @State private var number = 0

    var body: some View {
        VStack {
            Text("Number \(number)")
            HStack {
                Button("Toggle 1000") { toggle(1000) }
                Button("Toggle 100") { toggle(100) }
                Button("Toggle once") { toggle(1) }
                Button("Update 10000") { Task { await update(10_000) } }
                Button("Tell") { tell() }
            }
            if isCrowded {
                Crowd(
                    came: {
                        Census.takeIn()
                        next()
                    }, went: { next() })
            }
        }
        .padding()
        .frame(minHeight: 500, alignment: .top)
    }

    private func tell() {
        Census.takeIn()
        print(Census.summary)
    }

    private func toggle(_ times: Int) {
        togglesLeft = times
        next()
    }

    /// Goes on with the next frame, so that each coming and going has been shown.
    private func next() {
        guard togglesLeft > 0 else { return print("toggled") }
        togglesLeft -= 1
        Task {
            Census.takeIn()
            isCrowded.toggle()
        }
    }

    /// Each transaction is an update of its own; some frames are shown on the way.
    private func update(_ times: Int) async {
        for _ in 0..<times / 100 {
            for _ in 0..<100 { withAnimation { number += 1 } }
            try? await Task.sleep(for: .milliseconds(1))
        }
        print("updated")
    }
}

@main
struct LifeApp: App {
    var body: some Scene {
        WindowGroup("Life") { LifeView() }
    }
}

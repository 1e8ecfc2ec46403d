// Wheels and bars that show how far something is.
import SwiftUI

struct ProgressPage: View {
    @State private var copied = 1.0
    @State private var isSearching = true
    @State private var total: Double?

    var body: some View {
        VStack(spacing: 20) {
            if isSearching {
                ProgressView("Searching…")
                ProgressView().progressViewStyle(.linear)
            }
            ProgressView("Copying", value: copied, total: 4)
            ProgressView(value: total) {
                Text("Download")
            } currentValueLabel: {
                Text(total == nil ? "asking how much" : "more than half")
            }
            HStack {
                Button("Copy") { copied += 1 }
                Button("Found") { isSearching = false }
                Button("Known") { total = 0.6 }
                ProgressView().controlSize(.small)
            }
        }
        .padding()
        .frame(width: 360)
    }
}

/// A button that is at work again and again, above pages that turn by themselves.
struct Restless: View {
    @State private var isBusy = false
    @State private var page = 0

    var body: some View {
        VStack {
            Button {
            } label: {
                if isBusy { ProgressView() } else { Text("Begin") }
            }
            .task {
                while !Task.isCancelled {
                    try? await Task.sleep(for: .milliseconds(210))
                    isBusy.toggle()
                }
            }
            TabView(selection: $page) {
                Color.red.tag(0)
                Color.blue.tag(1)
                Color.green.tag(2)
            }
            .tabViewStyle(.page)
            .frame(height: 160)
            .task {
                while !Task.isCancelled {
                    try? await Task.sleep(for: .seconds(1))
                    page = (page + 1) % 3
                    print("page \(page)")
                }
            }
        }
    }
}

@main
struct ProgressApp: App {
    var body: some Scene {
        WindowGroup("Progress") {
            if ProcessInfo.processInfo.environment["RESTLESS"] != nil { Restless() } else { ProgressPage() }
        }
    }
}

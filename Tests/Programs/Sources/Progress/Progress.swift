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

@main
struct ProgressApp: App {
    var body: some Scene {
        WindowGroup("Progress") { ProgressPage() }
    }
}

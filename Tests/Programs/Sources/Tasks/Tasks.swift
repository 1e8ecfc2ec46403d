// A list of tasks: observation, identity, a clock, a write from another thread.
import SwiftUI

struct Job: Identifiable {
    let id: Int
    var title: String
    var isDone = false
}

@MainActor @Observable
final class JobList {
    var jobs = [Job(id: 1, title: "Plane"), Job(id: 2, title: "Saw"), Job(id: 3, title: "Glue")]
    var doneCount: Int { jobs.filter(\.isDone).count }

    func fetch() async {
        try? await Task.sleep(for: .milliseconds(50))
        jobs.append(Job(id: 4, title: "Polish"))
    }
}

struct JobRow: View {
    @Binding var job: Job
    let remove: () -> Void
    @State private var looks = 0

    var body: some View {
        HStack {
            Toggle(job.title, isOn: $job.isDone).toggleStyle(.checkbox)
            Spacer()
            Button("\(job.title) looked at \(looks)") { looks += 1 }
            Button {
                remove()
            } label: {
                Image(systemName: "trash")
            }
            .accessibilityLabel("Remove \(job.title)")
        }
    }
}

struct Ticker: View {
    @State private var ticks = 0

    var body: some View {
        Text("\(ticks) ticks")
            .monospacedDigit()
            .task {
                while !Task.isCancelled {
                    try? await Task.sleep(for: .milliseconds(100))
                    ticks += 1
                }
                print("ticker cancelled")
            }
            .onDisappear { print("ticker gone") }
    }
}

struct TasksView: View {
    @State private var list = JobList()
    @State private var isTicking = false
    @State private var answer = "no answer"

    var body: some View {
        VStack(alignment: .leading) {
            Text("\(list.doneCount) of \(list.jobs.count) done")
            ForEach($list.jobs) { $job in
                JobRow(job: $job) { list.jobs.removeAll { $0.id == job.id } }
            }
            Divider()
            HStack {
                Button("Turn round") { list.jobs.reverse() }
                Button("Urgent") { list.jobs.insert(Job(id: list.jobs.count + 10, title: "Urgent"), at: 0) }
                Button("Same again") { list.jobs.append(list.jobs[0]) }
            }
            HStack {
                Toggle("Ticker", isOn: $isTicking)
                if isTicking { Ticker() }
            }
            HStack {
                Button("Ask") {
                    DispatchQueue.global().async { [$answer] in $answer.wrappedValue = "answered off the main thread" }
                }
                Text(answer)
            }
        }
        .padding()
        .task { await list.fetch() }
    }
}

@main
struct TasksApp: App {
    var body: some Scene {
        WindowGroup("Tasks") { TasksView() }
    }
}

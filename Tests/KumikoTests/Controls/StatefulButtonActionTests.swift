import Foundation
import KumikoTesting
import Testing
import ViewModels

/// A button whose press starts work.
@MainActor
@Suite struct StatefulButtonActionTests {
    /// Work that waits until it is told how to end.
    @MainActor private final class Work {
        var waiting: CheckedContinuation<Void, any Error>?
        let started = Record<Bool>()

        func run(_ value: Bool) async throws {
            started.add(value)
            try await withCheckedThrowingContinuation { waiting = $0 }
        }

        func end(throwing error: (any Error)? = nil) {
            if let error { waiting?.resume(throwing: error) } else { waiting?.resume() }
            waiting = nil
        }
    }

    private struct Refusal: LocalizedError {
        var errorDescription: String? { "The server refused." }
    }

    private struct Content: View {
        let work: Work
        let told: Record<String>
        var body: some View {
            StatefulButton(false, action: work.run) {
                Text("on")
            } offLabel: {
                Text("off")
            } onChange: {
                told.add("\($0)")
            } onFailure: {
                told.add($0.localizedDescription)
            }
        }
    }

    private let work = Work()
    private let told = Record<String>()

    @Test func busyButtonIsInsensitiveAndCannotBePressedTwice() async throws {
        let mounted = MountedView(Content(work: work, told: told))
        try mounted.find(text: "off").press()
        let button = try mounted.find(text: "on")
        #expect(!button.isEnabled)
        #expect(button.isBusy == true)
        #expect(throws: TestingError.self) { try button.press() }
        #expect(throws: TestingError.self) { try button.click() }
        #expect(await mounted.wait { work.waiting != nil })
        work.end()
        #expect(await mounted.wait { (try? mounted.find(text: "on").isEnabled) == true })
        #expect(try mounted.find(text: "on").isBusy == false)
        #expect(work.started.entries == [true])
        #expect(told.entries == ["true"])
    }

    @Test func failureBringsTheLastValueBackAndSaysWhy() async throws {
        let mounted = MountedView(Content(work: work, told: told))
        try mounted.find(text: "off").press()
        #expect(await mounted.wait { work.waiting != nil })
        work.end(throwing: Refusal())
        #expect(await mounted.wait { (try? mounted.find(text: "off").isEnabled) == true })
        #expect(told.entries == ["true", "The server refused."])
        #expect(try mounted.find(text: "off").accessibility.hint == "The server refused.")
        try mounted.find(text: "off").press()
        #expect(try mounted.find(text: "on").accessibility.hint == nil)
        #expect(await mounted.wait { work.waiting != nil })
        work.end()
        #expect(await mounted.wait { (try? mounted.find(text: "on").isEnabled) == true })
    }

    @Test func newestActionOfTheViewRuns() async throws {
        struct Changing: View {
            let ran: Record<Int>
            @State private var number = 1
            var body: some View {
                let number = number
                StatefulButton(false, action: { _ in ran.add(number) }) {
                    Text("on")
                } offLabel: {
                    Text("off")
                }
                Button("Next") { self.number += 1 }
            }
        }
        let ran = Record<Int>()
        let mounted = MountedView(Changing(ran: ran))
        try mounted.find(text: "Next").press()
        try mounted.find(text: "off").press()
        #expect(await mounted.wait { ran.entries == [2] })
    }

    @Test func codeSetsTheModelAndNothingIsTold() async throws {
        let told = Record<Bool>()
        let model = StatefulButtonModel(false) { told.add($0) }
        let mounted = MountedView(StatefulButton(model: model) { Text($0 ? "on" : "off") })
        model.value = true
        mounted.advance()
        #expect(mounted.texts == ["on"])
        #expect(told.entries.isEmpty)
        try mounted.find(text: "on").press()
        #expect(told.entries == [false])
    }
}

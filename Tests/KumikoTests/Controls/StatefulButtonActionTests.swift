import Foundation
@testable import Kumiko
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
        let button = try mounted.find(label: "on")
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
        #expect(try mounted.find(label: "on").accessibility.hint == nil)
        #expect(await mounted.wait { work.waiting != nil })
        work.end()
        #expect(await mounted.wait { (try? mounted.find(text: "on").isEnabled) == true })
    }

    @Test func wheelTakesTheLabelsPlaceAndTheButtonKeepsItsSize() async throws {
        let mounted = MountedView(
            HStack {
                Content(work: work, told: told)
                Text("neighbour")
            })
        let idle = try mounted.find(label: "off").frame
        try mounted.find(text: "off").press()
        let busy = try mounted.find(label: "on")
        #expect(mounted.texts == ["neighbour"])
        #expect(busy.frame.height == idle.height)
        let wheel = try mounted.find(ProgressView<EmptyView, EmptyView>.self)
        #expect(wheel.progress?.appearance == .spinner)
        #expect(wheel.accessibility.isHidden)
        #expect(busy.frame.contains(wheel.frame))
        let neighbour = try mounted.find(text: "neighbour").frame
        #expect(await mounted.wait { work.waiting != nil })
        work.end()
        #expect(await mounted.wait { mounted.texts == ["on", "neighbour"] })
        #expect(try mounted.find(text: "on").frame == busy.frame)
        #expect(try mounted.find(text: "neighbour").frame == neighbour)
        #expect(mounted.findAll(ProgressView<EmptyView, EmptyView>.self).isEmpty)
    }

    @Test func failureIsSeenUntilTheNextPress() async throws {
        let mounted = MountedView(Content(work: work, told: told).accessibilityIdentifier("door"))
        #expect(mounted.findAll(FailureMark.self).isEmpty)
        try mounted.find(text: "off").press()
        #expect(await mounted.wait { work.waiting != nil })
        work.end(throwing: Refusal())
        #expect(await mounted.wait { !mounted.findAll(FailureMark.self).isEmpty })
        let button = try mounted.find(text: "off")
        #expect(button.tooltip == "The server refused.")
        let mark = try mounted.find(FailureMark.self)
        #expect(mark.frame.size == .init(width: 16, height: 16))
        // Frames read from left to right in either direction.
        #expect(mark.frame.maxX == button.frame.maxX && mark.frame.minY == button.frame.minY)
        mounted.configure { $0.layoutDirection = .rightToLeft }
        let (mirrored, turned) = (try mounted.find(FailureMark.self).frame, try mounted.find(text: "off").frame)
        #expect(mirrored.maxX == turned.maxX && mirrored.minY == turned.minY)
        // What is drawn over the button is no second thing for what views around say.
        #expect(try mounted.find(identifier: "door").isBusy == false)
        try button.press()
        #expect(mounted.findAll(FailureMark.self).isEmpty)
        #expect(try mounted.find(label: "on").tooltip == "")
        #expect(await mounted.wait { work.waiting != nil })
        work.end()
        #expect(await mounted.wait { mounted.texts == ["on"] })
    }

    @Test func tooltipThatAViewGivesComesBackAfterAFailure() async throws {
        let mounted = MountedView(Content(work: work, told: told).help("Opens the door"))
        #expect(try mounted.find(text: "off").tooltip == "Opens the door")
        try mounted.find(text: "off").press()
        #expect(await mounted.wait { work.waiting != nil })
        work.end(throwing: Refusal())
        #expect(await mounted.wait { (try? mounted.find(text: "off").tooltip) == "The server refused." })
        try mounted.find(text: "off").press()
        #expect(try mounted.find(label: "on").tooltip == "Opens the door")
        #expect(await mounted.wait { work.waiting != nil })
        work.end()
    }

    @Test func stateOfALabelSurvivesTheWork() async throws {
        struct Counting: View {
            @State private var count = 0
            var body: some View { Text("count \(count)").onAppear { count += 1 } }
        }
        let work = work
        let mounted = MountedView(
            StatefulButton(model: StatefulButtonModel(false, action: work.run)) { _ in Counting() })
        #expect(mounted.texts == ["count 1"])
        try mounted.find(text: "count 1").press()
        #expect(await mounted.wait { work.waiting != nil })
        work.end()
        #expect(await mounted.wait { mounted.texts == ["count 1"] })
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

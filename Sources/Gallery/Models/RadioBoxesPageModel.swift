import SwiftUI

/// The choices of the page of radio boxes.
///
/// The colour is published as a program does that hands one object down to its views; each choice reaches the sink
/// once.
@MainActor
final class RadioBoxesPageModel: ObservableObject {
    let events = EventLog()

    @Published var color: ColorChoice?
    @Published var size: SizeChoice? = .medium
    @Published var plan: PlanChoice?
    @Published var days: Set<Weekday> = [.monday]

    private var cancellables: [AnyCancellable] = []

    init() {
        let events = events
        $color.dropFirst()
            .sink { color in events.record(color.map { "Colour: \(Text($0.title))" } ?? "Colour: none") }
            .store(in: &cancellables)
        $size.dropFirst()
            .sink { size in events.record(size.map { "Size: \(Text($0.title))" } ?? "Size: none") }
            .store(in: &cancellables)
        $days.dropFirst()
            .sink { days in events.record("Days chosen: \(days.count)") }
            .store(in: &cancellables)
        $plan.dropFirst()
            .sink { plan in events.record(plan.map { "Plan: \(Text($0.title))" } ?? "Plan: none") }
            .store(in: &cancellables)
    }

    var isClear: Bool { color == nil && size == nil && plan == nil }

    /// Takes every choice back. What is not chosen is left alone, so that it publishes nothing.
    func clear() {
        if color != nil { color = nil }
        if size != nil { size = nil }
        if plan != nil { plan = nil }
    }
}

// A radio group of shapes over a published selection with a sink, in a scroller.
import SwiftUI

enum Paint: String, CaseIterable {
    case unknown, crimson, olive, navy, amber

    var color: Color {
        switch self {
        case .unknown: .gray
        case .crimson: .red
        case .olive: .green
        case .navy: .blue
        case .amber: .yellow
        }
    }
}

final class PaintModel: ObservableObject {
    @Published var selected: Paint = .unknown
    private var cancellables: [AnyCancellable] = []

    init() {
        $selected
            .sink { print("selected \($0.rawValue)") }
            .store(in: &cancellables)
    }
}

struct PaintPot: View {
    @Binding var selected: Paint
    let paint: Paint

    var body: some View {
        Rectangle()
            .foregroundColor(paint.color)
            .frame(width: 100, height: 100)
            .cornerRadius(10)
            .onTapGesture { selected = paint }
            .padding()
            .border(Color.black, width: selected == paint ? 4 : 0)
            .accessibilityElement()
            .accessibilityLabel(paint.rawValue)
            .accessibilityAddTraits(selected == paint ? [.isButton, .isSelected] : .isButton)
    }
}

struct PaintPots: View {
    @ObservedObject var model: PaintModel

    var body: some View {
        ScrollView {
            ForEach(Paint.allCases.dropFirst(), id: \.self) { PaintPot(selected: $model.selected, paint: $0) }
        }
    }
}

struct PaintsView: View {
    @StateObject private var model = PaintModel()

    var body: some View {
        VStack {
            Text("You chose \(model.selected.rawValue)")
            PaintPots(model: model)
            Button("Nothing", role: .cancel) { model.selected = .unknown }
        }
        .padding(.bottom)
    }
}

@main
struct PaintsApp: App {
    var body: some Scene {
        WindowGroup("Paints") { PaintsView() }
    }
}

import Foundation
import KumikoTesting
import Reactive
import Testing

/// Radio boxes out of shapes, over a published choice.
@MainActor
@Suite struct PaletteTests {
    private enum Hue: String, CaseIterable, Identifiable {
        case unset, rose, leaf, sky
        var id: Self { self }
        var color: Color {
            switch self {
            case .unset: .clear
            case .rose: .pink
            case .leaf: .green
            case .sky: .blue
            }
        }
    }

    private final class Palette: ObservableObject {
        @Published var hue = Hue.unset
        private var kept: [AnyCancellable] = []

        init(lines: Record<String>) {
            let add: @Sendable (String) -> Void = { line in MainActor.assumeIsolated { lines.add(line) } }
            $hue.map(\.rawValue).sink { add("hue \($0)") }.store(in: &kept)
        }
    }

    private struct Tile: View {
        @Binding var chosen: Hue
        let hue: Hue
        var body: some View {
            Rectangle()
                .foregroundColor(hue.color)
                .frame(width: 60, height: 60)
                .cornerRadius(8)
                .onTapGesture { chosen = hue }
                .padding()
                .border(Color.primary, width: chosen == hue ? 4 : 0)
                .accessibilityElement()
                .accessibilityLabel(hue.rawValue)
                .accessibilityAddTraits(chosen == hue ? [.isButton, .isSelected] : .isButton)
        }
    }

    private struct Palettes: View {
        @StateObject private var palette: Palette
        init(lines: Record<String>) { _palette = StateObject(wrappedValue: Palette(lines: lines)) }
        var body: some View {
            VStack {
                ScrollView(.horizontal) {
                    HStack {
                        ForEach(Hue.allCases.filter { $0 != .unset }) { Tile(chosen: $palette.hue, hue: $0) }
                    }
                }
                Text("The hue is \(palette.hue.rawValue)")
                Button("Clear", role: .destructive) { palette.hue = .unset }
                    .opacity(palette.hue == .unset ? 0.4 : 1)
            }
            .onReceive(palette.$hue.map(\.rawValue)) { _ in }
        }
    }

    @Test func oneLineAtOnceAndOneAClick() throws {
        let lines = Record<String>()
        let mounted = MountedView(Palettes(lines: lines))
        #expect(lines.entries == ["hue unset"])
        try mounted.find(label: "leaf").click()
        #expect(mounted.texts.contains("The hue is leaf"))
        try mounted.find(label: "sky").press()
        try mounted.find(text: "Clear").press()
        #expect(lines.entries == ["hue unset", "hue leaf", "hue sky", "hue unset"])
        #expect(mounted.texts.contains("The hue is unset"))
    }

    @Test func chosenTileSaysSo() throws {
        let mounted = MountedView(Palettes(lines: Record()))
        func chosen() throws -> [Bool] {
            try ["rose", "leaf", "sky"].map { try mounted.find(label: $0).isSelected == true }
        }
        #expect(try chosen() == [false, false, false])
        #expect(try mounted.find(label: "rose").role == .button)
        try mounted.find(label: "rose").press()
        #expect(try chosen() == [true, false, false])
        try mounted.find(label: "leaf").press()
        #expect(try chosen() == [false, true, false])
        #expect(try mounted.find(label: "leaf").frame.size == CGSize(width: 92, height: 92))
    }

    @Test func eachMountHasAChoiceOfItsOwn() throws {
        let mounts = [MountedView(Palettes(lines: Record())), MountedView(Palettes(lines: Record()))]
        try mounts[0].find(label: "sky").press()
        #expect(mounts[0].texts.contains("The hue is sky"))
        #expect(mounts[1].texts.contains("The hue is unset"))
    }
}

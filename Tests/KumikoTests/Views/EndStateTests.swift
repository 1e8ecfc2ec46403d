import Foundation
import KumikoTesting
import Testing

/// What SwiftUI moves shows its end state at once.
@MainActor
@Suite struct EndStateTests {
    private struct Bar: Shape {
        var share: Double
        var animatableData: AnimatablePair<Double, CGFloat> {
            get { AnimatablePair(share, 0) }
            set { share = newValue.first }
        }
        func path(in rect: CGRect) -> Path {
            Path(CGRect(x: 0, y: 0, width: rect.width * share, height: rect.height))
        }
    }

    private struct Panel: View {
        @State private var isOpen = false
        var body: some View {
            VStack {
                Button("Turn") { withAnimation(.interpolatingSpring(stiffness: 50, damping: 5)) { isOpen.toggle() } }
                if isOpen {
                    Text("open").transition(.asymmetric(insertion: .opacity.combined(with: .scale), removal: .slide))
                }
                Bar(share: isOpen ? 1 : 0.5).animation(.easeInOut, value: isOpen)
            }
        }
    }

    @Test func viewWithATransitionIsThereInTheFrameAfterTheChange() throws {
        let mounted = MountedView(Panel())
        try mounted.find(text: "Turn").press()
        #expect(mounted.texts == ["Turn", "open"])
        try mounted.find(text: "Turn").press()
        #expect(mounted.texts == ["Turn"])
    }

    @Test func pairOfValuesCountsAsOne() {
        var pair = AnimatablePair(3.0, CGFloat(4))
        #expect(pair.magnitudeSquared == 25)
        pair.scale(by: 2)
        #expect(pair == AnimatablePair(6, 8))
        #expect(pair - AnimatablePair(1, 2) == AnimatablePair(5, 6))
    }

    @Test func shapeSaysWhatMoves() {
        var bar = Bar(share: 0.5)
        bar.animatableData = AnimatablePair(0.25, 0)
        #expect(bar.share == 0.25)
        #expect(Circle().animatableData == EmptyAnimatableData())
    }
}

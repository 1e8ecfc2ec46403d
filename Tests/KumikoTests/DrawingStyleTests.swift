import Foundation
import Testing

@testable import Kumiko

@MainActor
struct DrawingStyleTests {
    private struct Ink: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
            environment.colorScheme == .dark ? Color.white : Color.indigo
        }
    }

    private struct Faint: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle { .secondary }
    }

    @Test func shapesTakeTheThemesForeground() {
        #expect(DrawnView(Rectangle()).paints == [.foreground(opacity: 1)])
        #expect(DrawnView(Rectangle().fill(Color.primary)).paints == [.foreground(opacity: 1)])
        #expect(DrawnView(Rectangle().fill(.secondary)).paints == [.foreground(opacity: 0.7)])
    }

    @Test func theNearestForegroundStyleWins() {
        let view = Group { Rectangle().foregroundStyle(.red) }.foregroundStyle(.blue)
        #expect(DrawnView(view).paints == [paint(.red)])
        #expect(DrawnView(Rectangle().foregroundColor(.blue)).paints == [paint(.blue)])
        #expect(DrawnView(Rectangle().foregroundColor(nil).foregroundColor(.blue)).paints == [.foreground(opacity: 1)])
    }

    @Test func fainterLevelsAreOfTheForegroundAbove() {
        let faded = paint(.blue.opacity(0.7))
        #expect(DrawnView(Rectangle().fill(.secondary).foregroundStyle(.blue)).paints == [faded])
        #expect(DrawnView(Rectangle().foregroundStyle(.secondary).foregroundStyle(.blue)).paints == [faded])
        #expect(DrawnView(Rectangle().foregroundStyle(.secondary)).paints == [.foreground(opacity: 0.7)])
    }

    @Test func theTintIsTheAccentColourUnlessSet() {
        #expect(DrawnView(Rectangle().fill(.tint)).paints == [paint(.accentColor)])
        #expect(DrawnView(Rectangle().fill(.tint).tint(.green)).paints == [paint(.green)])
        #expect(DrawnView(Rectangle().fill(.tint).tint(nil).tint(.green)).paints == [paint(.accentColor)])
        #expect(DrawnView(Rectangle().foregroundStyle(.tint).tint(.green)).paints == [paint(.green)])
    }

    @Test func aStyleOfOnesOwnFollowsTheAppearance() {
        let view = DrawnView(Rectangle().fill(Ink()))
        #expect(view.paints == [paint(.indigo)])
        view.mount.environment.colorScheme = .dark
        #expect(view.paints == [paint(.white)])
    }

    @Test func aHandedDownStyleMeansTheForegroundWhereItWasSet() {
        let view = Rectangle().foregroundStyle(Faint()).foregroundStyle(.blue)
        #expect(DrawnView(view).paints == [paint(.blue.opacity(0.7))])
        #expect(DrawnView(Rectangle().foregroundStyle(Faint())).paints == [.foreground(opacity: 0.7)])
    }

    @Test func opacityFadesEveryKindOfStyle() {
        #expect(DrawnView(Rectangle().fill(.tint.opacity(0.5))).paints == [paint(.accentColor.opacity(0.5))])
        let gradient = LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)
        let style: some ShapeStyle = gradient.opacity(0.5)
        guard case .linear(let stops, _, _)? = DrawnView(Rectangle().fill(style)).paints.first else {
            Issue.record("a gradient is painted as a gradient")
            return
        }
        #expect(stops.map(\.color.opacity) == [0.5, 0.5])
    }

    @Test func backgroundsFollowTheAppearance() {
        let view = DrawnView(Rectangle().fill(.background))
        #expect(view.paints == [.color(Color.Resolved(0xfafafa))])
        view.mount.environment.colorScheme = .dark
        #expect(view.paints == [.color(Color.Resolved(0x242424))])
    }

    @Test func styleNamesComeThroughAnyStyle() {
        #expect(DrawnView(Rectangle().fill(AnyShapeStyle(AnyShapeStyle(.red)))).paints == [paint(.red)])
    }
}

import CGtk
import KumikoGtk
import Observation
import Testing

/// Scaled and turned widgets, as GTK places, draws and finds them. They need a display.
@MainActor @Suite(.serialized, .enabled(if: gtk_init_check() != 0, "there is no display"))
struct TransformedWidgetTests {
    /// The box around what a view draws in a window of 200 by 200, and the window's widgets while it is open.
    private func ink(_ view: some View, _ look: (HostedWindow) throws -> Void = { _ in }) throws -> graphene_rect_t {
        let window = HostedWindow(view.frame(width: 200, height: 200), width: 200, height: 200)
        defer { window.close() }
        try #require(window.showNextFrame())
        _ = window.showNextFrame()
        try look(window)
        let drawing = try #require(WidgetDrawing(of: window.content))
        var (left, top, right, bottom) = (drawing.width, drawing.height, 0, 0)
        for row in 0..<drawing.height {
            for column in 0..<drawing.width where drawing[column, row].opacity > 0 {
                (left, right) = (min(left, column), max(right, column + 1))
                (top, bottom) = (min(top, row), max(bottom, row + 1))
            }
        }
        var box = graphene_rect_t()
        graphene_rect_init(&box, Float(left), Float(top), Float(right - left), Float(bottom - top))
        return box
    }

    @Test func drawnShapesAndWidgetsAreScaledAlike() throws {
        let shape = try ink(Color.red.frame(width: 40, height: 20).scaleEffect(2))
        #expect(shape.size.width == 80)
        #expect(shape.size.height == 40)
        let (text, large) = (try ink(Text("Wide")), try ink(Text("Wide").scaleEffect(2)))
        #expect(abs(large.size.width - 2 * text.size.width) <= 4)
        #expect(abs(large.size.height - 2 * text.size.height) <= 4)
        #expect(abs(large.origin.x + large.size.width / 2 - (text.origin.x + text.size.width / 2)) <= 2)
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func turnedByAQuarterAWideTextIsHigh(_ direction: LayoutDirection) throws {
        let text = Text("Wide enough").environment(\.layoutDirection, direction)
        let (still, turned) = (try ink(text), try ink(text.rotationEffect(.degrees(90))))
        #expect(abs(turned.size.height - still.size.width) <= 2)
        #expect(abs(turned.size.width - still.size.height) <= 2)
    }

    @Test func shadowClipAndOpacityAroundATurnedWidgetLeaveItInPlace() throws {
        let text = Text("Wide enough").rotationEffect(.degrees(90))
        let (bare, around) = (
            try ink(text), try ink(text.opacity(0.9).frame(width: 150, height: 150).clipShape(Circle()))
        )
        #expect(bare.size.height == around.size.height)
        #expect(bare.origin.x == around.origin.x)
    }

    @Test func clipInsideOfAScaledViewIsScaledWithIt() throws {
        let clipped = try ink(Color.red.frame(width: 40, height: 40).clipShape(Circle()).scaleEffect(2))
        #expect(clipped.size.width == 80)
        let shape = try ink(
            Text("Wide enough").background(Color.red).clipShape(Ellipse()).scaleEffect(x: 1, y: 3))
        let flat = try ink(Text("Wide enough").background(Color.red).clipShape(Ellipse()))
        #expect(abs(shape.size.height - 3 * flat.size.height) <= 3)
    }

    @Test func pointerFindsTheButtonWhereItIsShown() throws {
        _ = try ink(Button("Press") {}.scaleEffect(0.5).rotationEffect(.degrees(90))) { window in
            let button = try #require(window.widgets(of: gtk_button_get_type()).first)
            var bounds = graphene_rect_t()
            #expect(gtk_widget_compute_bounds(button, window.content, &bounds) != 0)
            #expect(bounds.size.height > bounds.size.width)
            let picked = gtk_widget_pick(
                window.content, Double(bounds.origin.x + bounds.size.width / 2),
                Double(bounds.origin.y + bounds.size.height - 2), GTK_PICK_DEFAULT)
            #expect(picked == button || gtk_widget_is_ancestor(picked, button) != 0)
        }
    }

    @Test func whatChangesLaterIsShownToo() throws {
        let model = Turn()
        let window = HostedWindow(TurnedText(model: model).frame(width: 200, height: 200), width: 200, height: 200)
        defer { window.close() }
        try #require(window.showNextFrame())
        let label = try #require(window.labels.first)
        func height() -> Float {
            var bounds = graphene_rect_t()
            return gtk_widget_compute_bounds(label, window.content, &bounds) != 0 ? bounds.size.height : 0
        }
        let low = height()
        model.degrees = 90
        #expect(window.wait { height() > 2 * low })
        // A change of the text alone hands the label's place on by itself.
        let before = height()
        model.text = "Wide enough, and wider still"
        #expect(window.wait { height() > before })
        model.degrees = 0
        #expect(window.wait { height() == low })
    }
}

@Observable @MainActor private final class Turn {
    var degrees = 0.0
    var text = "Wide enough"
}

private struct TurnedText: View {
    let model: Turn
    var body: some View {
        VStack {
            Text(model.text)
            Color.clear.frame(width: 1, height: 1)
        }
        .rotationEffect(.degrees(model.degrees))
    }
}

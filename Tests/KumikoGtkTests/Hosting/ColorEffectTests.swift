import CGtk
import KumikoGtk
import Testing

/// Colours as GTK draws them after an effect. They need a display.
@MainActor @Suite(.serialized, .enabled(if: gtk_init_check() != 0, "there is no display"))
struct ColorEffectTests {
    /// Red, green and blue in the middle of a view, from 0 to 255.
    private func color(_ view: some View) throws -> [Int] {
        let window = HostedWindow(view.frame(width: 100, height: 100), width: 100, height: 100)
        defer { window.close() }
        try #require(window.showNextFrame())
        let drawing = try #require(WidgetDrawing(of: window.content))
        let pixel = drawing[drawing.width / 2, drawing.height / 2]
        return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
    }

    private func isNear(_ color: [Int], _ expected: [Int]) -> Bool {
        zip(color, expected).allSatisfy { abs($0 - $1) <= 2 }
    }

    private let brick = Color(red: 0.8, green: 0.4, blue: 0.2)

    @Test func effectsOfOneAmount() throws {
        #expect(isNear(try color(brick), [204, 102, 51]))
        #expect(isNear(try color(brick.brightness(0.1)), [230, 128, 77]))
        #expect(isNear(try color(brick.brightness(-1)), [0, 0, 0]))
        #expect(isNear(try color(brick.contrast(0.5)), [166, 115, 89]))
        #expect(isNear(try color(brick.contrast(0)), [128, 128, 128]))
        #expect(isNear(try color(brick.colorInvert()), [51, 153, 204]))
        #expect(isNear(try color(brick.colorMultiply(Color(red: 0.5, green: 1, blue: 0))), [102, 102, 0]))
    }

    @Test func greyIsAsBrightAsTheColourWas() throws {
        // 0.2126 × 204 + 0.7152 × 102 + 0.0722 × 51
        #expect(isNear(try color(brick.grayscale(1)), [120, 120, 120]))
        #expect(isNear(try color(brick.saturation(0)), [120, 120, 120]))
        #expect(isNear(try color(brick.grayscale(0)), [204, 102, 51]))
        let half = try color(brick.hueRotation(.degrees(180)))
        #expect(half[2] > half[0])
        #expect(isNear(try color(brick.hueRotation(.degrees(360))), [204, 102, 51]))
    }

    @Test func whatIsNoNumberChangesNothing() throws {
        #expect(isNear(try color(brick.brightness(.nan)), [204, 102, 51]))
        #expect(isNear(try color(brick.saturation(.nan)), [204, 102, 51]))
    }

    @Test func widgetsInsideChangeToo() throws {
        let window = HostedWindow(Text("Ink").foregroundStyle(Color.red).colorInvert(), width: 100, height: 100)
        defer { window.close() }
        try #require(window.showNextFrame())
        let drawing = try #require(WidgetDrawing(of: window.content))
        var strongest = (red: 0, blue: 0)
        for row in 0..<drawing.height {
            for column in 0..<drawing.width {
                let pixel = drawing[column, row]
                strongest = (max(strongest.red, Int(pixel.red)), max(strongest.blue, Int(pixel.blue)))
            }
        }
        #expect(strongest.blue > strongest.red)
    }
}

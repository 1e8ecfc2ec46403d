import CGtk
import KumikoGtk
import Testing

/// GTK's switch knows no mixed state; rules of style draw it. They need a display.
@MainActor @Suite(.serialized, .enabled(if: gtk_init_check() != 0, "there is no display"))
struct MixedSwitchTests {
    private struct Switch: View {
        let values: [Bool]
        let direction: LayoutDirection
        var body: some View {
            Toggle("All", sources: values.map { Binding.constant($0) }, isOn: \.self)
                .toggleStyle(.switch).labelsHidden()
                .environment(\.layoutDirection, direction)
        }
    }

    /// How much a switch's left half differs from its right one, from 0 to 255 for each pixel.
    private func asymmetry(_ values: [Bool], _ direction: LayoutDirection) throws -> Double {
        let window = HostedWindow(Switch(values: values, direction: direction), width: 200, height: 100)
        defer { window.close() }
        let widget = try #require(window.widgets(of: gtk_switch_get_type()).first)
        // The knob may still be on its way.
        for _ in 0..<30 { _ = window.wait(turns: 1) { WidgetDrawing(of: widget) != nil } }
        let drawing = try #require(WidgetDrawing(of: widget))
        var difference = 0
        for row in 0..<drawing.height {
            for column in 0..<drawing.width / 2 {
                let (left, right) = (drawing[column, row], drawing[drawing.width - 1 - column, row])
                difference += abs(Int(left.green) - Int(right.green))
            }
        }
        return Double(difference) / Double(drawing.height * (drawing.width / 2))
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func knobOfAMixedSwitchStandsInTheMiddle(_ direction: LayoutDirection) throws {
        let (mixed, off) = (try asymmetry([true, false], direction), try asymmetry([false, false], direction))
        #expect(mixed < off / 2)
    }
}

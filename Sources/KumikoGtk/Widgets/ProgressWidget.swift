import CGtk
import Foundation
import Kumiko

/// A `GtkSpinner` or a `GtkProgressBar`.
@MainActor
final class ProgressWidget: ElementWidget {
    private let element: ProgressElement
    private let isBar: Bool
    private var isPulsing = false
    private var isRemoved = false
    private var tint = Tint()

    /// How much of the bar the block of a bar moves in a second.
    private static let pulseSpeed = 0.6

    init(_ element: ProgressElement) {
        self.element = element
        isBar = element.appearance == .bar
        super.init(isBar ? gtk_progress_bar_new() : kumiko_spinner_new())
        update()
    }

    /// A bar moves what is inside of it.
    override var isRestless: Bool { isBar }

    override func update() {
        updateCommon(element)
        if isBar { showFraction() }
        tint.apply(element.tint, to: widget)
        // A bar's own range says how much is done.
        let value = isBar ? nil : element.fraction.map(Self.percent)
        Accessibility.update(self, element, name: element.spokenText, value: value)
    }

    override func nameChanged() {
        update()
        super.nameChanged()
    }

    private static func percent(_ fraction: Double) -> String { "\(Int((100 * fraction).rounded())) %" }

    private func showFraction() {
        if let fraction = element.fraction {
            isPulsing = false
            gtk_progress_bar_set_fraction(widget.opaque, fraction)
        } else if !isPulsing {
            isPulsing = true
            pulse()
        }
    }

    /// Moves the block with each frame in which the bar is on screen.
    private func pulse() {
        var last: Double?
        gtk_progress_bar_pulse(widget.opaque)
        FrameClock.everyFrame(of: widget) { [weak self] time in
            guard let self, isPulsing, !isRemoved else { return false }
            if let last, gtk_widget_get_mapped(widget) != 0 {
                gtk_progress_bar_set_pulse_step(widget.opaque, min(0.1, (time - last) * Self.pulseSpeed))
                gtk_progress_bar_pulse(widget.opaque)
            }
            last = time
            return true
        }
    }

    override func remove() {
        isRemoved = true
        tint.apply(nil, to: widget)
        super.remove()
    }
}

/// What a toggle's style may show inside of it: the toggle itself, by its configuration. One of the two is the toggle to
/// the keyboard and to assistive technology: the inner one while there is one.
@MainActor
final class ToggleEnclosure {
    /// The region around all that the style shows.
    weak var region: RegionElement?

    /// The control inside has come.
    func take(_ control: WidgetElement) {
        guard let region, region.standIn == nil else { return }
        region.standIn = control
    }

    /// The control inside has gone.
    func release(_ control: WidgetElement) {
        if region?.standIn === control { region?.standIn = nil }
    }
}

import KumikoGtk
import ViewModels

/// The same models in views.
struct Panel: View {
    @Bindable var sound: ToggleModel
    let sizes: RadioBoxGroupModel<Size>
    let pages: CarouselModel
    var title: String
    @State private var presses = 0

    var body: some View {
        VStack(alignment: .leading) {
            Text(title)
            Toggle("Hosted sound", isOn: $sound.isOn)
            Text(summary)
            Button("Next page") { pages.turn(by: 1) }
            Button("Pressed \(presses)") { presses += 1 }
            Text("A text that is long enough to take more than a line wherever there is little room for it.")
        }
    }

    private var summary: String {
        let size = sizes.selection?.title ?? "none"
        return "Size: \(size), page \((pages.currentPage ?? 0) + 1) of \(pages.pageCount)"
    }
}

// Pages tracked both ways, with dots, a text and a slider of GTK's own.
import CGtk
import SwiftUI

struct Place: Identifiable {
    let id: String
    var color: Color
}

struct PlaceCard: View {
    var place: Place
    @State private var stamps = 0

    var body: some View {
        ZStack(alignment: .bottom) {
            place.color
            VStack {
                Text(place.id).font(.title2).foregroundStyle(.white)
                Button("Stamp \(place.id) \(stamps)") { stamps += 1 }
            }
            .padding()
        }
    }
}

struct PagesView: View {
    @State private var current = 2
    @State private var places = [
        Place(id: "Harbour", color: .blue), Place(id: "Market", color: .orange), Place(id: "Castle", color: .purple),
        Place(id: "Garden", color: .green),
    ]

    var body: some View {
        VStack {
            PageViewController(pages: places.map { PlaceCard(place: $0) }, currentPage: $current)
                .aspectRatio(3 / 2, contentMode: .fit)
            PageControl(numberOfPages: places.count, currentPage: $current)
            Text("Current Page: \(current)")
            Slider(value: $current, upper: places.count - 1).frame(width: 160)
            HStack {
                Button("First") { current = 0 }
                Button("Far away") { current = 99 }
                Button("Drop two") { places.removeLast(min(2, places.count)) }
                Button("Add one") { places.append(Place(id: "Tower \(places.count)", color: .red)) }
            }
        }
        .padding()
        .onChange(of: current) { print("page \(current)") }
    }
}

/// A GtkScale that sets a whole number.
struct Slider: GtkWidgetRepresentable {
    @Binding var value: Int
    var upper: Int

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeWidget(context: Context) -> GtkWidgetRef {
        let scale = GtkWidgetRef(gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, 1))
        gtk_scale_set_digits(scale.cast(), 0)
        let coordinator = context.coordinator
        scale.connect("value-changed") { scale in
            coordinator.parent.value = Int(gtk_range_get_value(scale.cast()))
            print("slider \(coordinator.parent.value)")
        }
        return scale
    }

    func updateWidget(_ scale: GtkWidgetRef, context: Context) {
        context.coordinator.parent = self
        scale.withoutSignals {
            gtk_range_set_range(scale.cast(), 0, Double(max(1, upper)))
            gtk_range_set_value(scale.cast(), Double(value))
        }
    }

    static func dismantleWidget(_ scale: GtkWidgetRef, coordinator: Coordinator) { print("slider gone") }

    @MainActor final class Coordinator {
        var parent: Slider
        init(_ parent: Slider) { self.parent = parent }
    }
}

@main
struct PagesApp: App {
    var body: some Scene {
        WindowGroup("Pages") { PagesView() }
    }
}

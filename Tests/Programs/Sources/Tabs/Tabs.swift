// Pages in TabView's page style, selected by tag, one of them with a scroll view; and a carousel in a scroll view.
import SwiftUI
import ViewModels

struct City: Identifiable, Hashable {
    let name: String
    var color: Color
    var id: String { name }
}

struct CityCard: View {
    var city: City
    @State private var visits = 0

    var body: some View {
        ZStack {
            city.color
            VStack {
                Text(city.name).font(.title).foregroundColor(.white)
                Button("Visit \(city.name) \(visits)") { visits += 1 }
            }
        }
    }
}

struct TabsView: View {
    @State private var selection = "Kyoto"
    @State private var cities = [
        City(name: "Oslo", color: .blue), City(name: "Kyoto", color: .red), City(name: "Lima", color: .orange),
        City(name: "Cairo", color: .brown),
    ]
    @State private var isRightToLeft = false

    var body: some View {
        VStack(spacing: 8) {
            TabView(selection: $selection) {
                ForEach(cities) { city in CityCard(city: city).tag(city.name) }
            }
            .tabViewStyle(.page(indexDisplayMode: .always))
            .indexViewStyle(.page(backgroundDisplayMode: .always))
            .frame(width: 420, height: 220)
            .accessibilityLabel("Cities")
            .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
            Text("Selected: \(selection)")
            HStack {
                Button("Prepend") { cities.insert(City(name: "Town \(cities.count)", color: .green), at: 0) }
                Button("Remove") { cities.removeAll { $0.name == selection } }
                Button("Remove soon") {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                        cities.removeAll { $0.name == selection }
                    }
                }
                Button("Turn round") { isRightToLeft.toggle() }
            }
            ScrollView {
                Notes().frame(height: 120)
                ForEach(0..<12) { Text("Line \($0)") }
            }
            .frame(width: 420, height: 150)
            .accessibilityLabel("Below")
            Slides()
        }
        .padding()
        .onChange(of: selection) { print("selected \(selection)") }
    }
}

/// A carousel with peeking neighbours that turns by itself once it is told to.
struct Slides: View {
    @State private var model = CarouselModel(wraps: true)

    var body: some View {
        Carousel(model, spacing: 10, peek: 60) {
            ForEach(1..<5) { number in
                RoundedRectangle(cornerRadius: 12).fill(Color.purple).overlay {
                    Text("Slide \(number)").foregroundColor(.white)
                }
            }
        }
        .frame(width: 420, height: 70)
        .accessibilityLabel("Slides")
        HStack {
            PageControl(model)
            Button("Play") { model.autoplayInterval = 0.4 }
        }
        .onAppear { model.onPageChange = { print("slide \($0 + 1)") } }
    }
}

/// Pages in a scroll view, of which the first scrolls itself.
struct Notes: View {
    @State private var note = 0

    var body: some View {
        TabView(selection: $note) {
            ScrollView {
                VStack { ForEach(0..<20) { Text("Note \($0)") } }
            }
            Text("Second note")
            Text("Third note")
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
        .accessibilityLabel("Notes")
        .onChange(of: note) { print("note \(note)") }
    }
}

@main
struct TabsApp: App {
    var body: some Scene {
        WindowGroup("Tabs") { TabsView() }
    }
}

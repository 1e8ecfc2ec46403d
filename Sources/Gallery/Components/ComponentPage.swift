import SwiftUI

/// What every page is made of: a title and a sentence, the component's variants, the model and the events.
struct ComponentPage<Variants: View, Properties: View>: View {
    let page: GalleryPage
    let events: EventLog
    @ViewBuilder let variants: Variants
    @ViewBuilder let properties: Properties

    @Environment(\.isNarrow) private var isNarrow

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 24) {
                VStack(alignment: .leading, spacing: 6) {
                    Text(page.title).font(.title).fontWeight(.heavy).accessibilityAddTraits(.isHeader)
                    Text(page.summary).foregroundStyle(.secondary)
                }
                variants
                Card("Model", note: "The properties, as they change.") { properties }
                EventCard(log: events)
            }
            .frame(maxWidth: 720, alignment: .leading)
            .padding(isNarrow ? 12 : 24)
            .frame(maxWidth: .infinity)
        }
    }
}

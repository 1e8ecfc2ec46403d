import SwiftUI

/// Names of a model's properties with their values, a line for each.
struct PropertyList: View {
    /// A property as it is written in source, and its value now.
    struct Property: Identifiable {
        let id: String
        let value: String

        init(_ name: String, _ value: some Any) {
            id = name
            self.value = "\(value)"
        }
    }

    let properties: [Property]

    init(_ properties: [Property]) {
        self.properties = properties
    }

    var body: some View {
        VStack(spacing: 6) {
            ForEach(properties) { property in
                if property.id != properties.first?.id { Divider() }
                HStack(spacing: 12) {
                    Text(verbatim: property.id).foregroundStyle(.secondary)
                    Spacer()
                    Text(verbatim: property.value).multilineTextAlignment(.trailing)
                }
                .font(.system(.callout, design: .monospaced))
                .accessibilityElement(children: .combine)
            }
        }
    }
}

import SwiftUI

/// The last events, the newest first.
struct EventCard: View {
    let log: EventLog

    var body: some View {
        Card("Events", note: "The last \(EventLog.limit), the newest first.") {
            if log.events.isEmpty {
                Text("No events yet").foregroundStyle(.secondary).frame(maxWidth: .infinity)
            } else {
                ForEach(log.events) { event in
                    HStack(alignment: .firstTextBaseline, spacing: 12) {
                        Text(verbatim: "\(event.id)")
                            .monospacedDigit()
                            .foregroundStyle(.secondary)
                            .frame(minWidth: 24, alignment: .trailing)
                        Text(event.text)
                    }
                }
                Button("Clear Events") { log.clear() }
            }
        }
    }
}

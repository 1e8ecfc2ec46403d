import SwiftUI

/// What one row shows.
@Observable @MainActor
final class Row: Identifiable {
    var text: String
    var flag = false

    init(_ index: Int) { text = "Row \(index)" }
}

/// What the window shows.
@Observable @MainActor
final class Model {
    let rows: [Row]
    var isShown = true

    init(_ count: Int) { rows = (0..<count).map(Row.init) }
}

import Foundation

/// A place worth a picture, as `landmarks.json` describes it.
struct Landmark: Decodable, Identifiable, Equatable, Sendable {
    struct Coordinates: Decodable, Equatable, Sendable {
        let latitude: Double
        let longitude: Double
    }

    let id: String
    let name: String
    let place: String
    let state: String?
    let country: String
    let park: String?
    let coordinates: Coordinates
    /// The name of the picture's file, beside the description's.
    let picture: String

    /// Where the landmark is, from near to far.
    var location: String { [place, state, country].compactMap(\.self).joined(separator: ", ") }

    /// The park around it, else its coordinates.
    var caption: String { park ?? Self.degrees(coordinates) }

    private static func degrees(_ coordinates: Coordinates) -> String {
        func write(_ value: Double, _ positive: String, _ negative: String) -> String {
            String(format: "%.2f° %@", abs(value), value < 0 ? negative : positive)
        }
        return write(coordinates.latitude, "N", "S") + ", " + write(coordinates.longitude, "E", "W")
    }
}

import Foundation
import Testing

@testable import Kumiko

@MainActor
@Suite struct TextInitialiserTests {
    @Test func literalIsAKeyAndStringIsNot() {
        let string = "**a**"
        #expect(resolved(Text("**a**")).string == "a")
        #expect(resolved(Text(string)).string == "**a**")
        #expect(resolved(Text(string.dropFirst())).string == "*a**")
        #expect(resolved(Text(verbatim: "**a**")).string == "**a**")
    }

    @Test func formatFollowsTheLanguageOfTheEnvironment() {
        #expect(resolved(Text(1234.5, format: .number)).string == "1,234.5")
        let german = resolved(Text(1234.5, format: .number)) { $0.locale = Locale(identifier: "de_DE") }
        #expect(german.string == "1.234,5")
    }

    @Test func dateIsWrittenLong() {
        let date = Date(timeIntervalSinceReferenceDate: 86_400 * 200 + 43_200)
        #expect(resolved(Text(date, style: .date)).string == "July 20, 2001")
    }

    @Test func distanceFromNowIsWrittenInTwoUnits() {
        let date = Date.now.addingTimeInterval(-2 * 3600 - 23 * 60 - 30)
        #expect(resolved(Text(date, style: .relative)).string == "2 hours, 23 minutes")
        #expect(resolved(Text(date, style: .offset)).string == "-2 hours")
        #expect(resolved(Text(date, style: .timer)).string.hasPrefix("2:23:3"))
    }

    @Test func attributedStringShowsItsAttributes() {
        var string = AttributedString("Closed")
        string.font = .title
        string.foregroundColor = .red
        string.underlineStyle = .single
        let content = resolved(Text(string + AttributedString(" today")).font(.caption))
        #expect(content.runs.map(\.string) == ["Closed", " today"])
        #expect(content.runs[0].attributes.font.size == .relative(1.7))
        #expect(content.runs[0].attributes.color == TextColor(.red, in: EnvironmentValues()))
        #expect(content.runs[0].attributes.underline != nil)
        #expect(content.runs[1].attributes.font.size == .relative(0.82))
    }

    @Test func anyValueIsWrittenByAFormatter() {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy-MM-dd"
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        let date = Date(timeIntervalSinceReferenceDate: 0)
        #expect(resolved(Text(date, formatter: formatter)).string == "2001-01-01")
        #expect(resolved(Text("On \(date, formatter: formatter)")).string == "On 2001-01-01")
    }
}

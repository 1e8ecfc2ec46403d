import Foundation
import Testing

@testable import Kumiko

/// Makes out a text in an environment.
@MainActor
func resolved(_ text: Text, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> ResolvedText {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    change(&environment)
    return text.resolve(in: environment, TextEnvironment(environment)).content
}

@MainActor
@Suite struct TextResolutionTests {
    @Test func plainTextIsOneRunInTheBodyFont() {
        let content = resolved(Text(verbatim: "Ariake"))
        #expect(content.runs == [ResolvedText.Run("Ariake")])
    }

    @Test func emptyTextHasNoRuns() {
        #expect(resolved(Text(verbatim: "")).runs.isEmpty)
    }

    @Test func environmentReachesTheText() {
        let content = resolved(Text(verbatim: "a")) {
            $0.font = .title
            $0[known: \.fontWeight] = .heavy
            $0[known: \.isItalic] = true
            $0[known: \.isMonospacedDigit] = true
            $0[known: \.underline] = TextLine(pattern: .dash, color: nil)
            $0.lineLimit = 2
            $0.lineSpacing = 3
            $0.truncationMode = .middle
            $0.multilineTextAlignment = .center
        }
        let attributes = content.runs[0].attributes
        #expect(attributes.font.size == .relative(1.7))
        #expect(attributes.font.weight == 800)
        #expect(attributes.font.isItalic)
        #expect(attributes.font.monospacedDigits)
        #expect(attributes.underline?.pattern == .dash)
        #expect(content.lineLimit == 2)
        #expect(content.lineSpacing == 3)
        #expect(content.truncation == .middle)
        #expect(content.alignment == .center)
    }

    @Test func ownWeightWinsOverTheEnvironments() {
        let content = resolved(Text(verbatim: "a").fontWeight(.light)) { $0[known: \.fontWeight] = .black }
        #expect(content.runs[0].attributes.font.weight == 300)
    }

    @Test func weightOfTheEnvironmentWinsOverTheFonts() {
        let content = resolved(Text(verbatim: "a").font(.headline)) { $0[known: \.fontWeight] = .light }
        #expect(content.runs[0].attributes.font.weight == 300)
    }

    @Test func ownFontKeepsTheWeightSaidApart() {
        let content = resolved(Text(verbatim: "a").fontWeight(.black).font(.title))
        #expect(content.runs[0].attributes.font.weight == 900)
        #expect(content.runs[0].attributes.font.size == .relative(1.7))
    }

    @Test func firstOfTwoMethodsOfOneKindWins() {
        let content = resolved(
            Text(verbatim: "a").font(.title).font(.caption).foregroundColor(.red).foregroundColor(.blue))
        #expect(content.runs[0].attributes.font.size == .relative(1.7))
        #expect(content.runs[0].attributes.color == TextColor(.red, in: EnvironmentValues()))
    }

    @Test func nothingSaidLeavesTheEnvironmentsFontWeightAndColor() {
        let content = resolved(Text(verbatim: "a").font(nil).fontWeight(nil).foregroundColor(nil)) {
            $0.font = .title
            $0[known: \.fontWeight] = .heavy
            $0[known: \.foregroundStyle] = AnyShapeStyle(Color.red)
        }
        #expect(content.runs[0].attributes.font.size == .relative(1.7))
        #expect(content.runs[0].attributes.font.weight == 800)
        #expect(content.runs[0].attributes.color == TextColor(.red, in: EnvironmentValues()))
    }

    @Test func explicitlyNotBoldOrUnderlinedTakesBackTheEnvironments() {
        let content = resolved(Text(verbatim: "a").bold(false).italic(false).underline(false)) {
            $0[known: \.fontWeight] = .bold
            $0[known: \.isItalic] = true
            $0[known: \.underline] = TextLine()
        }
        #expect(content.runs == [ResolvedText.Run("a")])
    }

    @Test func primaryIsTheThemesColorAndSecondaryFainter() {
        #expect(resolved(Text(verbatim: "a").foregroundColor(.primary)).runs[0].attributes.color == .inherited)
        guard
            case .secondary(let opacity) = resolved(Text(verbatim: "a").foregroundColor(.secondary)).runs[0].attributes
                .color
        else {
            Issue.record("secondary is not a fainter form of the theme's colour")
            return
        }
        #expect(0 < opacity && opacity < 1)
    }

    @Test func gradientGivesItsFirstColor() {
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        let content = resolved(Text(verbatim: "a").foregroundStyle(gradient))
        #expect(content.runs[0].attributes.color == TextColor(.red, in: EnvironmentValues()))
    }

    @Test func lineColorIsItsOwn() {
        let content = resolved(Text(verbatim: "a").strikethrough(color: .red))
        #expect(content.runs[0].attributes.strikethrough?.color == TextColor(.red, in: EnvironmentValues()))
        #expect(content.runs[0].attributes.color == .inherited)
    }

    @Test func textCaseFollowsTheLanguage() {
        #expect(resolved(Text(verbatim: "straße i")) { $0[known: \.textCase] = .uppercase }.string == "STRASSE I")
        let turkish = resolved(Text(verbatim: "i")) {
            $0[known: \.textCase] = .uppercase
            $0.locale = Locale(identifier: "tr_TR")
        }
        #expect(turkish.string == "İ")
    }

    @Test(arguments: ["♥ 漢字 👩‍👩‍👧 مرحبا", "e\u{301}", "(´・ω・｀)", "🇯🇵🏳️‍🌈"])
    func everyCharacterStaysIntact(_ string: String) {
        #expect(Array(resolved(Text(string)).string.unicodeScalars) == Array(string.unicodeScalars))
        #expect(Array(resolved(Text("\(string)")).string.unicodeScalars) == Array(string.unicodeScalars))
        let key = LocalizedStringKey(string)
        #expect(Array(resolved(Text(key)).string.unicodeScalars) == Array(string.unicodeScalars))
    }
}

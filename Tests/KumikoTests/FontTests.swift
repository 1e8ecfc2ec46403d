import Testing

@testable import Kumiko

@Suite struct FontTests {
    @Test(arguments: [
        (Font.largeTitle, 2.0, 400), (.title, 1.7, 400), (.title2, 1.3, 400), (.title3, 1.15, 400),
        (.headline, 1, 700), (.body, 1, 400), (.callout, 0.92, 400), (.subheadline, 0.92, 400),
        (.footnote, 0.85, 400), (.caption, 0.82, 400), (.caption2, 0.82, 500),
    ])
    func textStylesFollowTheInterfaceFont(_ font: Font, _ scale: Double, _ weight: Int) {
        #expect(ResolvedFont(font) == ResolvedFont(size: .relative(scale), weight: weight))
    }

    @Test func systemFontHasItsSizeInPoints() {
        let font = ResolvedFont(.system(size: 20, weight: .semibold, design: .monospaced))
        #expect(font.size == .points(20))
        #expect(font.weight == 600)
        #expect(font.isMonospaced)
        #expect(font.family == nil)
    }

    @Test func sizeThatIsNoneGivesTheBodys() {
        #expect(ResolvedFont(.system(size: 0)).size == .relative(1))
        #expect(ResolvedFont(.system(size: -.infinity)).size == .relative(1))
        #expect(ResolvedFont(.system(size: .nan)).size == .relative(1))
        #expect(ResolvedFont(.custom("A", fixedSize: -3)).size == .relative(1))
    }

    @Test func customFontScalesUnlessFixed() {
        #expect(
            ResolvedFont(.custom("Noto Serif", fixedSize: 18)) == ResolvedFont(family: "Noto Serif", size: .points(18)))
        guard case .relative(let scale) = ResolvedFont(.custom("Noto Serif", size: 22)).size else {
            Issue.record("a custom font does not scale")
            return
        }
        #expect(abs(scale - 1.5) < 0.001)
    }

    @Test func methodsChangeOnlyTheirTrait() {
        let font = ResolvedFont(.title.bold().italic().monospacedDigit().smallCaps().leading(.loose))
        #expect(font.size == .relative(1.7))
        #expect(font.weight == 700)
        #expect(font.isItalic && font.monospacedDigits && font.smallCaps)
        #expect(!font.isMonospaced)
        #expect(font.lineHeight > 1)
    }

    @Test func weightOfAStyleReplacesItsOwn() {
        #expect(ResolvedFont(.system(.headline, weight: .thin)).weight == 200)
        #expect(ResolvedFont(.headline.weight(.black)).weight == 900)
    }

    @Test func equalFontsHashEqually() {
        #expect(Set([Font.title.bold(), .title.weight(.bold), .title]).count == 2)
    }
}

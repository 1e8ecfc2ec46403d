import Foundation
import Testing

@testable import Kumiko

struct DrawingColorTests {
    private func environment(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast = .standard) -> EnvironmentValues {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        environment.colorSchemeContrast = contrast
        return environment
    }

    /// The colour as it appears on an opaque background.
    private func over(_ background: Color.Resolved, _ color: Color.Resolved) -> Color.Resolved {
        func mix(_ top: Float, _ bottom: Float) -> Float { top * color.opacity + bottom * (1 - color.opacity) }
        return Color.Resolved(
            red: mix(color.red, background.red), green: mix(color.green, background.green),
            blue: mix(color.blue, background.blue))
    }

    /// The contrast ratio of WCAG 2.
    private func contrast(_ lhs: Color.Resolved, _ rhs: Color.Resolved) -> Float {
        func luminance(_ color: Color.Resolved) -> Float {
            0.2126 * color.linearRed + 0.7152 * color.linearGreen + 0.0722 * color.linearBlue
        }
        let (first, second) = (luminance(lhs), luminance(rhs))
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    private static let hues: [NamedColor] = NamedColor.allCases.filter { ![.black, .white, .clear].contains($0) }

    @Test(arguments: hues, [UInt32(0x242424), 0x1e1e1e])
    func everyNamedColourIsReadableInTheDark(_ name: NamedColor, _ background: UInt32) {
        for setting in [ColorSchemeContrast.standard, .increased] {
            let color = Color(source: .named(name)).resolve(in: environment(.dark, setting))
            #expect(contrast(color, Color.Resolved(background)) >= 4.5)
        }
    }

    @Test(arguments: hues, [UInt32(0xffffff), 0xfafafa])
    func everyNamedColourIsReadableInHighContrast(_ name: NamedColor, _ background: UInt32) {
        let color = Color(source: .named(name)).resolve(in: environment(.light, .increased))
        #expect(contrast(color, Color.Resolved(background)) >= 4.5)
    }

    @Test(
        arguments: [Color.primary, .secondary, .accentColor, .red, .indigo, .purple, .gray],
        [UInt32(0xffffff), 0xfafafa])
    func theColoursOfTextAreReadableInTheLight(_ color: Color, _ background: UInt32) {
        let background = Color.Resolved(background)
        #expect(contrast(over(background, color.resolve(in: environment(.light))), background) >= 4.5)
    }

    @Test(arguments: [Color.primary, .secondary], [UInt32(0x242424), 0x1e1e1e])
    func theColoursOfTextAreReadableInTheDark(_ color: Color, _ background: UInt32) {
        let background = Color.Resolved(background)
        #expect(contrast(over(background, color.resolve(in: environment(.dark))), background) >= 4.5)
    }

    @Test func theLightColoursAreGnomesPalette() {
        let light = environment(.light)
        #expect("\(Color.red.resolve(in: light))" == "#e01b24ff")
        #expect("\(Color.green.resolve(in: light))" == "#33d17aff")
        #expect("\(Color.blue.resolve(in: light))" == "#3584e4ff")
        #expect("\(Color.brown.resolve(in: light))" == "#986a44ff")
        #expect("\(Color.clear.resolve(in: light))" == "#00000000")
    }

    @Test func componentsAreKept() {
        let resolved = Color(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5).resolve(in: EnvironmentValues())
        #expect(resolved == Color.Resolved(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5))
        #expect(Color(resolved).resolve(in: EnvironmentValues()) == resolved)
        #expect(Color(white: 0.5) == Color(red: 0.5, green: 0.5, blue: 0.5))
    }

    @Test(
        arguments: zip(
            0...6, ["#ff0000ff", "#ffff00ff", "#00ff00ff", "#00ffffff", "#0000ffff", "#ff00ffff", "#ff0000ff"]))
    func hueGoesAroundTheWheel(_ sixths: Int, _ expected: String) {
        let color = Color(hue: Double(sixths) / 6, saturation: 1, brightness: 1)
        #expect("\(color.resolve(in: EnvironmentValues()))" == expected)
    }

    @Test func saturationAndBrightnessScale() {
        let half = Color(hue: 0, saturation: 0.5, brightness: 0.5).resolve(in: EnvironmentValues())
        #expect(half == Color.Resolved(red: 0.5, green: 0.25, blue: 0.25))
    }

    @Test func linearValuesAreEncoded() {
        let grey = Color(.sRGBLinear, white: 0.5).resolve(in: EnvironmentValues())
        #expect(abs(grey.red - 0.7354) < 0.001)
        #expect(abs(grey.linearRed - 0.5) < 0.001)
    }

    @Test func theWiderSpaceKeepsWhiteAndCutsWhatIsOutside() {
        let white = Color(.displayP3, white: 1).resolve(in: EnvironmentValues())
        #expect(white.description == "#ffffffff")
        let red = Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: EnvironmentValues())
        #expect(red.description == "#ff0000ff")
    }

    @Test func opacitiesMultiply() {
        let color = Color.black.opacity(0.5).opacity(0.5).resolve(in: EnvironmentValues())
        #expect(color.opacity == 0.25)
    }

    @Test func mixingGoesFromOneColourToTheOther() {
        let environment = EnvironmentValues()
        #expect(Color.black.mix(with: .white, by: 0.5).resolve(in: environment).red == 0.5)
        #expect(Color.black.mix(with: .white, by: -1).resolve(in: environment) == Color.black.resolve(in: environment))
        #expect(Color.black.mix(with: .white, by: 2).resolve(in: environment) == Color.white.resolve(in: environment))
        let faded = Color.clear.mix(with: .white, by: 0.5).resolve(in: environment)
        #expect(faded == Color.Resolved(red: 1, green: 1, blue: 1, opacity: 0.5))
    }

    @Test func coloursCompareByWhatTheyAre() {
        #expect(Color.red == .red)
        #expect(Color.red != .blue)
        #expect(Color.red.opacity(0.5) != .red)
        #expect(Set([Color.red, .red, .primary]).count == 2)
    }

    @Test func aMissingAssetIsReportedAndShows() {
        var messages: [String] = []
        let color = ReportedMessages.shared.observe({ messages.append($0) }, while: { Color("brand") })
        #expect(messages.contains { $0.contains("brand") })
        #expect(color.resolve(in: EnvironmentValues()).opacity == 1)
    }
}

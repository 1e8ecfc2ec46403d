/// The colours that have a name, each with a value for every appearance.
enum NamedColor: String, Hashable, Sendable, CaseIterable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray, slate
    case accent, black, white, clear

    /// The values: GNOME's palette in the light appearance; in the others values that can be read as text.
    func resolved(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast) -> Color.Resolved {
        switch self {
        case .black: return Color.Resolved(0x000000)
        case .white: return Color.Resolved(0xffffff)
        case .clear: return Color.Resolved(0x000000, opacity: 0)
        default: break
        }
        let values = palette
        switch (scheme, contrast) {
        case (.light, .standard): return Color.Resolved(values.light)
        case (.dark, .standard): return Color.Resolved(values.dark)
        case (.light, .increased): return Color.Resolved(values.strongLight)
        case (.dark, .increased): return Color.Resolved(values.strongDark)
        }
    }

    private var palette: (light: UInt32, dark: UInt32, strongLight: UInt32, strongDark: UInt32) {
        switch self {
        case .red: (0xe01b24, 0xf66151, 0xc00023, 0xff888c)
        case .orange: (0xff7800, 0xffa348, 0xb62200, 0xff9c5b)
        case .yellow: (0xf6d32d, 0xf8e45c, 0x905300, 0xffc057)
        case .green: (0x33d17a, 0x57e389, 0x15772e, 0x8de698)
        case .mint: (0x2ec9a6, 0x66dfc3, 0x0a7361, 0x93efd9)
        case .teal: (0x2190a4, 0x3fb5ca, 0x007184, 0x7bdff4)
        case .cyan: (0x2aa6d6, 0x5cc4ec, 0x006a94, 0x8fdcfa)
        case .blue: (0x3584e4, 0x62a0ea, 0x0461be, 0x81d0ff)
        case .indigo: (0x5a52d5, 0x9a94f5, 0x4338b5, 0xbcb8ff)
        case .purple: (0x9141ac, 0xcf82da, 0x8939a4, 0xfba7ff)
        case .pink: (0xd56199, 0xe58bb8, 0xa2326c, 0xffa0d8)
        case .brown: (0x986a44, 0xc9a27f, 0x63452c, 0xdcc3ab)
        case .gray: (0x6c6b70, 0x9a9996, 0x5e5c64, 0xc0bfbc)
        case .slate: (0x6f8396, 0x9bb0c4, 0x526678, 0xbbd1e5)
        case .accent: (0x1c71d8, 0x78aeed, 0x0461be, 0x81d0ff)
        case .black, .white, .clear: (0, 0, 0, 0)
        }
    }
}

extension Color {
    private init(named name: NamedColor) { self.init(source: .named(name)) }

    public static let red = Color(named: .red)
    public static let orange = Color(named: .orange)
    public static let yellow = Color(named: .yellow)
    public static let green = Color(named: .green)
    public static let mint = Color(named: .mint)
    public static let teal = Color(named: .teal)
    public static let cyan = Color(named: .cyan)
    public static let blue = Color(named: .blue)
    public static let indigo = Color(named: .indigo)
    public static let purple = Color(named: .purple)
    public static let pink = Color(named: .pink)
    public static let brown = Color(named: .brown)
    public static let gray = Color(named: .gray)
    /// A bluish grey, one of GNOME's accents.
    public static let slate = Color(named: .slate)
    public static let black = Color(named: .black)
    public static let white = Color(named: .white)
    /// Nothing at all; still fills and takes part in the layout.
    public static let clear = Color(named: .clear)
    /// The colour of what is selected or can be acted on.
    public static let accentColor = Color(named: .accent)
    /// The theme's colour for text.
    public static let primary = Color(source: .foreground(.primary))
    /// The theme's colour for text that matters less.
    public static let secondary = Color(source: .foreground(.secondary))
}

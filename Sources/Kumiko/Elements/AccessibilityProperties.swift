/// What assistive technology is told of an element.
@_documentation(visibility: internal)
public struct AccessibilityProperties: Equatable, Sendable {
    public var label: String?
    public var value: String?
    public var hint: String?
    public var identifier: String?
    public var isHidden = false
    public var addedTraits: AccessibilityTraits = []
    public var removedTraits: AccessibilityTraits = []

    public init() {}

    /// Takes over what others say.
    mutating func take(_ other: AccessibilityProperties) {
        label = other.label ?? label
        value = other.value ?? value
        hint = other.hint ?? hint
        identifier = other.identifier ?? identifier
        isHidden = isHidden || other.isHidden
        addedTraits.formUnion(other.addedTraits)
        removedTraits.formUnion(other.removedTraits)
    }

    /// The traits that were added and not removed again.
    public var traits: AccessibilityTraits { addedTraits.subtracting(removedTraits) }
}

/// How an element behaves, as assistive technology is told.
public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
    public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
    public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
    public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
    public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
    public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
    public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
    public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
    public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}

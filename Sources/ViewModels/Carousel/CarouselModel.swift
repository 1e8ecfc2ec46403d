import Observation

/// The state of a row of pages of which one is current: what a drag, a fling, the wheel, a key, a spring and a change
/// of the pages do.
///
/// ```swift
/// let model = CarouselModel(pageCount: 3, wraps: true)
/// model.onPageChange = { page in print("turned to", page) }
/// model.pressKey(.left)                        // prints "turned to 2": one step back from the first is the last
/// while model.advance(to: clock()) { draw() }  // one call a frame, until it rests
/// ```
///
/// ### Positions
/// ``position`` is the place of the view over the pages, in pages. At rest it is exactly the index of the current
/// page. While a wrapping carousel moves, it runs on below 0 and beyond the last index, so that going from the last
/// page to the first is a step from n − 1 to n; it is taken back into range at rest.
/// ``visiblePages`` says where each page is drawn.
///
/// ### Who is told
/// ``currentPage`` is the page that is, or will be, at rest. It changes once a turn, when the turn is decided, and is
/// never out of range. ``onPageChange`` is called for turns that the model makes itself: for a person, or for autoplay.
/// ``onCorrection`` is called when the pages changed and took the index with them. Code that assigns calls neither.
///
/// ### Directions
/// Drags, flings, the horizontal wheel and the arrow keys are given as they are on the screen. ``isRightToLeft``
/// mirrors them; indices, Page Up and Page Down, Home and End are never mirrored.
@Observable @MainActor
public final class CarouselModel {
    // MARK: What a view and a developer set

    /// Whether the last page is followed by the first. A lone page does not turn.
    public var wraps: Bool {
        didSet { if wraps != oldValue { follow(list, clampingOnly: true) } }
    }

    /// Whether later pages lie to the left. Can be changed at any time; ``currentPage`` stays.
    public var isRightToLeft = false

    /// Whether one fling may pass several pages; otherwise one drag reaches the next page at most.
    public var allowsLongSwipes = false

    /// Whether a wheel that turns up and down turns the pages too.
    ///
    /// Take it off for a carousel inside a vertical scroller, which then keeps its wheel.
    public var answersVerticalWheel = true

    /// Whether the system asks for less motion: pages then change without animation, and autoplay stops.
    public var reducesMotion = false {
        didSet { if reducesMotion, isAnimating { rest() } }
    }

    /// Whether a frame has been shown. Until then a page is set without animation.
    ///
    /// A view sets it with its first frame, and takes it back while it is not on screen. ``advance(to:)`` and any act
    /// of a person set it too.
    public var isShown = false {
        didSet { if !isShown, isAnimating { rest() } }
    }

    /// The width of the carousel, in points; 0 before the first layout. Negative and infinite ones count as 0.
    public var extent = 0.0

    /// The gap between two pages, in points. Negative and infinite ones count as 0.
    public var spacing: Double

    /// How much of the pages before and after is seen at rest, in points on each side. Negative and infinite values
    /// count as 0.
    public var peek: Double

    /// Where the current page stands when ``peek`` leaves room beside it.
    public var alignment: CarouselAlignment = .center

    /// Seconds that a page stays before the next one comes by itself; `nil`, and anything not above 0, for never.
    public var autoplayInterval: Double?

    /// Whether the pointer is over the carousel. Autoplay waits.
    public var isHovered = false

    /// Whether the keyboard's focus is within the carousel. Autoplay waits.
    public var isFocused = false

    /// Called with the new page after a person or autoplay has turned to it, once a turn. Never for code.
    @ObservationIgnored public var onPageChange: (@MainActor (Int) -> Void)?

    /// Called once with the new index, `nil` for none, after a change of the pages has changed it.
    @ObservationIgnored public var onCorrection: (@MainActor (Int?) -> Void)?

    // MARK: What the model says

    /// The place of the view over the pages, in pages; see the overview.
    public internal(set) var position = 0.0

    /// Whether a finger is down, though the pages may not follow it yet.
    public internal(set) var isHeld = false

    /// Whether the pages follow a finger now.
    public internal(set) var isDragging = false

    /// Whether the pages move by themselves now, so that ``advance(to:)`` wants to be called each frame.
    public internal(set) var isAnimating = false

    var current: Int?
    var list: PageList

    /// The place the view rests at or is pulled to, in the same unwrapped coordinates as the position.
    @ObservationIgnored var target = 0.0
    @ObservationIgnored var motion: Motion = .idle {
        didSet { showMotion() }
    }
    /// A page asked for while there was none.
    @ObservationIgnored var wanted: Int?
    @ObservationIgnored var lastWheel = -Double.infinity
    @ObservationIgnored var autoplaySince: Double?

    /// What moves the pages.
    enum Motion {
        case idle
        /// A finger is down and, when the drag has begun, the pages follow it.
        case held(Drag, following: Bool)
        /// A spring pulls; `since` is when its first frame was, `last` its latest one.
        case pulled(Spring, since: Double?, last: Double?)
    }

    /// Makes a carousel of pages that are only numbered.
    ///
    /// - Parameters:
    ///   - pageCount: How many pages; negative is 0.
    ///   - currentPage: The page shown first, corrected into range.
    ///   - wraps: Whether the last page is followed by the first.
    ///   - spacing: The gap between two pages, in points.
    ///   - peek: How much of the neighbours is seen at rest, in points on each side.
    public convenience init(
        pageCount: Int = 0, currentPage: Int = 0, wraps: Bool = false, spacing: Double = 0, peek: Double = 0
    ) {
        self.init(
            list: .numbered(max(0, pageCount)), currentPage: currentPage, wraps: wraps, spacing: spacing, peek: peek)
    }

    /// Makes a carousel of pages with identities, which keep the visible page visible when the pages change.
    ///
    /// - Parameters:
    ///   - pages: The identity of each page in order; of equal ones the first counts.
    ///   - currentPage: The page shown first, corrected into range.
    ///   - wraps: Whether the last page is followed by the first.
    ///   - spacing: The gap between two pages, in points.
    ///   - peek: How much of the neighbours is seen at rest, in points on each side.
    public convenience init(
        pages: [AnyHashable], currentPage: Int = 0, wraps: Bool = false, spacing: Double = 0, peek: Double = 0
    ) {
        self.init(list: PageList(pages), currentPage: currentPage, wraps: wraps, spacing: spacing, peek: peek)
    }

    private init(list: PageList, currentPage: Int, wraps: Bool, spacing: Double, peek: Double) {
        self.list = list
        self.wraps = wraps
        self.spacing = spacing
        self.peek = peek
        if list.count > 0 {
            let page = min(max(currentPage, 0), list.count - 1)
            current = page
            position = Double(page)
            target = position
        } else {
            wanted = currentPage
        }
    }

    private func showMotion() {
        let (holds, drags, animates) =
            switch motion {
            case .idle: (false, false, false)
            case .held(_, let following): (true, following, false)
            case .pulled: (false, false, true)
            }
        if isHeld != holds { isHeld = holds }
        if isDragging != drags { isDragging = drags }
        if isAnimating != animates { isAnimating = animates }
    }
}

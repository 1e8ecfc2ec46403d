import Foundation
@_exported import Kumiko

/// A view brought to life without a display, to be looked at and operated as a person would.
///
/// ```swift
/// @MainActor @Test func countsPresses() throws {
///     let mounted = MountedView(Counter())
///     try mounted.find(text: "0").press()
///     #expect(mounted.texts == ["1"])
/// }
/// ```
///
/// The view is laid out in a window of ``size`` with ``FixedFontMetrics``. Frames are in the window's coordinates,
/// reading from left to right, in points.
@MainActor
public final class MountedView {
    private let platform = TestPlatform()
    private let mount: Mount
    private let pointer: TestPointer
    private var desktopColorScheme: ColorScheme
    private var bodyCounts: [String: Int] = [:]
    private(set) var now = 0.0

    /// The size of the window, in points.
    public var size: CGSize {
        didSet { advance() }
    }

    /// Mounts `view` and shows the first frame.
    ///
    /// - Parameters:
    ///   - size: of the window, in points.
    ///   - configure: changes the environment that the window has.
    public init<Content: View>(
        _ view: Content, size: CGSize = CGSize(width: 400, height: 600),
        configure: (inout EnvironmentValues) -> Void = { _ in }
    ) {
        self.size = size
        var environment = EnvironmentValues()
        configure(&environment)
        environment.takeColorSchemeForWindow()
        let counter = BodyCounter()
        mount = Mount(view, platform: platform, environment: environment) { counter.record($0) }
        pointer = TestPointer(mount.root)
        desktopColorScheme = environment.colorScheme
        counter.owner = self
        bodyCounts = counter.early
        mount.preferredColorSchemeChanged = { [unowned self] in self.takeColorScheme() }
        takeColorScheme()
        advance()
    }

    isolated deinit {
        mount.unmount()
    }

    /// Shows as many frames: brings the view up to date, lays it out, and moves what is animated by a sixtieth of a
    /// second each. Pages that turn by themselves do so when their time has come.
    public func advance(frames: Int = 1) {
        for _ in 0..<frames {
            now += 1.0 / 60
            pointer.wait(until: now)
            mount.update()
            mount.root.layOut(in: size)
            var isLaidOut = true
            for pages in pagesElements {
                pages.model.isShown = true
                pages.model.autoplay(at: now)
                let before = pages.model.position
                let isMoving = pages.model.advance(to: now)
                // The step that comes to rest moves the pages too.
                guard isMoving || pages.model.position != before else { continue }
                pages.markPagesMoved()
                if pages.askForPages() { isLaidOut = false }
            }
            if !isLaidOut {
                mount.update()
                mount.root.layOut(in: size)
            }
            mount.root.commit(at: .zero, isVisible: true)
        }
    }

    private var pagesElements: [PagesElement] {
        var found: [PagesElement] = []
        mount.root.forEachElement { if let pages = $0 as? PagesElement { found.append(pages) } }
        return found
    }

    /// Lets tasks and the main queue run until `condition` holds or `timeout` has passed, showing frames meanwhile.
    /// Returns whether it holds. Time in which other tests hold the main thread does not count.
    @discardableResult
    public func wait(timeout: Duration = .seconds(2), until condition: () -> Bool) async -> Bool {
        let step = Duration.milliseconds(2)
        var left = timeout
        while !condition() {
            guard left > .zero else { return false }
            left -= step
            try? await Task.sleep(for: step)
            advance()
        }
        return true
    }

    /// Changes the window's environment, as when the desktop turns dark, and shows a frame.
    public func configure(_ change: (inout EnvironmentValues) -> Void) {
        var environment = mount.environment
        environment.colorScheme = desktopColorScheme
        change(&environment)
        desktopColorScheme = environment.colorScheme
        mount.environment = environment
        takeColorScheme()
        advance()
    }

    /// Has the window look as the content would like it to, else as the desktop does.
    private func takeColorScheme() {
        mount.environment.colorScheme = mount.preferredColorScheme ?? desktopColorScheme
        mount.environment.takeColorSchemeForWindow()
    }

    /// Takes the view away, with all its state.
    public func unmount() { mount.unmount() }

    // MARK: Counting

    /// How often the body of a view of this type has been evaluated.
    public func bodyCount<V: View>(_ type: V.Type) -> Int { bodyCounts["\(type)", default: 0] }

    /// How often the bodies of all views have been evaluated.
    public var bodyCount: Int { mount.graph.bodyCount }

    /// The number of views on screen, those without a body of their own included.
    public var nodeCount: Int { mount.graph.nodeCount }

    /// The number of widgets that a program would show, the window's own left out.
    public var widgetCount: Int { platform.widgetCount - 1 }

    /// The number of elements that were asked for their size again after a change.
    public var remeasureCount: Int { mount.root.engine.remeasureCount }

    fileprivate func recordBody(_ name: String) { bodyCounts[name, default: 0] += 1 }

    // MARK: Finding

    /// All texts that can be seen, from the top down in reading order.
    public var texts: [String] { found { $0 is TextElement }.filter(\.isVisible).map(\.text) }

    /// The only visible element that shows `text`: the control whose label it is, else the text itself.
    public func find(text: String) throws -> FoundElement {
        let matches = found { ($0 as? TextElement)?.content.string == text }.filter(\.isVisible)
        return try only(matches.map(\.control), "the text “\(text)”")
    }

    /// The only element that assistive technology reads out as `label`.
    public func find(label: String) throws -> FoundElement {
        let matches = found { $0.isNamed && $0.spokenText == label }
        return try only(matches.map(\.control), "the label “\(label)”")
    }

    /// The only element with an accessibility identifier.
    public func find(identifier: String) throws -> FoundElement {
        try only(found { $0.accessibility.identifier == identifier }, "the identifier “\(identifier)”")
    }

    /// The row of a list in which a text stands.
    public func findRow(text: String) throws -> FoundElement {
        let texts = found { ($0 as? TextElement)?.content.string == text }.filter(\.isVisible)
        return try only(texts.compactMap(\.listRow), "a row with the text “\(text)”")
    }

    /// The rows of lists that are there, from the top down.
    public var rows: [FoundElement] { found { ($0 as? ListRowElement)?.isReachable == true } }

    /// What has a role, in reading order.
    public func findAll(role: RegionRole) -> [FoundElement] { found { _ in true }.filter { $0.role == role } }

    /// The views of a type, in reading order.
    public func findAll<V: View>(_ type: V.Type) -> [FoundElement] {
        mount.graph.elements(ofViewsOfType: type).compactMap { elements in
            elements.first.map { FoundElement($0, self) }
        }
    }

    /// The only view of a type.
    public func find<V: View>(_ type: V.Type) throws -> FoundElement {
        try only(findAll(type), "a view of type \(type)")
    }

    private func found(_ matches: (WidgetElement) -> Bool) -> [FoundElement] {
        var found: [FoundElement] = []
        mount.root.forEachElement { element in
            if let element = element as? WidgetElement, matches(element) { found.append(FoundElement(element, self)) }
        }
        return found
    }

    private func only(_ found: [FoundElement], _ description: String) throws -> FoundElement {
        guard let first = found.first else { throw TestingError.notFound(description) }
        let count = Set(found.map { ObjectIdentifier($0.element) }).count
        guard count == 1 else { throw TestingError.ambiguous(description, count) }
        return first
    }

    // MARK: The pointer

    /// Clicks at a point of the window, as the pointer would: the innermost control, tap or gesture there acts.
    public func click(at point: CGPoint, count: Int = 1) throws {
        var isActedOn = false
        for number in 1...max(1, count) {
            _ = pointer.press(at: point, time: now)
            if pointer.release(time: now, count: number) { isActedOn = true }
        }
        advance()
        if !isActedOn { throw TestingError.notOperable("the point \(point)") }
    }

    /// Presses the pointer down at a point of the window and shows a frame.
    public func press(at point: CGPoint) throws {
        let isActedOn = pointer.press(at: point, time: now)
        advance()
        if !isActedOn { throw TestingError.notOperable("the point \(point)") }
    }

    /// Moves the pointer, held down or not, and shows a frame.
    public func movePointer(to point: CGPoint) {
        pointer.move(to: point, time: now)
        advance()
    }

    /// Lets the pointer go and shows a frame.
    public func release() {
        _ = pointer.release(time: now, count: 1)
        advance()
    }
}

extension WidgetElement {
    /// Whether the element is one thing to assistive technology: it was given a name, or is a control, a picture or a
    /// region. What merely holds others is not, and a text is found by its text.
    fileprivate var isNamed: Bool {
        switch self {
        case let region as RegionElement: region.role != .generic
        case is ButtonElement, is ToggleElement, is ProgressElement, is ImageElement: true
        case let row as ListRowElement: row.isReachable
        default: accessibility.label != nil
        }
    }
}

/// Counts bodies for a view that is still being mounted.
@MainActor
private final class BodyCounter {
    weak var owner: MountedView?
    var early: [String: Int] = [:]

    func record(_ name: String) {
        if let owner { owner.recordBody(name) } else { early[name, default: 0] += 1 }
    }
}

/// Why a test could not do what it asked for.
public enum TestingError: Error, Equatable, CustomStringConvertible {
    case notFound(String)
    case ambiguous(String, Int)
    /// The element, or one around it, is disabled.
    case disabled(String)
    /// The element is not on screen, or hidden.
    case hidden(String)
    /// The element does not answer to what was asked.
    case notOperable(String)

    public var description: String {
        switch self {
        case .notFound(let what): "Nothing has \(what)."
        case .ambiguous(let what, let count): "\(count) elements have \(what)."
        case .disabled(let what): "\(what) is disabled."
        case .hidden(let what): "\(what) cannot be seen."
        case .notOperable(let what): "\(what) does not answer to that."
        }
    }
}

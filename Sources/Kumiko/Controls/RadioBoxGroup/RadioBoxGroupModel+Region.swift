import Foundation
import ViewModels

/// What regions hand a group.
extension RadioBoxGroupModel {
    /// Answers a key, with the keys that are held with it.
    func answer(_ key: RegionKey) -> Bool {
        let modifiers = EventModifiers.current
        if modifiers.contains(.control) {
            guard case .character(let character) = key, character.lowercased() == "a" else { return false }
            return pressKey(.selectAll)
        }
        let isExtending = modifiers.contains(.shift)
        return switch key {
        case .left: pressKey(.left, extending: isExtending)
        case .right: pressKey(.right, extending: isExtending)
        case .up: pressKey(.up, extending: isExtending)
        case .down: pressKey(.down, extending: isExtending)
        case .home: pressKey(.home, extending: isExtending)
        case .end: pressKey(.end, extending: isExtending)
        case .pageUp, .pageDown: false
        case .character(let character): type(String(character), at: ProcessInfo.processInfo.systemUptime)
        }
    }

    /// Answers a click on a choice, with the keys that are held.
    func click(_ choice: Choice) {
        let modifiers = EventModifiers.current
        press(choice, extending: modifiers.contains(.shift), toggling: modifiers.contains(.control))
    }

    /// Answers Space, Return or assistive technology, which has no Ctrl to hold, on a choice.
    func activate(_ choice: Choice) {
        press(choice, extending: EventModifiers.current.contains(.shift), toggling: mode == .multiple)
    }
}

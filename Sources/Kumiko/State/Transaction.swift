import Foundation
import Reactive

/// What goes along with a change of state, such as the animation with which to show it.
public struct Transaction: Sendable {
    /// The animation asked for; `nil` for none.
    public var animation: Animation?
    /// Whether animations of views are to be left out.
    public var disablesAnimations = false

    public init(animation: Animation? = nil) {
        self.animation = animation
    }

    @TaskLocal static var local: Transaction?

    /// The transaction of the change being made.
    package static var current: Transaction { local ?? Transaction() }
}

/// Makes the changes of `body` as one transaction. Changes made before it are brought to the views first, so that
/// each transaction shows a state of its own.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    if MainQueue.isCurrent { MainActor.assumeIsolated { LiveGraphs.update() } }
    return try Transaction.$local.withValue(transaction, operation: body)
}

/// Makes the changes of `body` with `animation`. The end state is shown at the next frame.
///
/// ```swift
/// withAnimation { isExpanded.toggle() }
/// ```
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

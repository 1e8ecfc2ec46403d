import Dispatch
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

/// Makes the changes of `body` with `animation`, and calls `completion` when the end state has been reached, which is
/// shown at the next frame.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping @MainActor () -> Void
) rethrows -> Result {
    let result = try withAnimation(animation, body)
    DispatchQueue.main.async(execute: completion)
    return result
}

/// When an animation counts as complete; as the end state is shown at once, both are the same.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let isRemoved: Bool
    public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)
    public static let removed = AnimationCompletionCriteria(isRemoved: true)
}

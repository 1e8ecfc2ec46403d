import Foundation
import Reactive

/// What is told when a source changes: a node, or a value derived from the source.
@MainActor
protocol Dependent: AnyObject {
    func sourceChanged(_ source: DependencySource)
}

extension _Node: Dependent {
    func sourceChanged(_ source: DependencySource) {
        ChangeReasons.note(.source(source), of: self)
        markDirty()
    }
}

/// A place whose readers are evaluated again when it changes.
///
/// Used on the main thread only: a change made elsewhere reaches it by way of the main queue.
class DependencySource: @unchecked Sendable {
    /// Most places have one reader, which is kept without a dictionary.
    private unowned(unsafe) var only: (any Dependent)?
    private var others: [ObjectIdentifier: any Dependent]?

    /// Registers the view that is being evaluated, if there is one, as a reader.
    @inline(__always)
    final func recordRead() {
        guard evaluatingNode != nil, MainQueue.isCurrent else { return }
        MainActor.assumeIsolated {
            evaluatingNode?.depend(on: self)
        }
    }

    /// Dependents must call ``forget(_:)`` before they go away.
    @MainActor func remember(_ dependent: any Dependent) {
        if only == nil, others == nil {
            only = dependent
        } else if only !== dependent {
            others = others ?? [:]
            others?[ObjectIdentifier(dependent)] = dependent
        }
    }

    @MainActor func forget(_ dependent: any Dependent) {
        if only === dependent {
            only = nil
        } else {
            others?[ObjectIdentifier(dependent)] = nil
            if others?.isEmpty == true { others = nil }
        }
    }

    final var hasDependents: Bool { only != nil || others != nil }

    /// Tells those who were dependents when the telling began; each is held until it has been told.
    @MainActor final func tellDependents() {
        let (only, others) = (only, others)
        only?.sourceChanged(self)
        guard let others else { return }
        for dependent in others.values { dependent.sourceChanged(self) }
    }

    /// Tells the dependents now on the main thread, or soon from any other.
    final func changed() {
        if MainQueue.isCurrent {
            MainActor.assumeIsolated { tellDependents() }
        } else {
            DispatchQueue.main.async { self.tellDependents() }
        }
    }
}

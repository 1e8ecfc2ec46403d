import Foundation

/// Which children have moved since frames were last handed to the widgets.
enum MovedChildren {
    case none
    case one(Int32)
    case several([Int32])
    case all
}

extension Element {
    /// Has frames handed to the widgets again before the next frame.
    final func markForCommit() {
        var element = self
        while !element.needsCommit {
            element.needsCommit = true
            guard let parent = element.parent else { return }
            parent.noteMove(ofChildAt: element.childIndex)
            if parent.commitsInPlace { return }
            element = parent
        }
    }

    private func noteMove(ofChildAt index: Int32) {
        guard children.count > Self.fewChildren else { return }
        switch movedChildren {
        case .none: movedChildren = .one(index)
        case .one(let other): movedChildren = .several([other, index])
        case .several(var indices):
            movedChildren = .none
            indices.append(index)
            movedChildren = .several(indices)
        case .all: break
        }
    }

    /// Hands frames to the widgets of a host, skipping what has not moved.
    ///
    /// - Parameters:
    ///   - origin: where the element stands in the host's coordinates.
    ///   - isVisible: whether nothing above hides the element.
    package final func commit(at origin: CGPoint, isVisible: Bool) {
        LayoutWork.done.commits += 1
        let isWhereItWas = committedOrigin == origin && committedVisibility == isVisible
        guard needsCommit || commitsInPlace || !isWhereItWas else { return }
        let moved = movedChildren
        needsCommit = false
        commitsInPlace = false
        committedOrigin = origin
        committedVisibility = isVisible
        let frame = CGRect(origin: origin, size: size)
        // A host has a place of its own to hand on, and coordinates of its own for its children.
        guard isWhereItWas, children.count > Self.fewChildren, hostInside === host else {
            if hostInside === host { movedChildren = .none }
            return commitSelf(frame, isVisible: isVisible)
        }
        movedChildren = .none
        switch moved {
        case .none: break
        case .one(let index): commitChild(children[Int(index)], frame, isVisible)
        case .several(let indices): for index in indices { commitChild(children[Int(index)], frame, isVisible) }
        case .all: commitSelf(frame, isVisible: isVisible)
        }
    }

    /// Hands the element its frame again where it was, if it still waits for that.
    final func commitInPlace() {
        guard commitsInPlace, let committedOrigin else { return }
        commit(at: committedOrigin, isVisible: committedVisibility)
    }

    /// Has all widgets of this host inside of the element be handed their frames with it.
    final func needCommitInside() {
        for child in children {
            child.needsCommit = true
            child.movedChildren = .all
            if child.hostInside === host { child.needCommitInside() }
        }
    }

    /// How the elements around show this one in its host, from the outside in.
    final var transformsAround: [Transform] {
        var transforms: [Transform] = []
        var element = parent
        while let current = element, current !== host {
            if let transform = (current as? TransformElement)?.committedTransform { transforms.append(transform) }
            element = current.parent
        }
        return transforms.reversed()
    }

    final func commitChild(_ child: Element, _ frame: CGRect, _ isVisible: Bool) {
        child.commit(at: frame.origin + child.origin, isVisible: isVisible && showsChildren)
    }
}

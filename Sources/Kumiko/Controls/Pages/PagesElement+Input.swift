import ViewModels

/// What a person does to the pages.
extension PagesElement {
    /// Hands a key to the model, as the keyboard does; returns whether it was taken.
    package func press(_ key: RegionKey) -> Bool {
        switch key {
        case .left: model.pressKey(.left)
        case .right: model.pressKey(.right)
        case .pageUp: model.pressKey(.pageUp)
        case .pageDown: model.pressKey(.pageDown)
        case .home: model.pressKey(.home)
        case .end: model.pressKey(.end)
        case .up, .down, .character: false
        }
    }

    /// Turns the wheel by a notch; returns whether it was taken. If not, it belongs to the scroller outside.
    package func wheel(_ scroll: CarouselScroll, at time: Double) -> Bool {
        !leavesToScroller(scroll) && model.wheel(scroll, at: time)
    }

    /// Whether a movement of two fingers begins to drag the pages.
    package func isDragged(by scroll: CarouselScroll) -> Bool {
        abs(scroll.dx) > abs(scroll.dy) && !model.isHeld && model.consumes(scroll)
    }

    /// Whether a scroll goes up or down and something around the pages scrolls that way.
    private func leavesToScroller(_ scroll: CarouselScroll) -> Bool {
        abs(scroll.dy) > abs(scroll.dx) && isInScrollView(along: .vertical)
    }
}

extension Element {
    /// Whether a scroll view around the element has something to scroll along an axis.
    fileprivate func isInScrollView(along axis: Axis.Set) -> Bool {
        var element = parent
        while let current = element {
            if let scroller = current as? ScrollElement, scroller.scrolls(along: axis) { return true }
            element = current.parent
        }
        return false
    }
}

extension ScrollElement {
    /// Whether the content is larger than what is seen of it.
    fileprivate func scrolls(along axis: Axis.Set) -> Bool {
        guard axes.contains(axis) else { return false }
        let content = scrolledSize(in: size)
        return axis == .vertical ? content.height > size.height : content.width > size.width
    }

    /// Whether something around, another scroll view or pages, takes a scroll along an axis that this one does not need.
    /// Pages do not turn because what is on them has come to its upper or lower end.
    package func isInScroller(along axis: Axis.Set) -> Bool {
        if isInScrollView(along: axis) { return true }
        guard axis == .horizontal else { return false }
        var element = parent
        while let current = element {
            if current is PagesElement { return true }
            element = current.parent
        }
        return false
    }
}

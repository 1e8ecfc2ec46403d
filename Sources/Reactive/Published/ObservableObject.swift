/// A class whose instances tell before they change.
///
/// Unless the class has an ``objectWillChange`` of its own, one is made that sends before any of the object's
/// ``Published`` properties changes, those of superclasses included.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The publisher made for this object: the same one for as long as anyone holds it.
    public var objectWillChange: ObservableObjectPublisher {
        let fields = PublishedFields.of(self)
        guard let first = fields.firstBox(of: self) else { return BareObjects.publisher(of: self) }
        if let publisher = first.objectWillChange { return publisher }
        return ObjectWillChangeInstaller.install(in: fields.boxes(of: self))
    }
}

/// Hands one publisher to all published properties of an object.
private enum ObjectWillChangeInstaller {
    private static let lock = Protected(())

    static func install(in boxes: [any PublishedBox]) -> ObservableObjectPublisher {
        lock.withLock { _ in
            if let publisher = boxes[0].objectWillChange { return publisher }
            let publisher = ObservableObjectPublisher()
            // The first box comes last: whoever finds it filled may rely on all others.
            for box in boxes.reversed() { box.objectWillChange = publisher }
            return publisher
        }
    }
}

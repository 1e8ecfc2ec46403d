import Foundation

extension NotificationCenter {
    /// Sends the notifications of one name, as they are posted.
    public struct Publisher: Reactive.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        /// Where notifications are posted.
        public let center: NotificationCenter
        /// The name of the notifications.
        public let name: Notification.Name
        /// Whose notifications are wanted; everybody's if `nil`.
        public let object: AnyObject?

        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let outbox = Unchecked(Outbox<Notification, Never>(subscriber))
            let observer = center.addObserver(forName: name, object: object, queue: nil) { notification in
                if outbox.value.enqueueWithinDemand(notification) { outbox.value.flush() }
            }
            outbox.value.setHooks(.init(cancelled: { [center] in center.removeObserver(observer) }))
            outbox.value.start()
        }
    }

    /// Sends the notifications called `name`, of `object` only if one is given, on the thread that posts them.
    ///
    /// A notification for which the subscriber has no demand is lost.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }
}

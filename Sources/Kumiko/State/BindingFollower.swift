/// Is told when what a binding leads to changes, without a view that reads it.
///
/// Places that tell their changes are followed, such as ``State``'s; observable objects tell in their own way.
@MainActor
package final class BindingFollower: Dependent {
    private let changed: () -> Void
    private let origin: DependencySource?

    package init<Value>(_ binding: Binding<Value>, _ changed: @escaping () -> Void) {
        self.changed = changed
        origin = binding.location.tellingOrigin
        origin?.remember(self)
    }

    isolated deinit { origin?.forget(self) }

    func sourceChanged(_ source: DependencySource) { changed() }
}

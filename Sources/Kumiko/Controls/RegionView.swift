import ViewModels

/// A part of the window that is one thing to the keyboard and to assistive technology; see ``RegionElement``.
struct RegionView<Content: View>: ContainerView {
    var role = RegionRole.group
    var checked: ToggleModel.State?
    var isSelected: Bool?
    var setPosition: SetPosition?
    var isEnabled = true
    var takesFocus = true
    var takesControl = false
    var look = RegionLook.plain
    var hidesContent = false
    var action: (() -> Void)?
    var onKey: ((RegionKey) -> Bool)?
    @ViewBuilder var content: Content

    func makeElement() -> RegionElement { RegionElement() }

    func updateElement(_ element: RegionElement, environment: EnvironmentValues) {
        element.role = role
        element.checked = checked
        element.ownSelection = isSelected
        element.setPosition = setPosition
        element.isEnabled = isEnabled && environment.isEnabled
        element.takesFocus = takesFocus
        element.takesControl = takesControl
        element.look = look
        element.hidesContent = hidesContent
        element.action = action
        element.onKey = onKey
        element.layoutDirection = environment.layoutDirection
    }
}

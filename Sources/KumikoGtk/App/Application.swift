import CGtk
import Foundation
import Kumiko

/// The GtkApplication of a program: its windows, its actions, its scenes.
@MainActor
final class Application {
    private let options: LaunchOptions
    private let application: UnsafeMutableRawPointer
    private var evaluation: Evaluation?
    private var scenes: [SceneDescription] = []
    private(set) var windows: [Window] = []
    private let makeEvaluation: (Application) -> Evaluation
    private var signals: [SignalHandlers] = []

    /// What the desktop says, for new windows. Not to be asked for before ``start()``: with it GTK begins to read the icon
    /// theme, and would read it again when the application starts.
    private lazy var desktop = DesktopEnvironment(options)

    init<Program: App>(_ program: Program.Type, _ options: LaunchOptions) {
        self.options = options
        // A line that a program prints is seen at once, also where standard output is no terminal.
        kumiko_buffer_output_by_line()
        guard gtk_init_check() != 0 else {
            FileHandle.standardError.write(Data("\(Self.programName): there is no display to open a window on.\n".utf8))
            exit(1)
        }
        if let domain = Program.translationDomain { Translations.use(domain) }
        MainLoop.attachMainQueue()
        makeEvaluation = { application in
            Evaluation(
                Program(), environment: application.desktop.values,
                needsUpdate: { [weak application] in
                    MainLoop.whenIdle { application?.evaluation?.update() }
                },
                evaluate: { [unowned application] program in
                    application.take(SceneDescription.all(of: program.body))
                })
        }
        let id = g_application_id_is_valid(Program.applicationID) != 0 ? Program.applicationID : nil
        if id == nil { report("“\(Program.applicationID)” is no valid id of an application; it is left out.") }
        g_set_prgname(id ?? Self.programName)
        // A picture is taken by a process of its own, whatever else runs.
        let flags = options.screenshot == nil ? GApplicationFlags(rawValue: 0) : G_APPLICATION_NON_UNIQUE
        application = UnsafeMutableRawPointer(gtk_application_new(id, flags))
        connect(application, "startup") { $0.start() }
        connect(application, "activate") { $0.activate() }
    }

    static var programName: String {
        let name = g_path_get_basename(CommandLine.arguments.first ?? "program")!
        defer { g_free(name) }
        return String(cString: name)
    }

    /// Runs until the last window is closed. Returns the exit status.
    func run() -> CInt {
        addActions()
        let arguments = [Self.programName] + options.arguments
        var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        let status = pointers.withUnsafeMutableBufferPointer { buffer in
            g_application_run(
                application.assumingMemoryBound(to: GApplication.self), CInt(arguments.count), buffer.baseAddress)
        }
        g_object_unref(application)
        return status
    }

    private func start() {
        kumiko_adwaita_init()
        desktop.observe(self) { [weak self] in self?.desktopChanged() }
    }

    // MARK: Scenes and windows

    private func take(_ scenes: [SceneDescription]) {
        self.scenes = scenes
        for window in windows where scenes.indices.contains(window.scene) { window.show(scenes[window.scene]) }
    }

    private func activate() {
        if evaluation == nil { evaluation = makeEvaluation(self) }
        if let window = windows.last {
            window.present()
        } else {
            openWindow()
        }
    }

    private func openWindow() {
        guard let scene = scenes.first else { return report("The program has no scene to show.") }
        let window = Window(
            scene, index: 0, application: application, desktop: desktop, size: options.windowSize,
            preferenceChanged: { [weak self] in self?.preferColorScheme() },
            closed: { [weak self] window in
                self?.windows.removeAll { $0 === window }
                self?.preferColorScheme()
            })
        windows.append(window)
        preferColorScheme()
        window.present()
        if let screenshot = options.screenshot {
            WindowPicture.write(window, to: screenshot.file) { succeeded in exit(succeeded ? 0 : 1) }
        }
    }

    private func desktopChanged() {
        for window in windows { window.take(desktop.values) }
    }

    /// GTK has one appearance for all windows: that which the newest with a preference would like.
    private func preferColorScheme() {
        desktop.prefer(windows.lazy.reversed().compactMap(\.preferredColorScheme).first)
    }

    // MARK: Actions

    private func addActions() {
        add("quit", ["<Control>q"]) { application in
            for window in application.windows.reversed() { window.close() }
            g_application_quit(application.application.assumingMemoryBound(to: GApplication.self))
        }
        add("new-window", ["<Control>n"]) { $0.openWindow() }
        add("about", []) { application in
            guard let about = application.scenes.lazy.compactMap(\.about).first else { return }
            application.windows.last?.showAbout(about)
        }
        setAccelerators("window.close", ["<Control>w"])
    }

    private func add(_ name: String, _ accelerators: [String], _ body: @escaping @MainActor (Application) -> Void) {
        let action = g_simple_action_new(name, nil)!
        connect(UnsafeMutableRawPointer(action), "activate", body)
        g_action_map_add_action(OpaquePointer(application), action)
        g_object_unref(UnsafeMutableRawPointer(action))
        setAccelerators("app.\(name)", accelerators)
    }

    private func setAccelerators(_ action: String, _ accelerators: [String]) {
        let strings = accelerators.map { strdup($0) }
        defer { for string in strings { free(string) } }
        var pointers: [UnsafePointer<CChar>?] = strings.map { UnsafePointer($0) } + [nil]
        gtk_application_set_accels_for_action(
            application.assumingMemoryBound(to: GtkApplication.self), action, &pointers)
    }

    private func connect(
        _ object: UnsafeMutableRawPointer, _ signal: String, _ body: @escaping @MainActor (Application) -> Void
    ) {
        let handlers = SignalHandlers(of: object)
        handlers.connect(signal) { [weak self] in
            if let self { body(self) }
        }
        signals.append(handlers)
    }
}

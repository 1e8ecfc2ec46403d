extension Invocation {
    /// Reads the arguments after the program's name. A request for help wins over all others; else the first fault.
    init(_ arguments: [String]) {
        var options = Options()
        do {
            try options.read(arguments)
            self = try options.invocation()
        } catch {
            self = .refuse(error.message, listsPages: error.listsPages)
        }
    }

    /// Widths and heights that a picture may have, in points.
    static let lengths = 64...8192
}

/// What is wrong with the arguments.
private struct Fault: Error {
    let message: String
    var listsPages = false
}

/// The options as they are read.
private struct Options {
    private var request: Invocation?
    private var page: GalleryPage?
    private var file: String?
    private var size: (width: Int, height: Int)?
    private var isDark = false
    private var isRightToLeft = false
    private var desktopArguments: [String] = []

    mutating func read(_ arguments: [String]) throws(Fault) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            var value: String? = parts.count == 2 ? parts[1] : nil
            switch parts[0] {
            case "--page", "--screenshot", "--size":
                if value == nil { value = rest.popFirst() }
                guard let value, !value.isEmpty else { throw Fault(message: "\(parts[0]) needs a value") }
                try take(parts[0], value)
            default:
                guard value == nil || argument.hasPrefix("--gapplication") else {
                    throw Fault(message: "unknown option \(parts[0])")
                }
                try take(argument)
            }
        }
    }

    private mutating func take(_ option: String, _ value: String) throws(Fault) {
        switch option {
        case "--page":
            guard let page = GalleryPage(rawValue: value.lowercased()) else {
                throw Fault(message: "there is no page “\(value)”", listsPages: true)
            }
            self.page = page
        case "--screenshot": file = value
        default:
            let numbers = value.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
            guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
                Invocation.lengths.contains(width), Invocation.lengths.contains(height)
            else {
                let lengths = Invocation.lengths
                throw Fault(
                    message: "--size is WIDTHxHEIGHT, each \(lengths.lowerBound) to \(lengths.upperBound), "
                        + "not “\(value)”")
            }
            size = (width, height)
        }
    }

    private mutating func take(_ option: String) throws(Fault) {
        switch option {
        case "--help", "-h": request = .help
        case "--version": if request != .help { request = .version }
        case "--list": if request == nil { request = .list }
        case "--dark": isDark = true
        case "--rtl": isRightToLeft = true
        case let option where option.hasPrefix("--gapplication"): desktopArguments.append(option)
        case let option where option.hasPrefix("-"): throw Fault(message: "unknown option \(option)")
        default: throw Fault(message: "“\(option)” is no option")
        }
    }

    func invocation() throws(Fault) -> Invocation {
        if let request { return request }
        guard let file else {
            let needy = [("--size", size != nil), ("--dark", isDark), ("--rtl", isRightToLeft)]
            if let option = needy.first(where: \.1)?.0 { throw Fault(message: "\(option) needs --screenshot") }
            return .open(page, desktopArguments: desktopArguments)
        }
        var screenshot = Invocation.Screenshot(file: file, page: page)
        if let size { (screenshot.width, screenshot.height) = size }
        screenshot.isDark = isDark
        screenshot.isRightToLeft = isRightToLeft
        return .screenshot(screenshot)
    }
}

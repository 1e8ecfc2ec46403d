import Foundation

extension Image {
    /// The picture as it looks in an environment.
    @MainActor
    func resolve(in environment: EnvironmentValues) -> ResolvedImage {
        let known = environment.known
        var resolved = ResolvedImage(source)
        if let resizing {
            resolved.isResizable = true
            resolved.capInsets = resizing.capInsets
            resolved.resizingMode = resizing.mode
        }
        resolved.interpolation = interpolationQuality
        resolved.isAntialiased = isAntialiased
        resolved.isTemplate = templateRenderingMode.map { $0 == .template } ?? isSymbol
        if resolved.isTemplate { resolved.color = TextColor(known.foregroundStyle, in: environment) }
        if isSymbol {
            var font = ResolvedFont(known.font ?? .body)
            if let weight = known.fontWeight { font.weight = weight.value }
            font.size = font.size * known.imageScale.factor
            resolved.font = font
        }
        resolved.label =
            switch spoken {
            case .name: spokenName
            case .label(let text): text.string(in: environment)
            case .nothing: nil
            }
        return resolved
    }

    var isSymbol: Bool {
        if case .symbol = source { true } else { false }
    }

    /// The name as one would say it: "speaker slash" for `speaker.slash`.
    var spokenName: String {
        switch source {
        case .symbol(let name): name.replacing(".", with: " ")
        case .resource(let name, _): name
        case .file(let url): url.deletingPathExtension().lastPathComponent
        }
    }
}

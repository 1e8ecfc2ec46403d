import Testing

@testable import Kumiko

@MainActor
@Suite struct LabelTests {
    private let graph = ViewGraph()

    /// What is shown, in reading order: texts as they are, symbols as `[name]`.
    private func shown<V: View>(_ view: V) -> [String] {
        let inputs = _NodeInputs(graph: graph, parent: nil, environment: EnvironmentValues())
        let node = V._makeNode(view, inputs)
        var elements: [Element] = []
        node.collectElements(into: &elements)
        func list(_ element: Element) -> [String] {
            switch element {
            case let text as TextElement: [text.content.string]
            case let image as ImageElement:
                if case .symbol(let name) = image.content.source { ["[\(name)]"] } else { [] }
            default: element.children.flatMap(list)
            }
        }
        return withExtendedLifetime(node) { elements.flatMap(list) }
    }

    @Test func iconStandsBeforeTheTitle() {
        #expect(shown(Label("Save", systemImage: "tray")) == ["[tray]", "Save"])
        #expect(shown(Label("Save", systemImage: "tray").labelStyle(.titleAndIcon)) == ["[tray]", "Save"])
    }

    @Test func styleDecidesWhatIsSeen() {
        #expect(shown(Label("Save", systemImage: "tray").labelStyle(.titleOnly)) == ["Save"])
        #expect(shown(Label("Save", systemImage: "tray").labelStyle(.iconOnly)) == ["[tray]"])
    }

    @Test func nearestStyleWins() {
        #expect(shown(Label("Save", systemImage: "tray").labelStyle(.titleOnly).labelStyle(.iconOnly)) == ["Save"])
    }

    @Test func propertiesOfAStyleWorkAsThoseOfAView() {
        struct Inspecting: LabelStyle {
            @Environment(\.isEnabled) private var isEnabled
            @State private var note = "kept"
            func makeBody(configuration: Configuration) -> some View {
                configuration.title
                Text(verbatim: isEnabled ? note : "disabled")
            }
        }
        let label = Label("Save", systemImage: "tray").labelStyle(Inspecting())
        #expect(shown(label) == ["Save", "kept"])
        #expect(shown(label.disabled(true)) == ["Save", "disabled"])
    }

    @Test func labelInAStyleTakesTheStyleAround() {
        struct Marked: LabelStyle {
            func makeBody(configuration: Configuration) -> some View {
                Text(verbatim: "•")
                Label(configuration)
            }
        }
        let label = Label("Save", systemImage: "tray").labelStyle(Marked())
        #expect(shown(label) == ["•", "[tray]", "Save"])
        #expect(shown(label.labelStyle(.titleOnly)) == ["•", "Save"])
        #expect(shown(label.labelStyle(Marked())) == ["•", "•", "[tray]", "Save"])
    }

    @Test func stringIsShownAsItStands() {
        let title = "*a*"
        #expect(shown(Label(title, systemImage: "tray").labelStyle(.titleOnly)) == ["*a*"])
        #expect(shown(Label("*a*", systemImage: "tray").labelStyle(.titleOnly)) == ["a"])
    }
}

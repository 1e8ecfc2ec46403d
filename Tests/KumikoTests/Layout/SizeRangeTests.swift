import Foundation
import Observation
import Testing

@testable import Kumiko
@testable import KumikoTesting

/// What a window asks of its content beside the layout itself.
@MainActor
@Suite struct SizeRangeTests {
    private func mount(_ view: some View) -> Mount {
        Mount(view, platform: TestPlatform(), environment: EnvironmentValues())
    }

    @Test func rangeIsFromTheLeastToTheIdeal() {
        let mount = mount(
            HStack(spacing: 0) {
                A()
                Spacer()
                Text(verbatim: "some text")
            })
        let range = mount.root.sizeRange
        // The box, the spacer's 8 points and a column of letters.
        #expect(range.minimum.width == CGFloat(60 + 8 + 8))
        #expect(range.ideal == CGSize(width: 60 + 8 + 72, height: 20))
    }

    @Test func rangeFollowsTheContent() {
        let model = Model()
        let mount = mount(Shown(model: model))
        #expect(mount.root.sizeRange.ideal == CGSize(width: 64, height: 62))
        model.text = "wide word"
        mount.update()
        #expect(mount.root.sizeRange.ideal == CGSize(width: 112, height: 60))
    }

    @Test func askingForTheRangeLeavesTheLayoutFollowing() throws {
        let model = Model()
        model.text = "aaa bbb ccc ddd"
        let mount = mount(Shown(model: model))
        let size = CGSize(width: 64, height: 600)
        mount.root.layOut(in: size)
        _ = mount.root.sizeRange
        // As large as before without a proposal, at the least, and in any single line; one line more as it stands.
        model.text = "aaaa bb ccc ddd"
        mount.update()
        mount.root.layOut(in: size)
        let text = try #require(mount.graph.elements(ofViewsOfType: Text.self).first?.first)
        #expect(text.frameInWindow.size == CGSize(width: 24, height: 80))
        let below = try #require(mount.graph.elements(ofViewsOfType: B.self).last?.first)
        #expect(below.frameInWindow.minY == text.frameInWindow.maxY)
    }

    @Observable @MainActor fileprivate final class Model {
        var text = "one\ntwo"
    }

    private struct Shown: View {
        let model: Model
        var body: some View {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    Text(verbatim: model.text)
                    B()
                }
                B()
            }
        }
    }
}

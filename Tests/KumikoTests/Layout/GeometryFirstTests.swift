import Foundation
import KumikoTesting
import Testing

@MainActor
@Suite struct GeometryFirstTests {
    @Test func contentIsFirstAskedForWithTheSizeItGets() {
        let sizes = Record<CGSize>()
        let mounted = MountedView(
            GeometryReader { proxy in
                sizes.add(proxy.size)
                return Text("\(Int(proxy.size.width))").frame(width: proxy.size.width - 120)
            }
            .frame(width: 300, height: 100))
        #expect(sizes.entries == [CGSize(width: 300, height: 100)])
        #expect(mounted.texts == ["300"])
    }

    @Test func readerWithoutAnySizeHasContentToo() {
        let mounted = MountedView(GeometryReader { _ in Text("there") }.frame(width: 0, height: 0))
        #expect(mounted.findAll(Text.self).count == 1)
    }
}

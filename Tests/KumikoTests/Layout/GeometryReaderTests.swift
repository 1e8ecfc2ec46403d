import Foundation
import KumikoTesting
import Testing

@MainActor
@Suite struct GeometryReaderTests {
    private struct Sized: View {
        var body: some View {
            GeometryReader { proxy in
                Text(verbatim: "\(Int(proxy.size.width)) × \(Int(proxy.size.height))")
            }
        }
    }

    @Test func sizeIsKnownAtTheFirstFrame() {
        #expect(MountedView(Sized()).texts == ["400 × 600"])
        #expect(MountedView(Sized().frame(width: 120, height: 30)).texts == ["120 × 30"])
    }

    @Test func fillsAndPlacesItsContentAtTheTopLeading() throws {
        let mounted = MountedView(GeometryReader { _ in A() }.padding(10))
        #expect(try mounted.frame(A.self) == CGRect(10, 10, 60, 20))
        #expect(try mounted.frame(GeometryReader<A>.self) == CGRect(10, 10, 380, 580))
    }

    @Test func proposesItsSize() throws {
        #expect(try MountedView(GeometryReader { _ in Fill() }).frame(Fill.self) == CGRect(0, 0, 400, 600))
    }

    @Test func followsTheWindow() {
        let mounted = MountedView(Sized())
        mounted.size = CGSize(width: 300, height: 200)
        #expect(mounted.texts == ["300 × 200"])
    }

    @Test func contentDependsOnTheSize() throws {
        let mounted = MountedView(
            GeometryReader { proxy in
                if proxy.size.width > 300 { A() } else { B().frame(width: proxy.size.width / 2) }
            })
        #expect(try mounted.frame(A.self) == CGRect(0, 0, 60, 20))
        mounted.size.width = 200
        #expect(mounted.findAll(A.self).isEmpty)
        #expect(try mounted.frame(B.self) == CGRect(30, 0, 40, 30))
    }

    @Test func isEvaluatedOnlyWhenTheSizeChanges() throws {
        struct Counted: View {
            var body: some View { Text(verbatim: "counted") }
        }
        let mounted = MountedView(GeometryReader { _ in Counted() }.frame(height: 40))
        let count = mounted.bodyCount
        mounted.size.height = 500
        mounted.advance(frames: 10)
        #expect(mounted.bodyCount == count)
    }

    @Test func knowsItsPlaceInTheWindow() throws {
        struct Placed: View {
            var body: some View {
                VStack(spacing: 0) {
                    A()
                    GeometryReader { proxy in
                        Button("Where") { Self.seen = proxy.frame(in: .global) }
                    }
                    .padding(.leading, 30)
                }
            }
            static var seen = CGRect.zero
        }
        let mounted = MountedView(Placed())
        try mounted.find(text: "Where").press()
        #expect(Placed.seen == CGRect(30, 20, 370, 580))
    }

    @Test func readerInAReaderSettlesInOneFrame() {
        let mounted = MountedView(
            GeometryReader { outer in
                VStack(spacing: 0) {
                    GeometryReader { inner in
                        Text(verbatim: "\(Int(outer.size.width - inner.size.width))")
                    }
                    .frame(width: outer.size.width / 4)
                }
            })
        #expect(mounted.texts == ["300"])
        mounted.size.width = 200
        #expect(mounted.texts == ["150"])
    }

    @Test func proxyMayBeKeptForLongerThanTheReader() {
        final class Keeper { var proxy: GeometryProxy? }
        let keeper = Keeper()
        let mounted = MountedView(
            GeometryReader { proxy in
                keeper.proxy = proxy
                return A()
            }
            .padding(10))
        #expect(keeper.proxy?.frame(in: .global) == CGRect(10, 10, 380, 580))
        mounted.unmount()
        #expect(keeper.proxy?.frame(in: .local) == CGRect(0, 0, 380, 580))
        #expect(keeper.proxy?.size == CGSize(width: 380, height: 580))
        #expect(keeper.proxy?.frame(in: .global).size == CGSize(width: 380, height: 580))
    }
}

import Foundation
import KumikoTesting
import Testing

/// A view with the size it takes in a window of 400 × 600 and the frames of the boxes in it.
struct LayoutCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Of the whole view.
    let size: CGSize
    /// The frames of the boxes of each kind, relative to the whole view.
    let a: [CGRect]
    let b: [CGRect]
    let fill: [CGRect]
    let view: @MainActor @Sendable () -> AnyView

    init<Content: View>(
        _ name: String, _ width: CGFloat, _ height: CGFloat, a: [CGRect] = [], b: [CGRect] = [], fill: [CGRect] = [],
        @ViewBuilder _ view: @escaping @MainActor @Sendable () -> Content
    ) {
        testDescription = name
        size = CGSize(width: width, height: height)
        (self.a, self.b, self.fill) = (a, b, fill)
        self.view = { AnyView(view()) }
    }

    @MainActor func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let mounted = MountedView(Whole { view() })
        let whole = try mounted.find(Whole<AnyView>.self).frame
        #expect(whole.size.isClose(to: size), "\(whole.size)", sourceLocation: sourceLocation)
        for (found, expected) in [
            (mounted.frames(A.self, in: whole), a), (mounted.frames(B.self, in: whole), b),
            (mounted.frames(Fill.self, in: whole), fill),
        ] {
            #expect(found.isClose(to: expected), "\(found)", sourceLocation: sourceLocation)
        }
        // Whatever its size, the whole is in the middle of the window.
        #expect(abs(whole.midX - 200) < 0.01 && abs(whole.midY - 300) < 0.01, sourceLocation: sourceLocation)
    }
}

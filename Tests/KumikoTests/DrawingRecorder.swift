import Foundation
import Observation

@testable import Kumiko
@testable import KumikoTesting

/// Writes down what a mounted view draws.
@MainActor
final class DrawingRecorder: DrawingContext {
    enum Call: Equatable {
        case fill(Path, CGRect, Paint)
        case stroke(Path, CGRect, Paint, width: CGFloat)
        case clip(Path, CGRect)
        case opacity(Double)
        case shadow(Color.Resolved, radius: CGFloat, offset: CGSize)
        case transform(Transform)
        case colorMatrix(ColorMatrix)
        case pop
        case widget
    }

    private(set) var calls: [Call] = []

    func fill(_ path: Path, in frame: CGRect, with paint: Paint, style: FillStyle) {
        calls.append(.fill(path, frame, paint))
    }
    func stroke(_ path: Path, in frame: CGRect, with paint: Paint, style: StrokeStyle) {
        calls.append(.stroke(path, frame, paint, width: style.lineWidth))
    }
    func pushClip(_ path: Path, in frame: CGRect, style: FillStyle) { calls.append(.clip(path, frame)) }
    func pushOpacity(_ opacity: Double) { calls.append(.opacity(opacity)) }
    func pushShadow(_ color: Color.Resolved, radius: CGFloat, offset: CGSize) {
        calls.append(.shadow(color, radius: radius, offset: offset))
    }
    func pushTransform(_ transform: Transform) { calls.append(.transform(transform)) }
    func pushColorMatrix(_ matrix: ColorMatrix) { calls.append(.colorMatrix(matrix)) }
    func pop() { calls.append(.pop) }
    func draw(_ widget: any PlatformWidget) { calls.append(.widget) }
}

/// A view that is laid out in a window of 400 × 600 points and drawn into a ``DrawingRecorder``.
@MainActor
final class DrawnView {
    let mount: Mount

    init<Content: View>(_ view: Content, configure: (inout EnvironmentValues) -> Void = { _ in }) {
        var environment = EnvironmentValues()
        configure(&environment)
        mount = Mount(view, platform: TestPlatform(), environment: environment)
    }

    isolated deinit { mount.unmount() }

    var calls: [DrawingRecorder.Call] {
        mount.update()
        mount.root.layOut(in: CGSize(width: 400, height: 600))
        mount.root.commit(at: .zero, isVisible: true)
        let recorder = DrawingRecorder()
        mount.root.drawContent(in: recorder)
        return recorder.calls
    }

    /// The paints of all that is filled or drawn along, from the bottom up.
    var paints: [Paint] {
        calls.compactMap { call in
            switch call {
            case .fill(_, _, let paint), .stroke(_, _, let paint, _): paint
            default: nil
            }
        }
    }

    /// The frames of all that is filled or drawn along, from the bottom up.
    var frames: [CGRect] {
        calls.compactMap { call in
            switch call {
            case .fill(_, let frame, _), .stroke(_, let frame, _, _): frame
            default: nil
            }
        }
    }

    /// Whether the point, in the window, hits something.
    func isHit(_ x: CGFloat, _ y: CGFloat) -> Bool {
        _ = calls
        var responders: [any PointerResponder] = []
        return mount.root.children.reversed().contains {
            $0.hitTest(CGPoint(x: x - $0.origin.x, y: y - $0.origin.y), &responders)
        }
    }
}

/// The paint of a colour in the light appearance.
func paint(_ color: Color) -> Paint { .color(color.resolve(in: EnvironmentValues())) }

/// What a test switches and counts from outside.
@Observable @MainActor
final class Flag {
    var isOn = false
    @ObservationIgnored var count = 0
}

/// A view that depends on a ``Flag``.
struct Switching<Content: View>: View {
    let flag: Flag
    @ViewBuilder let content: (Bool) -> Content

    var body: some View { content(flag.isOn) }
}

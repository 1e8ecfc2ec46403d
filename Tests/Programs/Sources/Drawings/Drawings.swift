// Shapes, a layout of one's own, and sizes read off.
import SwiftUI

struct Star: Shape {
    var points = 5

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let radius = min(rect.width, rect.height) / 2
        var path = Path()
        for corner in 0..<points * 2 {
            let angle = Double(corner) * .pi / Double(points) - .pi / 2
            let length = corner.isMultiple(of: 2) ? radius : radius * 0.4
            let point = CGPoint(x: center.x + length * cos(angle), y: center.y + length * sin(angle))
            if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }
}

/// Puts views beside one another, and on further lines when they do not fit on one.
struct Lines: Layout {
    var gap: CGFloat = 10

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let frames = arrange(subviews, width: proposal.width ?? .infinity)
        return frames.reduce(CGRect.zero) { $0.union($1) }.size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, frame) in zip(subviews, arrange(subviews, width: bounds.width)) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: .unspecified)
        }
    }

    private func arrange(_ subviews: Subviews, width: CGFloat) -> [CGRect] {
        var origin = CGPoint.zero
        var lineHeight: CGFloat = 0
        return subviews.map { subview in
            let size = subview.sizeThatFits(.unspecified)
            if origin.x > 0, origin.x + size.width > width {
                origin = CGPoint(x: 0, y: origin.y + lineHeight + gap)
                lineHeight = 0
            }
            let frame = CGRect(origin: origin, size: size)
            origin.x += size.width + gap
            lineHeight = max(lineHeight, size.height)
            return frame
        }
    }
}

struct DrawingsView: View {
    var body: some View {
        VStack(spacing: 14) {
            Lines {
                Star().fill(.yellow).frame(width: 70, height: 70).tagged("star")
                Circle().trim(from: 0, to: 0.75).stroke(.blue, lineWidth: 8).frame(width: 70, height: 70).tagged("arc")
                Capsule().fill(.green).overlay { Text("pill").foregroundStyle(.white) }
                    .frame(width: 110, height: 70)
                    .tagged("pill")
                Ellipse()
                    .fill(LinearGradient(colors: [.red, .orange], startPoint: .leading, endPoint: .trailing))
                    .frame(width: 90, height: 70)
                    .tagged("egg")
            }
            GeometryReader { proxy in
                HStack(spacing: 0) {
                    ForEach(0..<3) { column in
                        Text("Column \(column) has a third of \(Int(proxy.size.width)) points")
                            .lineLimit(1)
                            .truncationMode(.tail)
                            .frame(maxWidth: .infinity, alignment: .leading)
                    }
                }
            }
            .frame(height: 24)
            Text("A sentence that is long enough to wrap as soon as the window is narrower than it would like to be.")
        }
        .padding()
    }
}

extension View {
    /// Reads a drawing out as a picture with a name.
    fileprivate func tagged(_ name: String) -> some View {
        accessibilityElement().accessibilityLabel(name).accessibilityAddTraits(.isImage)
    }
}

@main
struct DrawingsApp: App {
    var body: some Scene {
        WindowGroup("Drawings") { DrawingsView() }
    }
}

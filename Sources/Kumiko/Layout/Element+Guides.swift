import Foundation

extension AlignmentKey {
    /// How a container makes one place of those that several of its views name.
    enum Combination {
        case least, greatest, mean
    }

    /// `nil` where a container has its own place whatever its views say: at its edges and in its middle.
    var combination: Combination? {
        switch id {
        case is FirstBaselineAlignment.Type: .least
        case is LastBaselineAlignment.Type: .greatest
        case is any FrameAlignment.Type: nil
        default: .mean
        }
    }
}

extension Element {
    /// Where an alignment lies in a container whose children stand at `origins`, from what they themselves say; `nil`
    /// when none does.
    final func combinedGuide(
        _ key: AlignmentKey, origins: [CGPoint], proposals: [ProposedViewSize]
    ) -> CGFloat? {
        guard let combination = key.combination else { return nil }
        var guides: [CGFloat] = []
        for (index, child) in children.enumerated() {
            let size = child.sizeThatFits(proposals[index])
            guard let guide = child.explicitAlignment(key, in: size, proposals[index]) else { continue }
            guides.append(guide + (key.isHorizontal ? origins[index].x : origins[index].y))
        }
        return switch combination {
        case .least: guides.min()
        case .greatest: guides.max()
        case .mean: guides.isEmpty ? nil : guides.reduce(0, +) / CGFloat(guides.count)
        }
    }
}

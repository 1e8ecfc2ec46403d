import CGtk
import Foundation
import Kumiko

/// Makes GSK's transforms.
enum GskTransforms {
    /// What `transforms` do one around the other, the outermost first. The caller owns the result; `nil` for no change.
    ///
    /// - Parameter width: that of what reads from right to left; `nil` where nothing is mirrored.
    static func make(_ transforms: [Transform], mirroredIn width: CGFloat?) -> OpaquePointer? {
        var result: OpaquePointer?
        for transform in transforms {
            let x = width.map { $0 - transform.anchor.x } ?? transform.anchor.x
            var (there, back) = (graphene_point_t(), graphene_point_t())
            graphene_point_init(&there, Float(x), Float(transform.anchor.y))
            graphene_point_init(&back, Float(-x), Float(-transform.anchor.y))
            result = gsk_transform_translate(result, &there)
            let degrees = Float(transform.angle.degrees)
            result = gsk_transform_rotate(result, width == nil ? degrees : -degrees)
            result = gsk_transform_scale(result, Float(transform.scale.width), Float(transform.scale.height))
            result = gsk_transform_translate(result, &back)
        }
        return result
    }
}

import Foundation

extension Path: Shape {
    /// A path stays where it is, whatever the rectangle.
    public func path(in rect: CGRect) -> Path { self }
}

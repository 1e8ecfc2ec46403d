import Foundation

nonisolated extension View {
    /// The most lines that texts in this view take; `nil` for as many as fit.
    ///
    /// - Parameter number: less than 1 counts as 1.
    public func lineLimit(_ number: Int?) -> some View {
        environment(known: \.lineLimit, number)
    }

    /// The most lines that texts in this view take.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lineLimit(limit.upperBound)
    }

    /// - Parameter lineSpacing: points added between lines.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(known: \.lineSpacing, lineSpacing)
    }

    /// Where the … stands in texts that do not fit.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(known: \.truncationMode, mode)
    }

    /// How the lines of a text stand to one another.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(known: \.multilineTextAlignment, alignment)
    }

    /// The case into which texts in this view are put; `nil` for as they are.
    public func textCase(_ textCase: Text.Case?) -> some View {
        environment(known: \.textCase, textCase)
    }
}

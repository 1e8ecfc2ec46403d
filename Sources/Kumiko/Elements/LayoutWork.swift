/// How much layout has been done in all windows: how it grows with what is on screen is a promise, which tests hold it to.
@MainActor
package struct LayoutWork: Equatable {
    /// How often elements were asked for a size, and how often one had to work it out.
    package var questions = 0
    package var measures = 0
    /// How often elements were given a place within their parent.
    package var placements = 0
    /// How often elements were looked at to hand frames to widgets.
    package var commits = 0
    /// How often elements were looked at to find those near enough to be drawn.
    package var glances = 0

    package static var done = LayoutWork()

    package static func - (lhs: LayoutWork, rhs: LayoutWork) -> LayoutWork {
        LayoutWork(
            questions: lhs.questions - rhs.questions, measures: lhs.measures - rhs.measures,
            placements: lhs.placements - rhs.placements, commits: lhs.commits - rhs.commits,
            glances: lhs.glances - rhs.glances)
    }
}

import Measure
import SwiftUI

/// Kumiko's own cost by the number of nodes, without a display: rows of a text and a button until there are as many
/// nodes as asked for.
@MainActor
enum Graph {
    static func run() {
        let nodesOfRow = nodeCount(rows: 2) - nodeCount(rows: 1)
        let model = Model(max(1, Command.size / nodesOfRow))
        let memory = bench_resident()
        var start = bench_cpu()
        let mount = firstShown(model)
        let nodes = Double(mount.graph.nodeCount)
        bench_report("nodes", nodes)
        bench_report("mount", (bench_cpu() - start) * 1e6 / nodes)
        bench_report("bytes", (bench_resident() - memory) * 1024 / nodes)

        let row = model.rows[model.rows.count / 2]
        var updates: [Double] = []
        var frames: [Double] = []
        for index in 0..<400 {
            start = bench_cpu()
            update(mount, row, index)
            updates.append(bench_cpu() - start)
            show(mount)
            frames.append(bench_cpu() - start)
        }
        bench_report("update", updates.sorted()[updates.count / 2] * 1e6)
        bench_report("layout", frames.sorted()[frames.count / 2] * 1e6)
    }

    // Functions of their own, so that a profiler can count each of the steps apart.

    @inline(never)
    private static func firstShown(_ model: Model) -> Mount {
        let mount = mounted(model)
        show(mount)
        return mount
    }

    @inline(never)
    private static func update(_ mount: Mount, _ row: Row, _ index: Int) {
        row.text = "Text \(index)"
        mount.update()
    }

    private static func mounted(_ model: Model) -> Mount {
        Mount(ListScreen(model: model), platform: NullPlatform(), environment: EnvironmentValues())
    }

    private static func nodeCount(rows: Int) -> Int {
        let mount = mounted(Model(rows))
        // The mount takes its nodes with it.
        return withExtendedLifetime(mount) { mount.graph.nodeCount }
    }

    /// What a window does for a frame.
    @inline(never)
    private static func show(_ mount: Mount) {
        mount.update()
        _ = mount.root.sizeRange
        mount.root.layOut(in: CGSize(width: 600, height: 800))
        mount.root.commitContent()
    }
}

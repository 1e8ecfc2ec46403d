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
        let start = bench_cpu()
        let mount = firstShown(model)
        let nodes = Double(mount.graph.nodeCount)
        bench_report("nodes", nodes)
        bench_report("mount", (bench_cpu() - start) * 1e6 / nodes)
        bench_report("bytes", (bench_resident() - memory) * 1024 / nodes)

        let row = model.rows[model.rows.count / 2]
        let warm = changes(400, of: row, in: mount, pause: 0)
        bench_report("update", warm.update)
        bench_report("layout", warm.layout)
        bench_report("rested", changes(60, of: row, in: mount, pause: 16).layout)
    }

    /// The middle cost of a change, in microseconds: of its update, and with the layout. Each comes after a pause, in
    /// milliseconds.
    private static func changes(
        _ count: Int, of row: Row, in mount: Mount, pause: UInt32
    ) -> (update: Double, layout: Double) {
        var updates: [Double] = []
        var layouts: [Double] = []
        for index in 0..<count {
            if pause > 0 { usleep(pause * 1000) }
            let start = bench_cpu()
            update(mount, row, index)
            updates.append((bench_cpu() - start) * 1e6)
            show(mount)
            layouts.append((bench_cpu() - start) * 1e6)
        }
        return (updates.sorted()[count / 2], layouts.sorted()[count / 2])
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

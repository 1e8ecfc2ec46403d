// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "kumiko", path: "..")],
    targets: [
        .target(name: "Measure", dependencies: [.product(name: "CGtk", package: "kumiko")]),
        .executableTarget(
            name: "bench-kumiko",
            dependencies: ["Measure", .product(name: "SwiftUI", package: "kumiko")],
            path: "Sources/Kumiko",
            swiftSettings: [.swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny")]),
    ]
)

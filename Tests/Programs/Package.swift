// swift-tools-version: 6.1
import PackageDescription

/// Programs as people write them against the products, each in both language modes: `Press` and `Press5`.
let names = [
    "Bindings", "Cards", "Choices", "Drags", "Drawings", "Life", "Lists", "Pages", "Paints", "Press", "Progress",
    "Rows", "Styles", "Tabs", "Tasks",
]

/// Those that bring GTK widgets of their own.
let withOwnWidgets: Set = ["Bindings", "Life", "Pages"]

/// Those that are GTK programs which show views.
let withoutApp: Set = ["Bindings"]

/// Those that hold a component's model themselves.
let withModels: Set = ["Bindings", "Tabs"]

func program(_ name: String, path: String, product: String, mode: SwiftLanguageMode) -> Target {
    var dependencies: [Target.Dependency] = [
        .product(name: withoutApp.contains(name) ? "KumikoGtk" : "SwiftUI", package: "kumiko")
    ]
    if withOwnWidgets.contains(name) { dependencies.append(.product(name: "CGtk", package: "kumiko")) }
    if withModels.contains(name) { dependencies.append(.product(name: "ViewModels", package: "kumiko")) }
    if withoutApp.contains(name) { dependencies.append(.product(name: "Reactive", package: "kumiko")) }
    return .executableTarget(
        name: product, dependencies: dependencies, path: path, swiftSettings: [.swiftLanguageMode(mode)])
}

let package = Package(
    name: "programs",
    platforms: [.macOS(.v15)],
    traits: [.trait(name: "Adwaita", description: "Build the library with its trait of that name.")],
    dependencies: [
        .package(
            name: "kumiko", path: "../..", traits: [.trait(name: "Adwaita", condition: .when(traits: ["Adwaita"]))])
    ],
    // Two targets may not share a folder, so those of mode 5 reach the same sources through links.
    targets: names.flatMap { name in
        [
            program(name, path: "Sources/\(name)", product: name, mode: .v6),
            program(name, path: "Sources/Swift5/\(name)", product: "\(name)5", mode: .v5),
        ]
    })

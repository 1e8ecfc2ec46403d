// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

/// Swift 6 with the upcoming features that keep imports honest.
let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny")]

/// What is needed only with the trait `Adwaita`.
let adwaita = TargetDependencyCondition.when(traits: ["Adwaita"])

// On Apple's platforms the names SwiftUI and Combine belong to the system; without these products there, one line of a
// manifest serves a program that builds on both.
#if os(Linux)
    let compatibility: [Product] = [
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "Combine", targets: ["Combine"]),
    ]
#else
    let compatibility: [Product] = []
#endif

let products: [Product] = [
    .library(name: "KumikoGtk", targets: ["KumikoGtk"]),
    .library(name: "CGtk", targets: ["CGtk"]),
    .library(name: "KumikoTesting", targets: ["KumikoTesting"]),
    .library(name: "ViewModels", targets: ["ViewModels"]),
    .library(name: "Reactive", targets: ["Reactive"]),
    .executable(name: "kumiko-gallery", targets: ["Gallery"]),
]

let package = Package(
    name: "kumiko",
    defaultLocalization: "en",
    platforms: [.macOS(.v15)],
    products: products + compatibility,
    traits: [
        .trait(name: "Adwaita", description: "Use libadwaita for the style sheet, the colour scheme and About.")
    ],
    targets: [
        .systemLibrary(
            name: "CGtk4", path: "Sources/CGtk/Gtk4", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        .systemLibrary(
            name: "CAdwaita", path: "Sources/CGtk/Adwaita", pkgConfig: "libadwaita-1",
            providers: [.apt(["libadwaita-1-dev"])]),
        .target(
            name: "CGtk",
            dependencies: ["CGtk4", .target(name: "CAdwaita", condition: adwaita)],
            path: "Sources/CGtk/Shim",
            exclude: ["symbols.gresource"],
            cSettings: [.define("KUMIKO_ADWAITA", .when(traits: ["Adwaita"]))]),
        .target(name: "KumikoMacroExpansion", path: "Sources/Macros/Expansion", swiftSettings: strict),
        .macro(
            name: "KumikoMacros", dependencies: ["KumikoMacroExpansion"], path: "Sources/Macros/Plugin",
            swiftSettings: strict),
        .target(name: "Reactive", swiftSettings: strict),
        .target(name: "ViewModels", dependencies: ["Reactive"], swiftSettings: strict),
        .target(name: "Kumiko", dependencies: ["ViewModels", "Reactive", "KumikoMacros"], swiftSettings: strict),
        .target(name: "KumikoTesting", dependencies: ["Kumiko"], swiftSettings: strict),
        .target(name: "KumikoGtk", dependencies: ["Kumiko", "CGtk"], swiftSettings: strict),
        .target(
            name: "SwiftUI", dependencies: ["KumikoGtk"], path: "Sources/Compatibility/SwiftUI", swiftSettings: strict),
        .target(
            name: "Combine", dependencies: ["Reactive"], path: "Sources/Compatibility/Combine", swiftSettings: strict),
        .executableTarget(name: "Gallery", dependencies: ["SwiftUI", "ViewModels"], swiftSettings: strict),
        .testTarget(name: "MacrosTests", dependencies: ["KumikoMacroExpansion", "Kumiko"], swiftSettings: strict),
        .testTarget(name: "ReactiveTests", dependencies: ["Reactive"], swiftSettings: strict),
        .testTarget(name: "ViewModelsTests", dependencies: ["ViewModels"], swiftSettings: strict),
        .target(name: "Allocations", path: "Tests/Allocations"),
        .testTarget(name: "KumikoTests", dependencies: ["KumikoTesting", "Allocations"], swiftSettings: strict),
        .testTarget(name: "KumikoTestingTests", dependencies: ["KumikoTesting"], swiftSettings: strict),
        .target(name: "GtkCalls", dependencies: ["CGtk"], path: "Tests/GtkCalls"),
        .target(name: "ProgramStart", dependencies: ["CGtk", "GtkCalls"], path: "Tests/ProgramStart"),
        .testTarget(
            name: "KumikoGtkTests", dependencies: ["KumikoGtk", "ViewModels", "Reactive", "GtkCalls", "ProgramStart"],
            swiftSettings: strict),
        .testTarget(name: "GalleryTests", dependencies: ["Gallery", "KumikoTesting"], swiftSettings: strict),
        .testTarget(name: "HouseTests", swiftSettings: strict),
    ]
)

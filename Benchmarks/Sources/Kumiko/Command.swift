import SwiftUI

/// What is to be measured: `bench-kumiko NAME [SIZE or FOLDER]`.
enum Command {
    static let name = CommandLine.arguments.dropFirst().first ?? "first-frame"
    static let argument = CommandLine.arguments.dropFirst(2).first ?? ""
    static let size = Int(argument) ?? 0
}

// What `import SwiftUI` brings on Linux.
@_exported import Foundation
@_exported import Kumiko
@_exported import KumikoGtk
@_exported import Observation
@_exported import Reactive

// On Apple's platforms `import Combine` brings publishers; programs that rely on it find the same here. Foundation
// comes along, since its notification centre, timers, queues and run loops take part in Combine.
@_exported import Foundation
@_exported import Reactive

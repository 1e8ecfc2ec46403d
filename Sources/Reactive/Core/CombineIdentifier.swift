import Synchronization

/// Tells two publishers' streams apart; every new one differs from all others.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private static let last = Atomic<UInt64>(0)

    private enum Identity: Hashable, Sendable {
        case number(UInt64)
        case object(ObjectIdentifier)
    }

    private let identity: Identity

    public init() {
        identity = .number(Self.last.add(1, ordering: .relaxed).newValue)
    }

    /// Identifies `object` for as long as it lives.
    public init(_ object: AnyObject) {
        identity = .object(ObjectIdentifier(object))
    }

    public var description: String {
        switch identity {
        case .number(let number): "0x" + String(number, radix: 16)
        case .object(let object): "0x" + String(UInt(bitPattern: object), radix: 16)
        }
    }
}

/// A type that can say which stream it is, for logs.
public protocol CustomCombineIdentifierConvertible {
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

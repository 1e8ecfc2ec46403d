#if canImport(FoundationEssentials)
    // Each compile job starts the plug-in, and this part of Foundation loads in a third of the time of the whole.
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Messages over a pair of file descriptors: eight bytes of length, the lowest first, then as many bytes of JSON.
struct MessageStream {
    var input: Int32
    var output: Int32

    /// The system refused to read or to write.
    struct Broken: Error {}

    /// The next message, or `nil` when no more will come.
    ///
    /// The compiler says farewell with an empty message. One that is killed in the middle of a message needs no answer.
    func receive<Message: Decodable>(_ type: Message.Type) throws -> Message? {
        let header = try read(8)
        let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard header.count == 8, length > 0, let length = Int(exactly: length) else { return nil }
        let body = try read(length)
        guard body.count == length else { return nil }
        return try JSONDecoder().decode(type, from: body)
    }

    func send(_ message: some Encodable) throws {
        let body = try JSONEncoder().encode(message)
        var bytes = withUnsafeBytes(of: UInt64(body.count).littleEndian) { Data($0) }
        bytes.append(body)
        try bytes.withUnsafeBytes { buffer in
            var rest = UnsafeRawBufferPointer(buffer)[...]
            while !rest.isEmpty {
                let written = write(output, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if written < 0 {
                    if errno == EINTR { continue }
                    throw Broken()
                }
                rest = rest.dropFirst(written)
            }
        }
    }

    /// Up to `count` bytes: fewer only at the end of the stream.
    private func read(_ count: Int) throws -> Data {
        var data = Data()
        // Memory follows what arrives, so that a senseless length does not ask for all of it at once.
        var chunk = [UInt8](repeating: 0, count: min(count, 1 << 16))
        while data.count < count {
            let got = chunk.withUnsafeMutableBytes { buffer in
                systemRead(input, buffer.baseAddress, min(buffer.count, count - data.count))
            }
            if got < 0 {
                if errno == EINTR { continue }
                throw Broken()
            }
            if got == 0 { break }
            data.append(contentsOf: chunk[..<got])
        }
        return data
    }
}

/// The system's `read`, which the method of that name hides.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}

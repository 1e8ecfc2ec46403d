/// `@__EntryDefaultValue`: makes `static var defaultValue = value` compute the value at each reading.
///
/// ``EntryMacro`` writes it; nobody else needs it.
enum EntryDefaultValueMacro {
    static func expand(_ attachment: Attachment) -> Expansion {
        var reader = TokenReader(source: attachment.declaration.source)
        while reader.token != nil, reader.text != "=" { reader.take() }
        reader.take()
        let value = reader.takeText { _ in false } ?? ""
        return Expansion(
            source: """
                {
                    get {
                        return \(value)
                    }
                }
                """)
    }
}

import KumikoTesting
import Testing

@Suite("A program's catalogue") @MainActor
struct ProgramCatalogueTests {
    /// The texts of a view while the catalogue has translations of two keys.
    private func texts(_ view: some View) -> [String] {
        let catalogue = ["Harbour of stones": "石の港", "%lld stones": "石が%lld個"]
        TranslationTable.programCatalogue = { catalogue[$0] }
        defer { TranslationTable.programCatalogue = nil }
        return MountedView(view).texts
    }

    @Test("translates keys and keeps their values")
    func translates() {
        #expect(texts(Text("Harbour of stones")) == ["石の港"])
        #expect(texts(Text("\(3) stones")) == ["石が3個"])
    }

    @Test("leaves keys that it does not have")
    func leavesUnknownKeys() {
        #expect(texts(Text("Harbour of sand")) == ["Harbour of sand"])
    }

    @Test("is not asked for strings, nor for other tables")
    func leavesStrings() {
        #expect(texts(Text(verbatim: "Harbour of stones")) == ["Harbour of stones"])
        #expect(texts(Text(String("Harbour of stones"))) == ["Harbour of stones"])
        #expect(texts(Text("Harbour of stones", tableName: "Other")) == ["Harbour of stones"])
    }
}

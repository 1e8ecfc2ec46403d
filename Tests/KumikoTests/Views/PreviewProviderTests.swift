import KumikoTesting
import Testing

@MainActor
@Suite struct PreviewProviderTests {
    private struct Greeting_Previews: PreviewProvider {
        static var previews: some View {
            Group {
                Text("Hello").previewDisplayName("English").previewLayout(.sizeThatFits)
                Text("こんにちは").previewDevice("iPhone 15").environment(\.colorScheme, .dark)
            }
        }
    }

    @Test func previewsAreViewsLikeOthers() {
        #expect(MountedView(Greeting_Previews.previews).texts == ["Hello", "こんにちは"])
    }
}

// Cards that follow the pointer, buttons that shrink while they are pressed, and a mark that a long press sets.
import SwiftUI

struct SpringyButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 20)
            .padding(.vertical, 10)
            .background(Color.blue)
            .foregroundColor(.white)
            .clipShape(Capsule())
            .scaleEffect(configuration.isPressed ? 0.9 : 1)
            .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
    }
}

struct Carousel: View {
    private let colors: [Color] = [.red, .green, .blue]
    private let width: CGFloat = 200
    @State private var index = 0
    @GestureState private var translation: CGFloat = 0

    var body: some View {
        HStack(spacing: 0) {
            ForEach(colors.indices, id: \.self) { index in
                colors[index]
                    .overlay(Text("Card \(index + 1)"))
                    .frame(width: width, height: 100)
            }
        }
        .frame(width: width, alignment: .leading)
        .offset(x: -CGFloat(index) * width + translation)
        .clipped()
        .gesture(
            DragGesture()
                .updating($translation) { value, state, _ in
                    state = value.translation.width
                }
                .onEnded { value in
                    let offset = (value.predictedEndTranslation.width / width).rounded()
                    index = min(max(index - Int(offset), 0), colors.count - 1)
                    print("card \(index + 1)")
                }
        )
        .animation(.spring(), value: index)
    }
}

struct Mark: View {
    @GestureState private var isHeld = false
    @State private var isMarked = false
    @State private var angle = Angle.zero

    var body: some View {
        VStack {
            RoundedRectangle(cornerRadius: 8)
                .fill(isHeld ? Color.orange : isMarked ? Color.green : Color.gray)
                .frame(width: 60, height: 60)
                .rotationEffect(angle)
                .gesture(
                    LongPressGesture(minimumDuration: 0.4)
                        .updating($isHeld) { isPressed, state, _ in state = isPressed }
                        .onEnded { _ in
                            isMarked.toggle()
                            print("marked \(isMarked)")
                        }
                )
                .accessibilityElement()
                .accessibilityLabel("Mark")
            Text(isHeld ? "Held" : isMarked ? "Marked" : "Unmarked")
            Button("Turn") { angle += .degrees(45) }
        }
    }
}

struct Near: View {
    @State private var isNear = false

    var body: some View {
        GroupBox("Pointer") {
            Label(isNear ? "Near" : "Far", systemImage: "star")
                .padding(8)
                .background(isNear ? Color.yellow.opacity(0.4) : .clear, in: RoundedRectangle(cornerRadius: 6))
                .onHover { isNear = $0 }
        }
    }
}

struct DragsView: View {
    @State private var position = CGPoint(x: 30, y: 30)

    var body: some View {
        VStack(spacing: 16) {
            Button("Springy") { print("springy") }
                .buttonStyle(SpringyButtonStyle())
                .simultaneousGesture(TapGesture().onEnded { print("tapped too") })
            Carousel()
            HStack(alignment: .top, spacing: 32) {
                Mark()
                Near()
            }
            ZStack {
                Color.gray.opacity(0.2)
                Text("Me")
                    .padding(8)
                    .background(Color.yellow)
                    .position(position)
                    .gesture(DragGesture().onChanged { position = $0.location }.onEnded { _ in print("put down") })
            }
            .frame(width: 300, height: 120)
        }
        .padding()
    }
}

@main
struct Drags: App {
    var body: some Scene {
        WindowGroup("Drags") { DragsView() }
    }
}

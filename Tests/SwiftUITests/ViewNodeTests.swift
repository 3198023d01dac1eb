import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct ViewNodeTests {
  struct FilmView: View {
    let title: String
    let isWatched: Bool

    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        Text(title).font(.headline)
        HStack {
          Label("\(1995)", systemImage: "calendar")
          Spacer()
        }
        .foregroundStyle(.secondary)
        if isWatched {
          Label("Watched", systemImage: "checkmark").foregroundStyle(.green)
        } else {
          Button("Mark as Watched") {}.buttonStyle(.borderedProminent)
        }
      }
      .padding()
      .contentTransition(.numericText())
    }
  }

  @Test func aViewBecomesATreeOfPlainValues() {
    let node = ViewNode(FilmView(title: "Toy Story", isWatched: true))
    #expect(node.kind == .verticalStack)
    #expect(node.attributes == ["alignment": "leading", "spacing": "8.0"])
    #expect(node.modifiers.map(\.name) == ["padding", "contentTransition"])
    #expect(node.children.map(\.kind) == [.text, .horizontalStack, .label])
    #expect(node.texts == ["Toy Story", "1995", "Watched"])
    #expect(node.children[2].modifiers == [ViewModification("foregroundStyle", "green")])
  }

  // Statements: 192
  @Test func theOtherBranchIsShownWhenTheStateDiffers() {
    let node = ViewNode(FilmView(title: "Toy Story", isWatched: false))
    #expect(node.children.map(\.kind) == [.text, .horizontalStack, .button])
    #expect(node.children[2].action == nil, "closures do not act")
  }

  struct Genre: Identifiable {
    let id: Int
    let name: String
  }

  @Test func loopsAndGroupsDissolve() {
    let genres = [Genre(id: 1, name: "Comedy"), Genre(id: 2, name: "Drama")]
    let node = ViewNode(
      List {
        ForEach(genres) { Text($0.name) }
        Group { Text("More") }
        EmptyView()
        Text?.none
      })
    #expect(node.children.map(\.kind) == [.text, .text, .text])
    #expect(node.texts == ["Comedy", "Drama", "More"])
  }

  @Test func aGroupWithAModifierStaysAGroup() {
    let node = ViewNode(VStack { Group { Text("a") }.bold() })
    #expect(node.children.map(\.kind) == [.group])
    #expect(node.texts == ["a"])
  }

  @Test func aGaugeShowsTheNearerEnd() {
    let node = ViewNode(Gauge(value: 12.5, in: 0...10) { Text("Speed") })
    #expect(node.kind == .gauge)
    #expect(node.attributes == ["value": "10.0", "lowerBound": "0.0", "upperBound": "10.0"])
    #expect(node.texts == ["Speed"])
  }

  @Test func viewsCanBeMadeOffTheMainActor() async {
    let view = await Task.detached { Text("made elsewhere").font(.title) }.value
    #expect(ViewNode(view).texts == ["made elsewhere"])
  }

  @Test func boundControlsShowTheValueTheyWereMadeWith() {
    struct Form: View {
      @State var isOn = true
      @State var name = "Ada"
      var body: some View {
        Toggle("Sound", isOn: $isOn)
        TextField("Name", text: $name)
      }
    }
    let node = ViewNode(Form())
    #expect(node.children.map(\.attributes) == [["on": "true"], ["value": "Ada"]])
    #expect(node.children[0].action == nil)
  }
}

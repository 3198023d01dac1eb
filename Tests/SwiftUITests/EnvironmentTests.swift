import Foundation
import Testing

@testable import SwiftUI

/// Views know the place where they are drawn.
@MainActor @Suite struct EnvironmentTests {
  struct PaperKey: EnvironmentKey {
    static let defaultValue = "plain"
  }

  struct Note: View {
    @Environment(\.paper) private var paper: String
    let words: String

    var body: some View { Text("\(words) on \(paper)") }
  }

  @Test func valuesHoldForTheViewsBelow() {
    let node = ViewNode(
      VStack {
        Note(words: "a")
        VStack {
          Note(words: "b")
          Note(words: "c").environment(\.paper, "squared")
        }
        .environment(\.paper, "lined")
        Note(words: "d")
      })
    #expect(node.texts == ["a on plain", "b on lined", "c on squared", "d on plain"])
  }

  @Test func aPlaceHasValuesOfItsOwn() {
    var place = EnvironmentValues()
    place.paper = "brown"
    #expect(ViewNode(Note(words: "e"), in: place).texts == ["e on brown"])
    #expect(ViewNode(Note(words: "e")).texts == ["e on plain"])
  }

  @Test func drawingsSideBySideDoNotMeet() async {
    let papers = (0..<20).map { "paper \($0)" }
    let drawn = await withTaskGroup(of: (Int, [String]).self) { group in
      for (index, paper) in papers.enumerated() {
        group.addTask {
          let view = Note(words: "f").environment(\.paper, paper)
          return (index, await ViewNode(view).texts)
        }
      }
      var drawn: [Int: [String]] = [:]
      for await (index, texts) in group { drawn[index] = texts }
      return drawn
    }
    for (index, paper) in papers.enumerated() { #expect(drawn[index] == ["f on \(paper)"]) }
  }

  @Test(arguments: [Text.DateStyle.time, .date, .relative, .offset, .timer])
  func datesKeepTheirMomentForTheFrontEnd(style: Text.DateStyle) {
    let node = ViewNode(Text(Date(timeIntervalSince1970: 90), style: style))
    #expect(node.attributes == ["dateStyle": style.name, "date": "90.0"])
    #expect(node.texts.first?.isEmpty == false)
  }

  @Test func aContainersBackgroundComesFirst() {
    let place = ContainerBackgroundPlacement(name: "wall")
    let node = ViewNode(Text("g").containerBackground(for: place) { Color.mint })
    #expect(node.kind == .layeredStack)
    #expect(node.attributes == ["container": "wall"])
    #expect(node.children.map(\.kind) == [.color, .text])
    let styled = ViewNode(Text("g").containerBackground(.fill.tertiary, for: place).background())
    #expect(
      styled.modifiers == [
        .init("containerBackground", "fill tertiary wall"), .init("background", "background"),
      ])
  }
}

extension EnvironmentValues {
  fileprivate var paper: String {
    get { self[EnvironmentTests.PaperKey.self] }
    set { self[EnvironmentTests.PaperKey.self] = newValue }
  }
}

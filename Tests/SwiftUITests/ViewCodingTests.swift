import Foundation
import Testing

@testable import SwiftUI

/// The tree of a view is data that other processes can read.
@MainActor @Suite("The JSON of a view's tree")
struct ViewCodingTests {
  /// A node of every kind with everything in it.
  static func node(_ kind: ViewNode.Kind, action: ViewNode.Action?) -> ViewNode {
    ViewNode(
      kind, id: "0.1#2", text: "<b>\u{202E}“Cars”</b>\u{0}", attributes: ["a": "1", "b": ""],
      children: [ViewNode(.text, text: ""), ViewNode(.spacer)], action: action,
      modifiers: [.init("bold"), .init("font", "title")])
  }

  @Test("gives the same tree when it is read again", arguments: ViewNode.Kind.allCases)
  func roundTripOfAllFields(kind: ViewNode.Kind) throws {
    let address = try #require(URL(string: "https://example.org/?q=a&b"))
    let actions: [ViewNode.Action?] = [
      nil, .open(address), .intent(EncodedIntent(rawValue: "{\"a\":1}")),
    ]
    for action in actions {
      let node = Self.node(kind, action: action)
      let data = try JSONEncoder().encode(node)
      #expect(try JSONDecoder().decode(ViewNode.self, from: data) == node)
    }
  }

  @Test("leaves out what is empty")
  func emptyFieldsAreLeftOut() throws {
    let data = try JSONEncoder().encode(ViewNode(.divider))
    #expect(String(decoding: data, as: UTF8.self) == #"{"kind":"divider"}"#)
    #expect(try JSONDecoder().decode(ViewNode.self, from: data) == ViewNode(.divider))
  }

  @Test(
    "refuses what is no node",
    arguments: ["{}", #"{"kind":"teapot"}"#, #"{"kind":"link","action":{}}"#, "[]"])
  func brokenNodesAreRefused(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ViewNode.self, from: Data(json.utf8))
    }
  }

  @Test("has the words of the place where the view is drawn")
  func wordsAreThoseOfThePlace() {
    var place = EnvironmentValues()
    place.words = { $0.key.uppercased() }
    let view = VStack {
      Text("cars").accessibilityLabel("a film")
      Section("more") { TextField("name", text: .constant("Ada")) }
    }
    let node = ViewNode(view, in: place)
    #expect(node.texts == ["CARS", "MORE", "NAME"])
    #expect(node.children[0].modifiers == [.init("accessibilityLabel", "A FILM")])
  }
}

/// Controls have names that last from one drawing to the next.
@MainActor @Suite("The names of controls")
struct ControlNameTests {
  struct Row: Identifiable {
    let id: String
  }

  /// A button beside rows with two buttons each.
  static func view(rows: [String], note: String = "") -> some View {
    VStack {
      Text(note)
      ForEach(rows.map(Row.init)) { row in
        HStack {
          Button(row.id) {}
          Button("Remove") {}
        }
      }
      Button("Add") {}
    }
  }

  static func names(in node: ViewNode) -> [String] {
    (node.id.map { [$0] } ?? []) + node.children.flatMap { names(in: $0) }
  }

  @Test("tell the place, and in collections the element")
  func namesTellPlaceAndElement() {
    let node = ViewNode(Self.view(rows: ["a", "b"]))
    #expect(
      Self.names(in: node) == ["0.a.0.0", "0.a.0.1", "0.b.0.0", "0.b.0.1", "0.3"])
    #expect(node.children[0].id == nil, "a text is no control")
  }

  @Test("stay with their rows when others go, and when words change")
  func namesStayWithTheirRows() {
    let before = ViewNode(Self.view(rows: ["a", "b", "c"]))
    let after = ViewNode(Self.view(rows: ["c", "b"], note: "changed"))
    #expect(before.children[3].children.map(\.id) == after.children[1].children.map(\.id))
    #expect(before.children[2].children.map(\.id) == after.children[2].children.map(\.id))
  }

  @Test("differ even where elements share an identity")
  func namesDifferForEqualIdentities() {
    let names = Self.names(in: ViewNode(Self.view(rows: ["a", "a", "a.0", "a"])))
    #expect(names.count == 9)
    #expect(Set(names).count == 9)
    #expect(names[2] == "0.a.0.0#2")
  }
}

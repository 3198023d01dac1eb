import BoundedWork
import Testing

@testable import PhraseRouter

/// Names that are compared as a whole.
@Suite("Names as a whole")
struct NameLikenessTests {
  private static let table: [(typed: String, name: String, edits: Int?)] = [
    ("tm harris", "tom harris", 1), ("tomharris", "tom harris", 1), ("tom haris", "tom harris", 1),
    // One edit for each five letters, four at most, one at least.
    ("tm haris", "tom harris", nil), ("jams tiernam", "james tiernan", 2), ("jwas", "jaws", 1),
    ("jas", "jaws", 1), ("js", "jaws", nil),
    // Letters that stand alone are initials, in either order of the name.
    ("m harris", "mark harris", 0), ("harris m", "mark harris", 0), ("m haris", "mark harris", 1),
    ("m h", "mark harris", nil), ("x harris", "mark harris", nil),
    ("m harris", "mark anton harris", nil),
  ]

  private static func edits(_ typed: [UInt8], _ name: [UInt8]) -> Int? {
    var work = WorkBudget.unlimited
    return NameLikeness(typed)?.edits(to: name, &work)
  }

  @Test("Few letters in all may differ", arguments: table)
  func edits(row: (typed: String, name: String, edits: Int?)) {
    #expect(Self.edits(Array(row.typed.utf8), Array(row.name.utf8)) == row.edits)
  }

  @Test("Texts of any length are compared, or refused")
  func bounds() {
    #expect(NameLikeness([]) == nil)
    #expect(NameLikeness(Array("ab".utf8)) == nil)
    #expect(NameLikeness(Array(repeating: 0x61, count: NameLikeness.longest + 1)) == nil)
    let longest = Array(repeating: UInt8(0x61), count: NameLikeness.longest)
    #expect(Self.edits(longest, longest) == 0)
    #expect(Self.edits(longest, longest + longest) == nil)
  }

  private static let people = [
    "Tom Harris", "Tim Harrison", "Mark Harris", "Mary Harris", "Robert Austin", "Ada Lovelace",
  ]

  private static let routed: [(String, String)] = [
    // Word by word, a short word takes no typing error.
    ("open the box tm harris", "confirm Open thing=Tom Harris"),
    ("open the box ada lovelacce", "run Open thing=Ada Lovelace"),
    ("open the box daa lovelace", "confirm Open thing=Ada Lovelace"),
    ("open the box m. harris", "choose Open thing: Mark Harris | Mary Harris"),
    ("open the box austin, robert", "run Open thing=Robert Austin"),
    ("open the box a lovelace", "confirm Open thing=Ada Lovelace"),
  ]

  @Test("What is like a name is offered", arguments: routed)
  func offered(utterance: String, summary: String) throws {
    var entities = TestApp.entities()
    for (index, name) in Self.people.enumerated() {
      entities.append(Manifest.Entity(id: "p\(index)", title: name))
    }
    let router = try TestApp.router(entities: entities)
    #expect(router.route(utterance).summary == summary)
  }

  @Test("A name that nobody knows is taken for another only where that is rare")
  func density() throws {
    let given = ["Anna", "Robert", "Maria", "Peter", "Julia", "Martin", "Laura", "Thomas"]
    let families = (0..<60).flatMap { ["Berg\($0)", "Berg\($0)er", "Berg\($0)man"] }
    let people = given.flatMap { name in families.map { "\(name) \($0)" } }
    func entities(_ names: [String]) -> [Manifest.Entity] {
      names.enumerated().map { Manifest.Entity(id: "p\($0.offset)", title: $0.element) }
    }
    // In the dense one a name is often the beginning of one other.
    let dense = people.enumerated().filter { $0.offset % 4 != 0 }.map(\.element)
    let router = try TestApp.router(entities: entities(dense))
    var taken = 0
    for (offset, name) in people.enumerated() where offset % 4 == 0 {
      if router.route("open the box \(name)").kind == .run { taken += 1 }
    }
    #expect(taken == 0)
    let sparse = try TestApp.router(entities: entities(["Anna Bergmann", "Robert Austin"]))
    #expect(sparse.route("open the box robert").kind == .run)
    #expect(sparse.route("open the box anna bergman").kind == .run)
  }

  private static let compound: [(String, String)] = [
    ("open the box dune from 1984", "run Open thing=Dune"),
    ("open the box dune 2021", "run Open thing=Dune"),
    ("open the box dune by lynch", "run Open thing=Dune"),
    ("open the box dune (1984)", "run Open thing=Dune"),
    ("open the box jaws and up", "choose Open thing: Jaws | Up"),
    ("open the box jaws or up", "choose Open thing: Jaws | Up"),
    ("open the box pride and prejudice", "run Open thing=Pride and Prejudice"),
  ]

  @Test(
    "A fact tells which one is meant, and each of several names is offered", arguments: compound)
  func compounds(utterance: String, summary: String) throws {
    let films: [(String, Int, String)] = [
      ("Dune", 1984, "David Lynch"), ("Dune", 2021, "Denis Villeneuve"),
      ("Jaws", 1975, "Steven Spielberg"), ("Up", 2009, "Pete Docter"),
      ("Pride and Prejudice", 2005, "Joe Wright"),
    ]
    let router = try TestApp.router(
      entities: films.enumerated().map { index, film in
        Manifest.Entity(
          id: "f\(index)", title: film.0,
          attributes: ["year": .integer(film.1), "director": .string(film.2)])
      })
    #expect(router.route(utterance).summary == summary)
    if utterance.contains("1984") || utterance.contains("lynch") {
      #expect(router.route(utterance).invocation?["thing"]?.entityID == "f0")
    }
  }
}

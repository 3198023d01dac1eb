import AppManifest
import Dialogue
import Testing

/// Reading the arguments of an action by name, as the type that is wanted.
struct ArgumentTests {
  private let invocation = Invocation(
    intent: "rate",
    slots: [
      FilledSlot(name: "film", text: "dune", entityID: "dune-2021", value: "Dune"),
      FilledSlot(name: "rating", value: 5), FilledSlot(name: "half", value: 4.5),
      FilledSlot(name: "notes", value: ["long", "loud"]),
      FilledSlot(name: "length", value: ["value": 155, "unit": "min"]),
    ])

  @Test func argumentsAreFoundByName() {
    #expect(invocation["film"]?.entityID == "dune-2021")
    #expect(invocation["rating"]?.entityID == nil)
    #expect(invocation["director"] == nil)
  }

  @Test func valuesAreReadAsTheTypeThatIsWanted() throws {
    #expect(try invocation.value(of: "rating", as: Int.self) == 5)
    #expect(try invocation.value(of: "rating", as: Double.self) == 5)
    #expect(try invocation.value(of: "half", as: Double.self) == 4.5)
    #expect(try invocation.value(of: "film", as: String.self) == "Dune")
    #expect(try invocation.value(of: "notes", as: [String].self) == ["long", "loud"])
    #expect(try invocation.valueIfPresent(of: "director", as: String.self) == nil)
    #expect(invocation["length"]?.value["unit"] == "min")
    #expect(invocation["notes"]?.value[1] == "loud")
    #expect(invocation["notes"]?.value[2] == nil)
  }

  @Test func whatCannotBeReadSaysWhy() {
    #expect(throws: ArgumentError.missing(parameter: "director", intent: "rate")) {
      try invocation.value(of: "director", as: String.self)
    }
    #expect(
      throws: ArgumentError.mismatch(parameter: "half", intent: "rate", expected: "Int")
    ) { try invocation.value(of: "half", as: Int.self) }
    #expect(throws: ArgumentError.self) { try invocation.valueIfPresent(of: "film", as: Int.self) }
  }

  /// A value, and whether it is an `Int`, a `Double`, a `Bool` and a `String`.
  static let conversions: [(Value, Bool, Bool, Bool, Bool)] = [
    ("5", false, false, false, true), (5, true, true, false, false),
    (5.0, true, true, false, false), (5.5, false, true, false, false),
    (1e300, false, true, false, false), (true, false, false, true, false),
    (nil, false, false, false, false), ([5], false, false, false, false),
  ]

  @Test("A value is read as what it is, and never guessed at", arguments: conversions)
  func readAsItIs(
    value: Value, isInt: Bool, isDouble: Bool, isBool: Bool, isString: Bool
  ) {
    #expect((value.as(Int.self) != nil) == isInt)
    #expect((value.as(Double.self) != nil) == isDouble)
    #expect((value.as(Bool.self) != nil) == isBool)
    #expect((value.as(String.self) != nil) == isString)
  }
}

import AppManifest
import RandomNumbers
import Testing

/// What is faulty goes, what is sound stays, and what remains is a valid manifest.
@Suite("Leaving out faults")
struct LeavingOutTests {
  /// A fault, and what has to be gone for it.
  struct Fault: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var make: @Sendable (inout Manifest) -> Void
    var mend: @Sendable (inout Manifest) -> Void

    init(
      _ name: String, _ make: @escaping @Sendable (inout Manifest) -> Void,
      leaves mend: @escaping @Sendable (inout Manifest) -> Void = { _ in }
    ) {
      testDescription = name
      self.make = make
      self.mend = mend
    }
  }

  /// Faults whose part was added, so that the sound manifest remains.
  static let added = [
    Fault("an entity without a title") {
      $0.entityTypes[0].entities.append(.init(id: "x", title: " "))
    },
    Fault("an entity with another's id") { manifest in
      manifest.entityTypes[0].entities.append(manifest.entityTypes[0].entities[0])
    },
    Fault("a phrase with an unknown slot") {
      $0.shortcuts[0].phrases["en"]?.append("rate ${nothing}")
    },
    Fault("a phrase with an open bracket") { $0.shortcuts[0].phrases["de"]?.append("werte [") },
    Fault("a title in a language that is not spoken") { $0.intents[0].title["tlh"] = "x" },
    Fault("an empty title") { $0.enums.append(.init(name: "E", title: ["en": ""], cases: [])) },
    Fault("an intent with a parameter of no type, and its shortcut") { manifest in
      manifest.intents.append(
        .init(name: "Play", parameters: [.init(name: "song", type: .entity("Song"))]))
      manifest.shortcuts.append(.init(intent: "Play", phrases: ["en": ["play ${song}"]]))
    },
    Fault("a rule that does not parse, and the phrase with it") { manifest in
      manifest.shortcuts[0].rules["en", default: [:]]["open"] = "(a|"
      manifest.shortcuts[0].phrases["en"]?.append("rate <open> ${film}")
    },
    Fault("a negative phrase that is empty") {
      $0.negativePhrases["en", default: []].append(" ")
    },
    Fault("a language that is no tag, with its texts") { manifest in
      manifest.languages.append("no tag")
      manifest.app.name["no tag"] = "x"
      manifest.shortcuts[0].phrases["no tag"] = ["x"]
    },
  ]

  @Test("leaves what was sound", arguments: added)
  func soundPart(fault: Fault) throws {
    let sound = FilmManifest.manifest
    var faulty = sound
    fault.make(&faulty)
    #expect(throws: DiagnosticError.self) { try faulty.validated() }
    let valid = try faulty.leavingOutFaults()
    var rest = valid.manifest
    // An empty list or dictionary that a fault needed says nothing.
    rest.shortcuts[0].rules = rest.shortcuts[0].rules.filter { !$0.value.isEmpty }
    #expect(rest == sound)
    #expect(!valid.omissions.isEmpty)
    #expect(valid.omissions.allSatisfy { $0.severity == .error })
  }

  @Test("a sound manifest loses nothing")
  func sound() throws {
    let valid = try FilmManifest.manifest.leavingOutFaults()
    #expect(valid.manifest == FilmManifest.manifest)
    #expect(valid.omissions.isEmpty)
  }

  static let hopeless: [Fault] = [
    Fault("no identity") { $0.app.id = "" },
    Fault("no name") { $0.app.name = [:] },
    Fault("no language") { $0.languages = [] },
    Fault("a format of the future") { $0.formatVersion = 99 },
  ]

  @Test("refuses what has nothing left to stand on", arguments: hopeless)
  func refusal(fault: Fault) {
    var manifest = FilmManifest.manifest
    fault.make(&manifest)
    #expect(throws: DiagnosticError.self) { try manifest.leavingOutFaults() }
  }

  @Test("of many faulty entities, keeps a thousand errors")
  func many() throws {
    var manifest = FilmManifest.manifest
    manifest.entityTypes[0].entities += (0..<3000).map { .init(id: "x\($0)", title: "") }
    let valid = try manifest.leavingOutFaults()
    #expect(valid.manifest == FilmManifest.manifest)
    #expect(valid.omissions.count == 1000)
  }

  @Test("ends for any manifest", arguments: 0..<100 as Range<UInt64>)
  func anything(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let manifest = ManifestRoundTripTests.manifest(&random)
    // What it gives is checked by its type; what it cannot give, it refuses.
    let rest = try? manifest.leavingOutFaults().manifest
    #expect(rest?.validate().contains { $0.severity == .error } != true)
  }
}

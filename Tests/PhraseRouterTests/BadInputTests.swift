import PhraseRouter
import RandomNumbers
import Testing
import TextAnalysis

/// Whatever is typed, the answer is polite, and it comes.
@Suite("Bad input")
struct BadInputTests {
  static let ratatouille = "run MarkFilmAsWatched film=Ratatouille"

  static let longTexts = [
    // 4 KiB, though only 1,366 characters, and each normalizes to eighteen.
    "U+FDFA": String(repeating: "\u{FDFA}", count: 1366),
    // One letter with 4,096 marks: one character to Swift.
    "marks": "a" + String(repeating: "\u{301}", count: 4096),
    "spaces": "mark ratatouille as watched" + String(repeating: " ", count: 10_000_000),
    "10 MB": String(repeating: "mark ratatouille as watched ", count: 360_000),
    "NUL": String(repeating: "\0", count: 5000),
  ]

  @Test("Input that is too long is rejected unread", arguments: longTexts.keys.sorted())
  func tooLong(name: String) throws {
    let utterance = try #require(Self.longTexts[name])
    #expect(try FilmTracker.route(utterance).summary == "reject tooLong")
  }

  @Test("Input that is too long gets an answer in a session, also in the midst of a question")
  func tooLongInSession() async throws {
    let long = String(repeating: "x ", count: 5000)
    let session = Session(router: try FilmTracker.shared.get(), context: FilmTracker.context)
    let first = await session.send(long)
    #expect(first.decision?.summary == "reject tooLong")
    #expect(!first.message.isEmpty && first.message.utf8.count < 500)
    _ = await session.send("mark toy story as watched")
    let reply = await session.send(long)
    #expect(reply.isOpen)
    #expect(reply.options.count == 4)
    let answer = await session.send("2")
    #expect(answer.decision?.summary == "run MarkFilmAsWatched film=Toy Story 2")
  }

  @Test("Input of any shape is answered even without limits")
  func unlimited() throws {
    let router = try TestApp.router(
      entities: TestApp.entities("Alpha"), options: RouterOptions(limits: .none))
    let texts = [
      String(repeating: "\u{FDFA}", count: 1366), "a" + String(repeating: "\u{301}", count: 4096),
      String(repeating: "open ", count: 20_000), String(repeating: "[", count: 50_000),
      "open the box " + String(repeating: "a", count: 100_000),
      String(repeating: "\u{1F468}\u{200D}", count: 10_000),
    ]
    for text in texts {
      let summary = router.route(text).summary
      #expect(summary.hasPrefix("reject") || summary.hasPrefix("ask"), "\(summary.prefix(80))")
    }
  }

  @Test("Input just within the limits is read, one more is not")
  func limits() throws {
    // A word that is a slot's text, so that the utterance means something at any length.
    func utterance(scalars: Int, of character: Character) -> String {
      let frame = "open the box "
      return frame + String(repeating: character, count: scalars - frame.unicodeScalars.count)
    }
    let router = try TestApp.router(entities: TestApp.entities("Alpha"))
    #expect(router.route(utterance(scalars: 512, of: "é")).summary.hasPrefix("ask Open"))
    #expect(router.route(utterance(scalars: 513, of: "é")).summary == "reject tooLong")

    let bytes = try TestApp.router(
      entities: TestApp.entities("Alpha"),
      options: RouterOptions(limits: .init(utteranceBytes: 4096, utteranceScalars: .max)))
    #expect(bytes.route(utterance(scalars: 4096, of: "e")).summary.hasPrefix("ask Open"))
    #expect(bytes.route(utterance(scalars: 4097, of: "e")).summary == "reject tooLong")

    func words(_ count: Int) -> String {
      "open the box" + String(repeating: " a", count: count - 3)
    }
    #expect(router.route(words(128)).summary.hasPrefix("ask Open"))
    #expect(router.route(words(129)).summary == "reject tooLong")
  }

  @Test(
    "Characters that cannot be seen are as if they were not there",
    arguments: [
      "ma\u{200B}rk rata\u{200D}touille as wat\u{2060}ched",
      "\u{202E}mark ratatouille as watched\u{202C}",
      "mark \u{2067}ratatouille\u{2069} as watched",
      "mark rata\u{AD}touille as watched",
      "\u{FEFF}mark ratatouille as watched",
      "mark ratatouille\u{FE0F} as watched",
      "mark ratatouille\u{E0020} as watched",
      "m\u{200E}a\u{200F}r\u{061C}k ratatouille as watched",
    ])
  func invisible(utterance: String) throws {
    let decision = try FilmTracker.route(utterance)
    #expect(decision.summary == Self.ratatouille)
    #expect(decision.invocation?.confidence == 1)
  }

  @Test(
    "Input with control characters is answered",
    arguments: [
      "\0", "mark rata\0touille as watched", "mark\0ratatouille\0as\0watched",
      "\u{1B}[2Jmark ratatouille as watched", "mark ratatouille as watched\r\n",
      "\u{7}\u{8}\u{7F}", "mark \u{85}ratatouille\u{2028} as watched",
    ])
  func controls(utterance: String) throws {
    let summary = try FilmTracker.route(utterance).summary
    #expect(
      summary == Self.ratatouille || summary.hasPrefix("reject")
        || summary.hasPrefix("ask MarkFilmAsWatched")
        || summary.hasPrefix("confirm MarkFilmAsWatched"), "\(summary)")
  }

  @Test("Invalid UTF-8, repaired as Swift does, is answered")
  func invalidUTF8() throws {
    let bytes: [[UInt8]] = [
      [0xFF, 0xFE], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82],
    ]
    for bytes in bytes {
      let garbage = String(decoding: bytes, as: UTF8.self)
      #expect(try !FilmTracker.route("mark \(garbage) as watched").summary.hasPrefix("run"))
      #expect(try FilmTracker.route(garbage).summary.hasPrefix("reject"))
    }
  }

  @Test("Random input never fails, and means nothing")
  func random() throws {
    var generator = SeededGenerator(seed: 3)
    let router = try FilmTracker.shared.get()
    for _ in 0..<200 {
      let scalars = (0..<Int.random(in: 1...40, using: &generator)).map { _ in
        Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &generator)) ?? " "
      }
      let text = String(String.UnicodeScalarView(scalars))
      for language in FilmTracker.languages {
        let decision = router.route(text, language: language)
        #expect(decision.summary.hasPrefix("reject"), "\(scalars)")
      }
    }
  }
}

/// Names that are typed badly.
@Suite("Awkward names")
struct AwkwardNameTests {
  @Test("Names with terminal escapes are found, and can be shown without harm")
  func escapes() async throws {
    let router = try TestApp.router(
      entities: TestApp.entities("Up\u{1B}[2J", "Up\u{1B}]0;title\u{7}two", "Down\u{202E}nwod"))
    let session = Session(router: router)
    let turn = await session.send("open the box up")
    #expect(turn.decision?.summary.isEmpty == false)
    for text in [turn.message] + turn.options.map(\.title) {
      let shown = TerminalSafety.escape(text)
      #expect(
        shown.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
      #expect(!shown.unicodeScalars.contains("\u{202E}"))
    }
    let down = router.route("open the box downnwod")
    #expect(down.slots.first?.entityID == "thing-2")
  }

  @Test("Names that are alike are asked about")
  func alike() throws {
    var entities = TestApp.entities("Alpha", "Alpha", "Beta")
    entities[0].attributes["colour"] = "red"
    let router = try TestApp.router(entities: entities)
    let decision = router.route("open the box alpha")
    #expect(decision.summary == "choose Open thing: Alpha | Alpha")
    #expect(decision.optionIDs == ["thing-0", "thing-1"])
    #expect(router.route("open the box beta").summary == "run Open thing=Beta")
  }

  @Test("Names that are alike are asked about even where an exact title wins")
  func alikeAndExact() throws {
    let router = try TestApp.router(
      entities: TestApp.entities("Alpha", "ALPHA", "Alpha Two"), exactTitle: .wins)
    #expect(router.route("open the box alpha").optionIDs == ["thing-0", "thing-1", "thing-2"])
    #expect(router.route("open the box alpha two").summary == "run Open thing=Alpha Two")
  }

  @Test("Names that equal words of the phrase are names where a name stands")
  func literals() throws {
    let router = try TestApp.router(
      entities: TestApp.entities("The Box", "Open", "In Boxes", "As"),
      phrases: ["open the box ${thing} [in ${applicationName}]"])
    #expect(router.route("open the box the box").summary == "choose Open thing: The Box | In Boxes")
    #expect(router.route("open the box as").summary == "run Open thing=As")
    #expect(router.route("open the box open").summary == "run Open thing=Open")
    #expect(router.route("open the box in boxes").summary == "run Open thing=In Boxes")
    #expect(router.route("open the box open in boxes").summary == "run Open thing=Open")
  }

  @Test("Names of nothing but marks and spaces do no harm")
  func blank() throws {
    let router = try TestApp.router(
      entities: TestApp.entities("!!!", "\u{200B}", "🎬", "Alpha"))
    #expect(router.route("open the box alpha").summary == "run Open thing=Alpha")
    for utterance in [
      "open the box", "open the box !!!", "open the box 🎬", "open the box \u{200B}",
    ] {
      #expect(!router.route(utterance).summary.isEmpty)
    }
  }

  @Test("An empty catalogue knows no names")
  func emptyCatalogue() async throws {
    let router = try TestApp.router()
    let decision = router.route("open the box alpha")
    #expect(decision.summary == "ask Open thing unknown(\"alpha\")")
    #expect(decision.optionIDs == [])
    let session = Session(router: router)
    _ = await session.send("open the box alpha")
    for reply in ["alpha", "1", "more", "yes"] {
      let turn = await session.send(reply)
      #expect(turn.isOpen, "\(reply)")
      #expect(!turn.message.isEmpty)
    }
    let end = await session.send("cancel")
    #expect(!end.isOpen)
  }

  @Test("An app without phrases rejects everything")
  func emptyApp() throws {
    let router = try Router(
      manifest: Manifest(
        app: Manifest.App(id: "empty", name: ["en": "Empty"]), languages: ["en"]
      ).validated())
    #expect(router.route("anything at all").summary == "reject noMatch")
  }
}

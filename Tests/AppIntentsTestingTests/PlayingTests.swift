import AppIntents
import AppIntentsTesting
import Foundation
import Testing

/// Dialogues are played as they are written.
@Suite("Played dialogues") struct PlayingTests {
  /// Plays the turns of a script, and answers what was done.
  private func played(
    _ turns: String, files: [String: IntentFile] = [:]
  ) async throws -> (turns: [PlayedTurn], log: [String]) {
    try await played(script: "name: a dialogue\nturns:\n" + turns, files: files)
  }

  private func played(
    script: String, files: [String: IntentFile] = [:]
  ) async throws -> (turns: [PlayedTurn], log: [String]) {
    let desk = LibraryApp.Desk()
    let turns = try await LibraryApp.$desk.withValue(desk) {
      try await LibraryApp.underTest().play(script, files: files)
    }
    return (turns, desk.log)
  }

  private func mismatch(_ turns: String) async throws -> DialogueMismatch {
    try await #require(throws: DialogueMismatch.self) { _ = try await self.played(turns) }
  }

  @Test("run the app's intents")
  func runs() async throws {
    let (turns, log) = try await played(
      """
        # A book of several parts.
        - user: lend faust from athenaeum
          expect:
            decision: chooseEntity
            slot: book
            options: [{title: Faust I, subtitle: Goethe}, Faust II]
            optionCount: 2
            firstNumber: 1
            hasMore: false
        - user: the second
          expect: {decision: askValue, slot: weeks, message: Which weeks?}
        - user: nine
          expect: {decision: askValue, slot: weeks}
        - user: three
          expect:
            decision: run
            intent: Lend
            arguments: {book: Faust II, weeks: 3, renewable: true}
            message: Faust II is yours for 3 weeks.
      """)
    #expect(log == ["lent b3 3"])
    #expect(turns.map(\.line) == [4, 12, 14, 16])
    #expect(turns.last?.value as? Int == 21)
    #expect((turns.last?.arguments["book"] as? LibraryApp.Book)?.id == "b3")
    #expect(turns.first?.options == ["Faust I", "Faust II"])
  }

  @Test("say in a mismatch what an intent has thrown")
  func thrown() async throws {
    let mismatch = try await mismatch(
      "- {user: go to drama in athenaeum, expect: {decision: run, intent: Visit, arguments: {}}}")
    #expect(mismatch.turns.map(\.differences) == [["run: expected succeeded, got failed"]])
    #expect(mismatch.transcript.contains("\n# thrown: "))
  }

  @Test("show questions of a run, its failure, its end and what means nothing")
  func outcomes() async throws {
    let (turns, log) = try await played(
      """
        - user: give a book to athenaeum
          expect:
            {run: asks, intent: Donate, message: We keep it for ever. Do you agree?}
        - user: no
          expect: {decision: null, run: nothing, open: false}
        - user: give a book to athenaeum
          expect: {run: asks}
        - user: yes
          expect: {decision: run, intent: Donate}
        - user: go to drama in athenaeum
          expect: {run: failed, intent: Visit, message: The library is closed.}
        - user: sing a song
          expect: {decision: reject}
      """)
    #expect(log == ["weighed", "weighed", "kept"])
    #expect(
      turns.map(\.outcome) == [.waits, .ended, .waits, .decided(.run), .failed, .decided(.reject)])
    #expect(turns[4].error != nil)
  }

  @Test("ask again for what has gone, and know what was run in the end")
  func gone() async throws {
    let opening = """
      - {user: lend persuasion from athenaeum, expect: {decision: askValue, slot: weeks}}
      - {user: 1, expect: {run: asks, intent: Lend}}

      """
    for name in ["b1", "Emma", "[Persuasion, Emma]"] {
      let (_, log) = try await played(
        opening + "- {user: emma, expect: {run: succeeded, arguments: {book: \(name), weeks: 1}}}")
      #expect(log == ["lent b1 1"])
    }
    let failed = try await mismatch(
      opening + "- {user: emma, expect: {run: succeeded, arguments: {book: Persuasion}}}")
    #expect(failed.turns.map(\.line) == [5])
    #expect(
      failed.turns.map(\.differences) == [["argument book: expected Persuasion, got b1"]])
  }

  @Test("open the files that they are given")
  func files() async throws {
    let page = IntentFile(data: Data("text".utf8), filename: "page.txt", type: .plainText)
    let (_, log) = try await played(
      """
      - {user: scan a page in athenaeum, expect: {message: Which page?}}
      - {user: my page, expect: {run: succeeded, intent: Scan}}
      """, files: ["my page": page])
    #expect(log == ["scanned page.txt of 4 bytes"])
  }

  @Test("show what went otherwise, with its line")
  func differences() async throws {
    let failed = try await mismatch(
      """
        - user: lend faust from athenaeum
          expect:
            message: There are several called “faust”. Which book?
            options: [Faust I, Faust III]

        - user: 1
          expect: {slot: book}
      """)
    #expect(failed.turns.map(\.line) == [3, 8])
    #expect(
      failed.turns.first?.differences == [
        "options: expected Faust I | Faust III first, got Faust I | Faust II"
      ])
    #expect(failed.turns.last?.differences == ["slot: expected book, got weeks"])
    #expect(failed.description.contains("line 8 of the script, “1”:"))
    #expect(
      failed.transcript == """
        ---
        name: "a dialogue"
        turns:
          - user: "lend faust from athenaeum"
            expect:
              decision: "chooseEntity"
              intent: "Lend"
              slots: {}
              slot: "book"
              run: "nothing"
              options: ["b2","b3"]
              firstNumber: 1
              hasMore: false
              message: "There are several called “faust”. Which book?"
              open: true
          - user: "1"
            expect:
              decision: "askValue"
              intent: "Lend"
              slots: {"book":"Faust I"}
              slot: "weeks"
              run: "nothing"
              message: "Which weeks?"
              open: true

        """)
  }

  @Test("that went as their own transcript says pass")
  func transcripts() async throws {
    let failed = try await mismatch(
      """
        - {user: lend emma from athenaeum, expect: {message: No.}}
        - user: two
        - user: give a book to athenaeum
        - user: yes
        - user: go to drama in athenaeum
        - user: undo that
      """)
    let (turns, log) = try await played(script: failed.transcript + failed.transcript)
    #expect(turns.count == 12)
    #expect(log == ["lent b1 2", "weighed", "kept", "lent b1 2", "weighed", "kept"])
  }

  @Test(
    "differ in each respect that is written",
    arguments: [
      "message: Which week?", "options: [one]", "optionCount: 1", "hasMore: true",
      "decision: run, intent: Lend, arguments: {}", "run: succeeded", "slot: book",
      "arguments: {book: Faust}", "arguments: {weeks: 1}", "run: asks", "run: failed",
      "decision: null", "intent: Donate", "open: false",
    ])
  func respects(expected: String) async throws {
    let failed = try await mismatch("- {user: lend emma from athenaeum, expect: {\(expected)}}")
    #expect(failed.turns.count == 1)
  }

  @Test("differ where a run asks and a question before it is expected")
  func questions() async throws {
    let failed = try await mismatch(
      "- {user: give a book to athenaeum, expect: {decision: confirm, intent: Donate}}")
    #expect(failed.turns.map(\.differences).joined().contains("run: expected nothing, got asks"))
  }

  @Test("are played one after the other, each in a conversation and a language of its own")
  func several() async throws {
    let (turns, log) = try await played(
      script: """
        name: a question that is left open
        turns: [{user: lend emma from athenaeum}]
        ---
        name: knows nothing of it
        language: en-GB
        turns: [{user: "2", expect: {decision: reject}}]
        """)
    #expect(turns.map(\.line) == [2, 6])
    #expect(log.isEmpty)
    await #expect(throws: UnknownLanguage.self) {
      _ = try await self.played(script: "name: a\nlanguage: de\nturns: [{user: hallo}]")
    }
  }

  @Test(
    "are read before anything is typed",
    arguments: [
      ("", "1"), ("turns: [{user: a}]", "1:1"), ("name: a", "1:1"), ("U: a\nS: b", "1"),
      ("name: a\nturns:\n- user: a\n  expect: {open: 1}", "4:18"),
      ("name: a\nturns:\n- user: a\n  says: b", "4:9"),
      ("name: a\nturns:\n- user: a\n  expect: {decision: dance}", "4:22"),
      ("name: a\nturns:\n- user: a\n  expect: {run: faster}", "4:17"),
      ("name: a\nturns:\n- user: a\n  expect: {arguments: [weeks]}", "4:23"),
      ("name: a\nturns:\n- user: a\n  expect: {optionCount: two}", "4:25"),
      ("name: a\nturns:\n- user: a\n  expect: {message: \"b}", "4"),
      ("name: a\nturns:\n- user: a\n  expect: {intent: Read}", "3"),
    ])
  func faults(script: String, place: String) async throws {
    let script = script.replacing("user: a", with: "user: give a book to athenaeum")
    let desk = LibraryApp.Desk()
    let fault = try await #require(throws: (any Error).self) {
      _ = try await LibraryApp.$desk.withValue(desk) {
        try await LibraryApp.underTest().play(script)
      }
    }
    #expect("\(fault)".hasPrefix("script:\(place):"), "\(fault)")
    #expect(desk.log.isEmpty)
  }
}

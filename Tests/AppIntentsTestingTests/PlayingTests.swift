import AppIntents
import AppIntentsTesting
import Foundation
import Testing

/// Dialogues are played as they are written.
@Suite("Played dialogues") struct PlayingTests {
  /// Plays a script, and answers what was done.
  private func played(
    _ script: String, files: [String: IntentFile] = [:]
  ) async throws -> (turns: [PlayedTurn], log: [String]) {
    let desk = LibraryApp.Desk()
    let turns = try await LibraryApp.$desk.withValue(desk) {
      try await LibraryApp.underTest().play(script, files: files)
    }
    return (turns, desk.log)
  }

  private func mismatch(_ script: String) async throws -> DialogueMismatch {
    try await #require(throws: DialogueMismatch.self) { _ = try await self.played(script) }
  }

  @Test("run the app's intents")
  func runs() async throws {
    let (turns, log) = try await played(
      """
      # A book of several parts.
      U: lend faust from athenaeum
      1 Faust I (Goethe)
      2 Faust II
      = choose book
      U: the second
      S: Which weeks?
      = ask weeks
      U: nine
      = ask weeks
      U: three
      S: Faust II is yours for 3 weeks.
      = run Lend book="Faust II" weeks=3 renewable=true
      """)
    #expect(log == ["lent b3 3"])
    #expect(turns.map(\.line) == [2, 6, 9, 11])
    #expect(turns.last?.value as? Int == 21)
    #expect((turns.last?.arguments["book"] as? LibraryApp.Book)?.id == "b3")
    #expect(turns.first?.options == ["Faust I", "Faust II"])
  }

  @Test("say in a mismatch what an intent has thrown")
  func thrown() async throws {
    let mismatch = try await mismatch("U: go to drama in athenaeum\n= run Visit")
    #expect(mismatch.transcript.contains("\n# thrown: "))
  }

  @Test("show questions of a run, its failure, its end and what means nothing")
  func outcomes() async throws {
    let (turns, log) = try await played(
      """
      U: give a book to athenaeum
      S: We keep it for ever. Do you agree?
      = wait Donate
      U: no
      = end
      U: give a book to athenaeum
      = wait
      U: yes
      = run Donate
      U: go to drama in athenaeum
      S: The library is closed.
      = fail Visit
      U: sing a song
      = reject
      """)
    #expect(log == ["weighed", "weighed", "kept"])
    #expect(turns.map(\.outcome) == [.wait, .end, .wait, .run, .fail, .reject])
    #expect(turns[4].error != nil)
  }

  @Test("ask again for what has gone, and know what was run in the end")
  func gone() async throws {
    let (_, log) = try await played(
      """
      U: lend persuasion from athenaeum
      = ask weeks
      U: 1
      = wait Lend
      U: emma
      = run Lend book=b1 book=Emma weeks=1
      """)
    #expect(log == ["lent b1 1"])
    let failed = try await mismatch(
      "U: lend persuasion from athenaeum\nU: 1\nU: emma\n= run Lend book=Persuasion")
    #expect(failed.turns.map(\.line) == [3])
  }

  @Test("open the files that they are given")
  func files() async throws {
    let page = IntentFile(data: Data("text".utf8), filename: "page.txt", type: .plainText)
    let (_, log) = try await played(
      "U: scan a page in athenaeum\nS: Which page?\nU: my page\n= run Scan",
      files: ["my page": page])
    #expect(log == ["scanned page.txt of 4 bytes"])
  }

  @Test("show what went otherwise, with its line")
  func differences() async throws {
    let failed = try await mismatch(
      """
      U: lend faust from athenaeum
      S: Several fit “faust”. Which book?
      1 Faust I
      2 Faust III

      U: 1
      = ask book
      """)
    #expect(failed.turns.map(\.line) == [1, 6])
    #expect(
      failed.turns.first?.difference == [
        "  S: Several fit “faust”. Which book?", "- 1 Faust I", "- 2 Faust III",
        "+ 1 Faust I (Goethe)", "+ 2 Faust II (Goethe)",
      ])
    #expect(failed.turns.last?.difference == ["- = ask book", "+ = ask weeks"])
    #expect(failed.description.contains("line 6 of the script:"))
    #expect(
      failed.transcript == """
        U: lend faust from athenaeum
        S: Several fit “faust”. Which book?
        1 Faust I (Goethe)
        2 Faust II (Goethe)
        = choose book
        U: 1
        S: Which weeks?
        = ask weeks
        """)
  }

  @Test("that went as their own transcript says pass")
  func transcripts() async throws {
    let failed = try await mismatch(
      "U: lend emma from athenaeum\nS: No.\nU: two\nU: give a book to athenaeum\nU: yes")
    _ = try await played(failed.transcript)
  }

  @Test(
    "differ in each respect that is written",
    arguments: [
      "S: Which week?", "1 one", "…", "= run Lend", "= ask book", "= ask weeks book=Faust",
      "= ask weeks weeks=1", "= wait",
    ])
  func respects(line: String) async throws {
    let failed = try await mismatch("U: lend emma from athenaeum\n\(line)")
    #expect(failed.turns.count == 1)
  }

  @Test(
    "are read before anything is typed",
    arguments: [
      ("", 1), ("S: Hello.", 1), ("U: a\nS: b\nS: c", 3), ("U: a\nwhat", 2), ("U: a\n= dance", 2),
      ("U: a\n=", 2), ("U: a\n= run Lend weeks", 2), ("U: a\n= run Lend =1", 2),
      ("U: a\n= run Lend note=\"b", 2), ("U: a\n= run Read", 1),
    ])
  func faults(script: String, line: Int) async throws {
    let fault = try await #require(throws: ScriptFault.self) {
      _ = try await self.played(script)
    }
    #expect(fault.line == line)
    #expect(fault.description.hasPrefix("line \(line) of the script: "))
  }
}

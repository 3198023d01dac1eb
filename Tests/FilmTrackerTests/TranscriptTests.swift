import Foundation
import Testing

/// The executable of the example app, as a newcomer starts it.
@Suite struct TranscriptTests {
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The executable stands beside the test bundle.
  static let executable: URL = {
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let beside = bundle.appendingPathComponent("film-tracker")
    if FileManager.default.isExecutableFile(atPath: beside.path) { return beside }
    return package.appendingPathComponent(".build/debug/film-tracker")
  }()

  /// What the executable writes when some lines are typed.
  private func output(_ arguments: [String], typing lines: [String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("film-tracker-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (typed, written) = (folder.path + "/typed", folder.path + "/written")
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: typed))
    try Data().write(to: URL(fileURLWithPath: written))
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    process.standardInput = FileHandle(forReadingAtPath: typed)
    process.standardOutput = FileHandle(forWritingAtPath: written)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try String(contentsOfFile: written, encoding: .utf8)
  }

  @Test func theOneInTheReadmeIsReal() throws {
    let readme = try String(
      contentsOf: Self.package.appendingPathComponent("README.md"), encoding: .utf8)
    let start = try #require(readme.firstRange(of: "<!-- transcript:begin -->\n```\n"))
    let end = try #require(readme.firstRange(of: "```\n<!-- transcript:end -->"))
    let transcript = String(readme[start.upperBound..<end.lowerBound])
    let typed = transcript.split(separator: "\n").filter { $0.hasPrefix("> ") }
      .map { String($0.dropFirst(2)) }
    #expect(typed.count >= 4)
    let written = try output(["--fresh", "--commands"], typing: typed)
    let time = /[0-9.]+ (µs|ms)/
    #expect(written.replacing(time, with: "…") == transcript.replacing(time, with: "…"))
  }

  /// What was noted is read back in each language of the app, and a list that is not named is asked
  /// for.
  @Test(arguments: [
    (
      "en", ["mark jaws as watched", "have I seen jaws?", "what's on my list?", "favourites"],
      ["Yes, you have watched Jaws.", "Which list?", "There is nothing on your favourites list."]
    ),
    (
      "de",
      [
        "markiere Der weiße Hai als gesehen", "Habe ich Der weiße Hai schon gesehen?",
        "was steht auf meiner Liste?", "Favoriten",
      ],
      [
        "Ja, du hast Der weiße Hai gesehen.", "Welche Liste?",
        "Auf deiner Favoritenliste steht nichts.",
      ]
    ),
    (
      "fr",
      [
        "marque Les Dents de la mer comme vu", "est-ce que j'ai vu Les Dents de la mer ?",
        "qu'est-ce qu'il y a dans ma liste ?", "Favoris",
      ],
      [
        "Oui, vous avez vu Les Dents de la mer.", "Quelle liste ?",
        "Il n’y a rien dans votre liste de favoris.",
      ]
    ),
    (
      "es",
      [
        "marca Tiburón como vista", "dime si he visto Tiburón", "¿qué hay en mi lista?",
        "Favoritas",
      ],
      ["Sí, has visto Tiburón.", "¿Qué lista?", "No hay nada en tu lista de favoritas."]
    ),
    (
      "ja", ["ジョーズを視聴済みにして", "ジョーズは見たことある？", "リストを見せて", "お気に入り"],
      ["はい、ジョーズは視聴済みです。", "どのリストですか？", "お気に入りは空です。"]
    ),
    (
      "ar", ["سجل الفك المفترس كمشاهد", "هل شاهدت الفك المفترس؟", "ماذا في قائمتي؟", "المفضلة"],
      ["نعم، شاهدت الفك المفترس.", "أي قائمة؟", "لا يوجد شيء في قائمة المفضلة."]
    ),
  ])
  func questionsAreAnsweredAtATerminal(
    _ language: String, _ typed: [String], _ answers: [String]
  ) throws {
    let written = try output(["--fresh", "--language", language], typing: typed)
    for answer in answers { #expect(written.contains(answer), "\(written)") }
  }

  @Test func whatOneProcessNotesAnotherFinds() throws {
    try withDiary { diary in
      _ = try output(["--store", diary], typing: ["mark ratatouille as watched"])
      let second = try output(["--store", diary], typing: ["mark ratatouille as watched"])
      #expect(second.contains("Ratatouille was marked as watched already."))
    }
  }

  @Test func whatOneProcessAsksAnotherIsAnswered() throws {
    try withDiary { diary in
      let first = try output(["--store", diary], typing: ["mark toy story as watched"])
      #expect(first.contains("Which film?"))
      let second = try output(["--store", diary], typing: ["1", "undo that"])
      let question = try #require(second.firstRange(of: "Which film?"))
      let reply = try #require(second.firstRange(of: "> 1"))
      #expect(question.lowerBound < reply.lowerBound, "it is asked before anything is typed")
      #expect(second.contains("Toy Story is marked as watched."))
      let third = try output(["--store", diary], typing: [])
      #expect(!third.contains("Which film?"))
    }
  }

  /// A file for a diary, in a folder that is there for as long as a test runs.
  private func withDiary(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("film-diary-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try body(folder.appendingPathComponent("diary.json").path)
  }
}

import Foundation
import StoredActivity
import Testing

/// The example is killed at moments that are drawn while it marks films and takes that back. What it
/// said was done is in the diary and among what was done, once; of what it was about to do, all is
/// there or nothing.
@Suite struct CrashTests {
  /// How many kills: 3, or as many as STORE_CRASH_ROUNDS says.
  private static let rounds =
    ProcessInfo.processInfo.environment["STORE_CRASH_ROUNDS"].flatMap { Int($0) } ?? 3

  /// Films whose titles mean them alone, with their identifiers.
  private static let films = [
    ("ratatouille", "ratatouille-2007"), ("onward", "onward-2020"), ("luca", "luca-2021"),
    ("turning red", "turning-red-2022"), ("tangled", "tangled-2010"), ("encanto", "encanto-2021"),
  ]

  @Test func whatWasSaidToBeDoneSurvivesKills() throws {
    var random = SystemRandomNumberGenerator()
    var said = 0
    for round in 0..<Self.rounds {
      let run = try Run(wanting: Int.random(in: 0...10, using: &random))
      defer { run.folder.remove() }
      usleep(UInt32.random(in: 0..<3_000, using: &random))
      let lines = run.kill()
      said += lines.count
      try #require(lines == Array(Run.answers.prefix(lines.count)), "round \(round)")
      let diary = try run.watched()
      let states = (lines.count...min(lines.count + 1, Run.answers.count)).map(Run.state)
      #expect(states.contains(diary), "round \(round), after \(lines)")
      let marks = lines.count { $0.hasSuffix("marked as watched.") }
      let donations = try RuntimeStore(path: run.folder.activity).donations().map(\.id)
      #expect((marks...marks + 1).contains(donations.count), "round \(round), after \(lines)")
      #expect(Set(donations).count == donations.count)
    }
    #expect(said > 0 || Self.rounds < 10)
  }

  /// A process of the example, and what is typed to it: each film is marked, every other one is
  /// taken back.
  private final class Run {
    let folder = Folder()
    private let process = Process()
    private let output = Pipe()
    private var text = ""

    /// Starts it, types everything, and waits until so many lines have been answered.
    init(wanting count: Int) throws {
      let input = Pipe()
      process.executableURL = Folder.executable
      process.arguments = ["--store", folder.diary]
      process.standardInput = input
      process.standardOutput = output
      try FileManager.default.createDirectory(
        atPath: folder.path, withIntermediateDirectories: true)
      try process.run()
      // A process that has answered everything ends, so nothing here waits for ever.
      input.fileHandleForWriting.write(Data((Self.typed.joined(separator: "\n") + "\n").utf8))
      try input.fileHandleForWriting.close()
      while answers.count < min(count, Self.answers.count) {
        let data = output.fileHandleForReading.availableData
        if data.isEmpty { break }
        text += String(decoding: data, as: UTF8.self)
      }
    }

    /// Kills it; answers all that it has said.
    func kill() -> [String] {
      _ = Foundation.kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      text += String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      return answers
    }

    /// The lines that say that something was done. The last one may be cut off, and is not counted.
    private var answers: [String] {
      text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
        .filter { $0.hasSuffix("is marked as watched.") || $0.hasPrefix("Taken back: ") }
    }

    func watched() throws -> Set<String> {
      guard let data = FileManager.default.contents(atPath: folder.diary) else { return [] }
      return try JSONDecoder().decode(Diary.self, from: data).watched
    }

    private struct Diary: Decodable {
      var watched: Set<String>
    }

    private static let typed = films.enumerated().flatMap { index, film in
      ["mark \(film.0) as watched"] + (index % 2 == 0 ? ["undo that"] : [])
    }

    /// What is answered, in order.
    static let answers = films.enumerated().flatMap { index, film in
      ["\(film.0.capitalized) is marked as watched."]
        + (index % 2 == 0 ? ["Taken back: “\(film.0.capitalized) is marked as watched.”"] : [])
    }

    /// The films that are marked after so many answers.
    static func state(after count: Int) -> Set<String> {
      var marked: [String] = []
      var film = 0
      for answer in answers.prefix(count) {
        if answer.hasPrefix("Taken back: ") {
          marked.removeLast()
        } else {
          marked.append(films[film].1)
          film += 1
        }
      }
      return Set(marked)
    }
  }

  /// Where a process keeps what it writes.
  private struct Folder {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("film-crash-\(UUID().uuidString)").path
    var diary: String { path + "/diary.json" }
    var activity: String { diary + ".sqlite" }

    func remove() { try? FileManager.default.removeItem(atPath: path) }

    static let executable = TranscriptTests.executable
  }
}

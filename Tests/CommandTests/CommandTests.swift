import Foundation
import Testing

@testable import AppManifest

/// Runs the real executable.
@Suite struct CommandTests {
  @Test func helpTeaches() throws {
    for command in [
      "repl", "route", "eval", "sample", "bench", "import hassil", "validate", "schema", "messages",
    ] {
      let result = try Command.run(command.split(separator: " ").map(String.init) + ["--help"])
      #expect(result.code == 0)
      #expect(result.output.contains("OVERVIEW"))
      #expect(result.output.contains("phrase-router \(command)"), "\(command) has an example")
    }
    #expect(try Command.run(["--help"]).output.contains("Exit codes"))
  }

  @Test func routeAnswersOneLineOfJSON() throws {
    let app = try Command.app()
    let arguments = ["route", "open the list", "--json", "--app", app.path]
    let result = try Command.run(arguments)
    #expect(result.code == 0)
    #expect(result.output.split(separator: "\n").count == 1)
    var reader = JSONReader(Array(result.output.utf8))
    let json = try reader.document()
    #expect(
      json.object?.map(\.key) == [
        "decision", "intent", "slots", "options", "prompt", "confidence", "template", "response",
        "metadata", "microseconds",
      ])
    let again = try Command.run(arguments)
    let time = /"microseconds":[0-9.]+/
    #expect(result.output.replacing(time, with: "") == again.output.replacing(time, with: ""))
  }

  @Test func routeAnswersLinesOfStandardInput() throws {
    let app = try Command.app()
    let lines = ["open the list", "open  the list!", ""]
    let result = try Command.run(
      ["route", "-", "--json", "--app", app.path],
      input: Data((lines.joined(separator: "\n") + "\n").utf8))
    #expect(result.code == 0, "\(result.errors)")
    let intents = try result.output.split(separator: "\n").map { line in
      var reader = JSONReader(Array(line.utf8))
      return try reader.document()["intent"]?.string
    }
    #expect(intents == ["Open", "Open", nil])
  }

  @Test func routeReadsJSONWhereItIsAskedTo() throws {
    let app = try Command.app()
    let asked = #"{"utterance": "open  the list!", "context": {"a": 1}}"#
    let result = try Command.run(
      ["route", "-", "--json-lines", "--json", "--app", app.path], input: Data(asked.utf8))
    #expect(result.output.contains(#""intent":"Open""#), "\(result.errors)")
    for line in ["{", #"{"text": "x"}"#, #"{"utterance": 7}"#, "open the list"] {
      let result = try Command.run(
        ["route", "-", "--json-lines", "--app", app.path],
        input: Data((asked + "\n" + line).utf8))
      #expect(result.code == 65)
      #expect(result.errors.hasPrefix("standard input:2:"), "\(result.errors)")
    }
  }

  /// What is typed neither ends the batch nor sets facts.
  @Test func typedBracesAreText() throws {
    let app = try Command.app()
    var input = Data(#"{"utterance": "open the list", "context": {"a": 1}}"#.utf8)
    input += Data("\n{\n\u{FEFF}{}\nopen the list\n".utf8)
    input += Data([0xFF, 0x0A]) + Data(repeating: 0x61, count: 200_000) + Data([0x0A])
    let result = try Command.run(["route", "-", "--json", "--app", app.path], input: input)
    let intents = try result.output.split(separator: "\n").map { line in
      var reader = JSONReader(Array(line.utf8))
      return try reader.document()["intent"]?.string
    }
    #expect(intents == [nil, nil, nil, "Open", nil, nil], "\(result.errors)")
  }

  /// Usage errors quote what was typed.
  @Test func quotedArgumentsAreEscaped() throws {
    for arguments in [
      ["route", "x", "--\u{1B}[31m"], ["\u{202E}dance"],
      ["route", "x", "--context", "\u{9B}2J\u{FFF9}"],
      ["route", "x", "--now", "\u{1B}]0;x\u{7}"], ["validate", "/nowhere/\u{1B}[2J"],
    ] {
      let result = try Command.run(arguments)
      #expect(result.code != 0)
      let hidden = (result.output + result.errors).unicodeScalars.filter {
        $0.isHidden && $0 != "\n"
      }
      #expect(hidden.isEmpty, "\(arguments): \(hidden.map(\.value))")
    }
  }

  /// What comes through a pipe writes no files.
  @Test func pipesGiveNoCommands() throws {
    let app = try Command.app()
    let folder = try Command.Folder(["other": "not a recording\n"])
    let path = folder.path + "/recorded"
    let input = Data(":record \(path)\n:context a=1\nopen the list\n".utf8)
    let plain = try Command.run(["repl", "--app", app.path], input: input)
    #expect(plain.code == 0)
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(!plain.output.contains("\na=1\n"))
    _ = try Command.run(["repl", "--commands", "--app", app.path], input: input)
    #expect(FileManager.default.fileExists(atPath: path))
    // Neither a file of another's nor what a link leads to is written to.
    let other = folder.path + "/other"
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: path)
    let recorded = try String(contentsOfFile: path, encoding: .utf8)
    for target in [other, folder.path + "/link", folder.path] {
      let input = Data(":record \(target)\nopen the list\n".utf8)
      let result = try Command.run(["repl", "--commands", "--app", app.path], input: input)
      #expect(result.output.contains("open the list"))
    }
    #expect(try String(contentsOfFile: other, encoding: .utf8) == "not a recording\n")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == recorded)
  }

  static let talkative: [[String]] = [
    ["--help"], ["help", "route"], ["--version"], ["schema"], ["messages"],
    ["route", "open the list"],
    ["route", "open the list", "--json"], ["route", "-", "--json"], ["repl"], ["validate", "APP"],
    ["compile", "APP", "-o", "APP/out"], ["eval", "APP/rows.jsonl"], ["sample", "--count", "3"],
    ["bench", "APP/rows.jsonl", "--passes", "1"],
  ]

  // skipped: there is no /dev/full
  @Test(
    "Output that cannot be written is an error",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")), arguments: talkative)
  func fullDisk(arguments: [String]) throws {
    let app = try Command.app()
    let row = #"{"utterance": "open the list", "intent": "Open"}"#
    try Data((row + "\n").utf8).write(to: URL(fileURLWithPath: app.path + "/rows.jsonl"))
    var arguments = arguments.map { $0.replacing("APP", with: app.path) }
    if ["route", "repl", "eval", "sample", "bench"].contains(arguments[0]) {
      arguments += ["--app", app.path]
    }
    let input = Data("open the list\n".utf8)
    #expect(try Command.run(arguments, input: input).code == 0)
    let result = try Command.run(arguments, input: input, output: "/dev/full")
    #expect(result.code == 74, "\(arguments)")
    #expect(result.errors.contains("standard output: "), "\(result.errors)")
  }

  static let codes: [(String, Int32)] = [
    ("route", 64), ("dance", 64), ("route x --context nonsense", 64),
    ("route x --now soon", 64), ("bench --now 2026-02-30T12:00", 64),
    ("bench --budget nonsense=1", 64), ("bench --passes 0", 64),
    ("eval --mutations dance", 64), ("eval --keep 2", 64), ("route x --app /nowhere", 66),
    ("sample --count 0", 64), ("sample --intent Dance", 65), ("sample --language xx", 65),
    ("sample --words /nowhere", 66), ("sample --count 1 -o /nowhere/x.jsonl", 73),
    ("bench --differential 9", 64), ("bench --budget load.map=1", 64), ("validate /nowhere", 66),
    ("import hassil /nowhere -o /tmp/x", 66), ("import hassil -o /tmp/x", 64),
    ("import hassil /nowhere --edition 4 -o /tmp/x", 64), ("schema", 0), ("messages", 0),
    ("messages --language fr", 0), ("messages --language xx", 64),
  ]

  @Test(arguments: codes)
  func exitCodesTellWhatWentWrong(line: String, code: Int32) throws {
    let result = try Command.run(line.split(separator: " ").map(String.init))
    #expect(result.code == code, "\(result.errors)")
    #expect(code == 0 || !result.errors.isEmpty)
  }

  @Test func faultsOfAnAppAreAllPrinted() throws {
    let folder = try Command.Folder([
      "manifest.json": """
      {"formatVersion": 1, "app": {"id": "t", "name": {"en": "T"}}, "languages": ["en"],
       "intents": [{"name": "Open"}],
       "shortcuts": [{"intent": "Opn", "phrases": {"en": ["open"]}},
                     {"intent": "Clse", "phrases": {"en": ["close"]}}]}
      """
    ])
    let result = try Command.run(["validate", folder.path])
    #expect(result.code == 65)
    #expect(result.errors.contains("manifest.json:3:"))
    #expect(result.errors.contains("manifest.json:4:"))
    #expect(try Command.run(["route", "x", "--app", folder.path]).code == 65)
  }

  @Test func faultsOfCompilingStandInTheFile() throws {
    let folder = try Command.Folder([
      "manifest.json": #"""
      {"formatVersion": 1, "app": {"id": "t", "name": {"en": "T"}}, "languages": ["en"],
       "intents": [{"name": "Open"}],
       "shortcuts": [{"intent": "Open", "phrases": {"en": ["open"]}}],
       "sentences": {"en": {"blocks": [{"intent": "Open", "sentences": ["\u00e9 {nope}"]}]}}}
      """#
    ])
    let result = try Command.run(["validate", folder.path])
    #expect(result.code == 65)
    #expect(
      result.errors.contains(
        "manifest.json:4:75: error: there is no list or parameter {nope} (fix: "),
      "\(result.errors)")
  }

  @Test func evalTellsByItsExitCode() throws {
    let row = #"{"utterance": "no such thing at all", "intent": "#
    let folder = try Command.Folder([
      "good.jsonl": row + "null}", "bad.jsonl": row + "\"Open\"}",
      "listed/bad.jsonl": row + "\"Open\"}",
      "listed/known-failures.jsonl":
        #"{"utterance": "no such thing at all", "language": "en", "why": "a test"}"#,
      "broken.jsonl": "{",
    ])
    let app = try Command.app()
    func eval(_ arguments: String...) throws -> Command.Result {
      try Command.run(["eval", "--app", app.path] + arguments)
    }
    #expect(try eval(folder.path + "/good.jsonl").code == 0)
    #expect(try eval(folder.path + "/bad.jsonl", "--json", folder.path + "/old.json").code == 1)
    #expect(
      try eval(folder.path + "/bad.jsonl", "--baseline", folder.path + "/old.json").code == 0)
    #expect(try eval(folder.path + "/bad.jsonl", "--measure").code == 0)
    #expect(try eval(folder.path + "/broken.jsonl", "--measure").code == 65)
    #expect(try eval(folder.path + "/bad.jsonl", "--measure", "--mutations", "typo").code == 64)
    #expect(try eval(folder.path + "/listed").code == 0)
    #expect(try eval(folder.path + "/broken.jsonl").code == 65)
    #expect(try eval(folder.path + "/none.jsonl").code == 66)
    let printed = try eval(folder.path + "/good.jsonl", "--json", "-")
    var reader = JSONReader(Array(printed.output.utf8))
    #expect(try reader.document()["utterances"]?.value == 1)
  }

  @Test func samplesAreACorpusThatPasses() throws {
    let folder = try Command.Folder(["words.txt": "blue paint\nchalk\n"])
    let file = folder.path + "/drawn.jsonl"
    let arguments = ["sample", "--count", "30", "--seed", "9", "--language", "de"]
    let printed = try Command.run(arguments)
    #expect(printed.code == 0)
    #expect(printed.output.split(separator: "\n").count == 30)
    #expect(try Command.run(arguments + ["-o", file]).code == 0)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == printed.output)
    #expect(try Command.run(["eval", file]).code == 0)
    // An app of one phrase has no more to give.
    let app = try Command.app()
    let few = try Command.run(["sample", "--app", app.path, "--words", folder.path + "/words.txt"])
    #expect(few.code == 0)
    #expect(few.output.split(separator: "\n").count == 1)
    #expect(few.errors.contains("1 utterance of the 100 wanted"))
    let unknown = try Command.run(["sample", "--app", app.path, "--intent", "Close"])
    #expect(unknown.errors.contains("no intent 'Close'; it has Open"))
  }

  @Test func benchHoldsBudgets() throws {
    let folder = try Command.Folder([
      "corpus.jsonl": #"{"utterance": "no such thing at all", "intent": null}"#
    ])
    let app = try Command.app()
    func bench(_ arguments: String...) throws -> Command.Result {
      try Command.run(
        ["bench", folder.path + "/corpus.jsonl", "--app", app.path, "--passes", "3"] + arguments)
    }
    #expect(try bench("--budget", "reject.p50=1000000").code == 0)
    let result = try bench("--budget", "run.p50=1000000")
    #expect(result.code == 1)
    #expect(result.errors.contains("run.p50"))
  }

  @Test func theREPLReadsAPipe() throws {
    let app = try Command.app()
    var input = Data("open the list\n:phrases\n".utf8)
    input.append(contentsOf: [0xFF, 0x0A, 0x00, 0x0A])
    input.append(Data(repeating: 0x61, count: 10_000_000))
    input.append(contentsOf: Data("\n:help\n".utf8))
    let result = try Command.run(["repl", "--commands", "--app", app.path], input: input)
    #expect(result.code == 0)
    #expect(result.output.contains("That line is not UTF-8 text."))
    #expect(result.output.contains("That line is too long."))
    #expect(result.output.contains(":explain [UTTERANCE]"))
    #expect(!result.output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }
}

import AppManifest
import PhraseMatching
import TemplateGrammar
import Testing

/// One table of templates that runs through all that reads them: the parser, the printer, the
/// validation of manifests and the compiler of the matcher.
@Suite("One grammar")
struct TemplateTableTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let template: String
    /// Utterances that match. None, if the template is faulty.
    let matches: [String]
    let edition: SentenceSet.Edition
    /// The column of the fault.
    let fault: Int?

    init(_ template: String, _ matches: String..., edition: SentenceSet.Edition = .v3_0) {
      self.template = template
      self.matches = matches
      self.edition = edition
      fault = nil
    }

    init(_ template: String, fault: Int, edition: SentenceSet.Edition = .v3_0) {
      self.template = template
      self.edition = edition
      self.fault = fault
      matches = []
    }

    var testDescription: String { template }
  }

  static let rows = [
    Row("turn on", "turn on"), Row("a|b", "a", "b"), Row("turn(s|ed) up", "turns up", "turned up"),
    Row("on [the] lamp", "on lamp", "on the lamp"),
    Row("[[very] very] good", "very very good", "good"),
    Row("go (a;b) now", "go a b now", "go b a now"), Row("(a;b|c)", "ab", "ba", "c"),
    Row("go {c}", "go red"), Row("{c:x}s", "reds"), Row("go <r>", "go the", "go a"),
    Row(#"a\|b\[c"#, "a|b[c"), Row("Grüße 世界", "Grüße 世界"),
    Row("set {0..9:n}", "set 7", edition: .v3_12), Row("go {c:@z}", "go red", edition: .v3_12),
    Row("", fault: 1), Row("go ()", fault: 4), Row("go [x", fault: 4), Row("go x]", fault: 5),
    Row("é {c", fault: 3), Row("go <>", fault: 4), Row("a|b;c", fault: 4), Row(#"go \"#, fault: 4),
    Row("(a;b;c;d;e;f;g)", fault: 1), Row("go {9..0:n}", fault: 4, edition: .v3_12),
    Row(String(repeating: "(", count: 101), fault: 101),
  ]

  private static func set(_ row: Row) -> SentenceSet {
    SentenceSet(
      edition: row.edition, lists: ["c": .values([ListValue(plain: "red")])],
      rules: ["r": "the|a"], blocks: [SentenceBlock(intent: "Test", sentences: [row.template])])
  }

  @Test("has one reader", arguments: rows)
  func row(_ row: Row) throws {
    let dialect = row.edition.dialect
    var manifest = Manifest(
      app: Manifest.App(id: "t", name: ["en": "T"]), languages: ["en"],
      intents: [Manifest.Intent(name: "Test", title: ["en": "Test"])])
    manifest.sentences["en"] = Self.set(row)
    let errors = manifest.validate().filter { $0.severity == .error }
    do throws(TemplateFault) {
      let tree = try TemplateParser.parse(row.template, dialect: dialect)
      #expect(row.fault == nil)
      #expect((try? TemplateParser.parse(tree.text(in: dialect), dialect: dialect)) == tree)
      #expect(errors == [])
    } catch {
      #expect(error.column(in: row.template) == row.fault)
      #expect(errors.map(\.fix).count == 1)
      #expect(row.template.isEmpty || errors.first?.column == row.fault)
    }
    let output = CompiledSentences.compile(Self.set(row))
    #expect(
      output.faults.map { $0.fault.column(in: row.template) } == [row.fault].compactMap { $0 })
    for utterance in row.matches {
      let compiled = try CompiledSentences(Self.set(row))
      #expect(compiled.best(utterance) != nil, "\(utterance)")
    }
  }

  /// Sentences that name what is not there, and where they do.
  static let undefined: [(String, Int)] = [
    ("é {nope}", 3), ("go [<nope>]", 5), ("go <outer>", 4), ("go {outer}", 4),
    ("go {c} {round}", 8),
  ]

  @Test("and compiling says where a sentence names what is wrong", arguments: undefined)
  func places(sentence: String, column: Int) {
    let set = SentenceSet(
      lists: [
        "c": .values([ListValue(plain: "red")]), "outer": .values([ListValue(plain: "(x|<nope>)")]),
        "round": .values([ListValue(plain: "[{round}] x")]),
      ], rules: ["outer": "long before it [<inner>]", "inner": "{nope}"],
      blocks: [SentenceBlock(intent: "Test", sentences: [sentence])])
    let faults = CompiledSentences.compile(set).faults.map(\.fault)
    #expect(faults.map { $0.column(in: sentence) } == [column])
  }
}

import AppManifest
import PhraseMatching
import TemplateGrammar
import TextAnalysis

/// Sentence templates, compiled, with what it takes to match utterances against them.
struct CompiledSentences {
  let program: PhraseProgram
  let matcher: PhraseMatcher
  let analyzer: TextAnalyzer

  /// Compiles a set of sentences.
  ///
  /// - Throws: The first fault, if there are any.
  init(_ set: SentenceSet, language: String = "en", limits: TemplateLimits = TemplateLimits())
    throws
  {
    let output = Self.compile(set, language: language, limits: limits)
    if let fault = output.faults.first { throw fault.fault }
    guard let program = output.sentences else { throw NoProgram() }
    self.init(program: program)
  }

  /// Compiles templates of one block.
  init(
    _ templates: String..., lists: [String: ValueList] = [:], rules: [String: String] = [:],
    edition: SentenceSet.Edition = .v3_0, skipWords: [String] = [],
    ignoresWhitespace: Bool = false, language: String = "en"
  ) throws {
    let set = SentenceSet(
      edition: edition, lists: lists, rules: rules, skipWords: skipWords,
      ignoresWhitespace: ignoresWhitespace,
      blocks: [SentenceBlock(intent: "Test", sentences: templates)])
    try self.init(set, language: language)
  }

  init(program: PhraseProgram) {
    self.program = program
    matcher = PhraseMatcher(program: program)
    analyzer = TextAnalyzer(profile: program.profile)
  }

  struct NoProgram: Error {}

  static func compile(
    _ set: SentenceSet, language: String = "en", limits: TemplateLimits = TemplateLimits()
  ) -> PhraseCompiler.Output {
    var manifest = Manifest(
      app: Manifest.App(id: "test", name: [language: "Test"]), languages: [language])
    manifest.sentences[language] = set
    return PhraseCompiler(manifest, language: language, limits: limits).compile()
  }

  /// What the best match of an utterance means, `nil` if none matches.
  func best(_ utterance: String, context: [String: Value] = [:]) -> Reading? {
    var analyzed = analyzer.analyze(utterance)
    guard let match = matcher.bestMatch(in: &analyzed, context: context) else { return nil }
    return reading(of: match, utterance, analyzed, context)
  }

  /// What all matches of an utterance mean, sentence by sentence, best first.
  func all(_ utterance: String, context: [String: Value] = [:]) -> [Reading] {
    var analyzed = analyzer.analyze(utterance)
    let matches = matcher.matches(in: &analyzed, context: context)
    return matches.map {
      reading(of: $0, utterance, matcher.text(of: $0, in: analyzed), context)
    }
  }

  /// Joins what a match, its context and its block say, as a router does.
  private func reading(
    of match: PhraseMatch, _ utterance: String, _ analyzed: AnalyzedText, _ context: [String: Value]
  ) -> Reading {
    let block = program.blocks[program.sentences[match.sentence].block]
    var slots: [String: String] = [:]
    for capture in match.captures {
      slots[program.slotNames[capture.slot.index]] = text(of: capture, utterance, analyzed)
    }
    let typed = Set(slots.keys)
    for (name, value) in program.contextSlots(of: match, given: context)
    where !typed.contains(name) {
      slots[name] = value.displayText
    }
    for (name, value) in block.fixedSlots where slots[name] == nil {
      slots[name] = value.displayText
    }
    return Reading(intent: block.intent, slots: slots)
  }

  private func text(
    of capture: PhraseMatch.Capture, _ utterance: String, _ analyzed: AnalyzedText
  ) -> String {
    switch capture.content {
    case .value(let index):
      program.entry(index).output?.displayText ?? typed(capture.span, utterance, analyzed)
    case .number(let number, let range):
      Value.number(number * (program.range(range).multiplier ?? 1)).displayText
    case .text: typed(capture.span, utterance, analyzed)
    }
  }

  /// The typed characters of a span, without what normalization set aside.
  private func typed(
    _ span: Range<Int>, _ utterance: String, _ analyzed: AnalyzedText
  ) -> String {
    let utf8 = Array(utterance.utf8)
    var bytes: [UInt8] = []
    var last: UInt32?
    for place in span where analyzed.sourceStarts[place] != last {
      let start = analyzed.sourceStarts[place]
      last = start
      let isSpace = analyzed.bytes[place] == UInt8(ascii: " ")
      bytes += isSpace ? [0x20] : utf8[Int(start)..<Int(analyzed.sourceEnds[place])]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// What a match means: an intent, and its slots in readable form.
struct Reading: Equatable, CustomStringConvertible {
  var intent: String
  var slots: [String: String]

  /// The slots in the order of their names: `c=red, z=7`.
  var slotText: String {
    slots.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ", ")
  }

  var description: String { "\(intent): \(slotText)" }
}

extension ValueList {
  /// A list of texts, each its own value unless it is a template.
  static func plain(_ texts: String...) -> ValueList {
    .values(texts.map { ListValue(plain: $0) })
  }
}

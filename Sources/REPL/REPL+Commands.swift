import AppManifest
package import PhraseRouter
import TextAnalysis

extension REPL {
  /// Does what a line that begins with a colon says.
  mutating func obey(_ command: REPLCommand) {
    switch command {
    case .help: help()
    case .quit: break
    case .explain(let utterance): explain(utterance ?? lastUtterance)
    case .record(let path): record(path)
    case .language(let tag): speak(tag)
    case .context(let fact): learn(fact)
    case .phrases: listPhrases()
    case .trace:
      showsDecisions.toggle()
      say(showsDecisions ? "Decisions are shown." : "Decisions are no longer shown.")
    case .unknown(let name): refuse("There is no command ':\(name)'. Try :help.")
    }
  }

  private func help() {
    let width = REPLCommand.summary.map(\.usage.count).max() ?? 0
    for (usage, meaning) in REPLCommand.summary {
      let gap = String(repeating: " ", count: width - usage.count + 2)
      write("  " + palette.paint(usage, .name) + gap + meaning)
    }
    suggest()
  }

  private func explain(_ utterance: String?) {
    guard let utterance else { return refuse("There is nothing to explain yet.") }
    let present = context.merging(["now": LocalClock.system.now.value]) { given, _ in given }
    let explanation = router.explain(utterance, language: language, context: present)
    DecisionText(palette: palette).lines(explaining: explanation).forEach(write)
  }

  private mutating func record(_ recording: REPLCommand.Recording?) {
    guard let recording else {
      say(recorder == nil ? "Nothing is being recorded." : "The recording ends here.")
      recorder = nil
      return
    }
    recorder = DialogueRecorder(
      path: recording.path, manifest: router.manifest, language: language, context: context,
      keepsWording: recording.keepsWording)
    guard recorder != nil else {
      return refuse("'\(recording.path)' cannot be written, or is no recording. Name a new file.")
    }
    startOver()
    say("Recording to \(recording.path). The conversation starts over; ':record' alone ends it.")
  }

  private mutating func speak(_ tag: String?) {
    let languages = router.manifest.languages
    guard let tag, languages.contains(tag) else {
      let list = languages.map { $0 == language ? "\($0) (now)" : $0 }.joined(separator: ", ")
      if let tag { refuse("The app does not speak '\(tag)'.") }
      return say("Languages: \(list)")
    }
    language = tag
    prepareCompletion()
    startOver()
    say("Now in \(tag).")
  }

  private mutating func learn(_ fact: String?) {
    if let fact {
      guard let (key, value) = ContextFact.parse(fact) else {
        return refuse("A fact is written KEY=VALUE.")
      }
      if let fault = ContextFact.fault(of: key, value) { return refuse(fault) }
      if value == .string("") {
        context.removeValue(forKey: key)
      } else {
        context[key] = value
      }
      startOver()
    }
    let facts = context.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.displayText)" }
    say(facts.isEmpty ? "No facts." : facts.joined(separator: " "))
  }

  /// Begins a new conversation. What is being recorded ends, since it says in which language and
  /// context it plays.
  private mutating func startOver() {
    conversation = begin(language, context)
    if recorder?.language != language || recorder?.context != context { recorder = nil }
  }

  private func listPhrases() {
    let sections = PhraseBook(manifest: router.manifest, language: language).sections
    if sections.isEmpty { return say("The app has no phrases in \(language).") }
    for section in sections {
      write(palette.paint(TerminalSafety.escape(section.title), .name))
      for sentence in section.sentences { write("  " + TerminalSafety.escape(sentence)) }
    }
  }

  /// The phrases of a language with their shortcut's title; for imported apps, their sentences.
  ///
  /// Generated phrases are not listed: they are made of rules, which say little to people.
  static func phrases(
    of manifest: Manifest, language: String
  ) -> [(title: String, phrases: [String])] {
    let shortcuts = manifest.shortcuts.filter { !$0.isGenerated }.compactMap { shortcut in
      shortcut.phrases[language].map { phrases in
        let title = manifest.text(of: shortcut.title, language: language) ?? shortcut.intent
        return (title: title, phrases: phrases)
      }
    }
    let sentences = (manifest.sentences[language]?.blocks ?? []).map {
      (title: $0.intent, phrases: $0.sentences)
    }
    return shortcuts + sentences
  }
}

/// A fact about the situation, as it is typed.
package enum ContextFact {
  /// Reads `KEY=VALUE`. Values are read as JSON where they are a number, `true`, `false` or
  /// `null`, else as text.
  package static func parse(_ text: String) -> (key: String, value: Value)? {
    guard let sign = text.firstIndex(of: "=") else { return nil }
    let key = String(text[..<sign])
    guard !key.isEmpty else { return nil }
    return (key, value(String(text[text.index(after: sign)...])))
  }

  /// What is wrong with a fact that the router reads itself, in a sentence. `nil`: nothing.
  ///
  /// Dates like *tomorrow* are counted from `now`; one that cannot be read would say nothing, and
  /// they would be understood otherwise than was meant.
  package static func fault(of key: String, _ value: Value) -> String? {
    guard key == "now", value != .string("") else { return nil }
    if case .string(let text) = value, ISODate(text) != nil { return nil }
    return "The time is written like 2026-11-20T12:00, not '\(value.displayText)'."
  }

  private static func value(_ text: String) -> Value {
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default: break
    }
    guard let first = text.utf8.first, first == 0x2D || (0x30...0x39).contains(first) else {
      return .string(text)
    }
    return Int(text).map(Value.integer) ?? Double(text).map(Value.number) ?? .string(text)
  }
}

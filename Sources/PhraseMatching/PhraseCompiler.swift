package import AppManifest
package import TemplateGrammar
import TextAnalysis

/// Compiles the phrases and sentence templates of a manifest.
package struct PhraseCompiler {
  /// What compiling one language gave.
  package struct Output: Sendable {
    /// The app's own phrases, if it has any in the language.
    package var phrases: PhraseProgram?
    /// Imported sentence templates, if there are any in the language.
    package var sentences: PhraseProgram?
    /// Every fault. Faulty templates are left out of the programs.
    package var faults: [PhraseFault] = []

    package init() {}
  }

  private let manifest: Manifest
  private let language: String
  private let limits: TemplateLimits

  package init(_ manifest: Manifest, language: String, limits: TemplateLimits = TemplateLimits()) {
    self.manifest = manifest
    self.language = language
    self.limits = limits
  }

  /// Compiles everything there is in the language.
  ///
  /// - Complexity: O(parts of the templates, their rules written out + texts of their lists).
  package func compile() -> Output {
    var output = Output()
    output.phrases = compilePhrases(&output.faults)
    output.sentences = compileSentences(&output.faults)
    return output
  }

  // MARK: Phrases

  private func compilePhrases(_ faults: inout [PhraseFault]) -> PhraseProgram? {
    let shortcuts = manifest.shortcuts.enumerated().filter {
      !($0.element.phrases[language] ?? []).isEmpty
    }
    guard !shortcuts.isEmpty else { return nil }
    var builder = ProgramBuilder(
      profile: TextProfile(language: language), edition: nil, preferredSlot: nil, limits: limits,
      scope: ProgramBuilder.Scope(lists: globalLists()))
    for (index, shortcut) in shortcuts {
      let block = PhraseProgram.Block(
        intent: shortcut.intent, order: index, fixedSlots: shortcut.values,
        isGenerated: shortcut.isGenerated)
      let scope = ProgramBuilder.Scope(
        lists: parameterLists(of: shortcut.intent), rules: shortcut.rules[language] ?? [:])
      add(
        shortcut.phrases[language] ?? [], of: block, scope: scope, to: &builder, &faults
      ) { .phrase(shortcut: index, phrase: $0) }
    }
    let negative = PhraseProgram.Block(intent: "", order: .max, isNegative: true)
    add(
      manifest.negativePhrases[language] ?? [], of: negative, scope: ProgramBuilder.Scope(),
      to: &builder, &faults
    ) { .negativePhrase($0) }
    return builder.finish(skipWords: [])
  }

  private func add(
    _ texts: [String], of block: PhraseProgram.Block, scope: ProgramBuilder.Scope,
    in order: SentenceOrder? = nil, to builder: inout ProgramBuilder,
    _ faults: inout [PhraseFault], place: (Int) -> PhraseFault.Place
  ) {
    do {
      try builder.begin(block, scope: scope)
    } catch {
      faults.append(PhraseFault(place: place(0), language: language, fault: error))
      return
    }
    var parsed: [(index: Int, template: Template)] = []
    var found: [(index: Int, fault: TemplateFault)] = []
    for (index, text) in texts.enumerated() {
      do {
        parsed.append(
          (index, try TemplateParser.parse(text, dialect: builder.dialect, limits: limits)))
      } catch {
        found.append((index, error))
      }
    }
    let places = order?.order(of: parsed.map(\.template)) ?? Array(parsed.indices)
    for (index, template) in places.map({ parsed[$0] }) {
      do {
        let rule = order?.skipRule(of: texts[index], template) ?? .anywhere
        try builder.add(texts[index], template, skipRule: rule)
      } catch {
        found.append((index, error))
      }
    }
    faults += found.sorted { $0.index < $1.index }.map {
      PhraseFault(place: place($0.index), language: language, fault: $0.fault)
    }
  }

  /// The lists that all phrases share: the app's names, and the cases of enums.
  private func globalLists() -> [String: ProgramBuilder.ListSource] {
    var lists: [String: ProgramBuilder.ListSource] = [:]
    lists["applicationName"] = .unreported(
      manifest.app.spokenNames(in: language, source: manifest.defaultLanguage))
    for enumType in manifest.enums {
      let values = enumType.cases.flatMap { item -> [ListValue] in
        let title = item.title[language] ?? item.title[manifest.defaultLanguage] ?? item.name
        return ([title] + (item.synonyms[language] ?? [])).map {
          ListValue(input: $0, output: .string(item.name), id: item.name)
        }
      }
      lists[Self.enumList(enumType.name)] = .list(.values(values))
    }
    return lists
  }

  private static func enumList(_ name: String) -> String { "enum:" + name }

  /// What the parameters of an intent match in its phrases.
  private func parameterLists(of intent: String) -> [String: ProgramBuilder.ListSource] {
    var lists: [String: ProgramBuilder.ListSource] = ["applicationName": .alias("applicationName")]
    let parameters = manifest.intents.first { $0.name == intent }?.parameters ?? []
    for parameter in parameters {
      lists[parameter.name] = source(of: parameter)
    }
    return lists
  }

  /// The number words that an open number parameter understands in a phrase.
  private static let spelledNumbers = 0...100

  private func source(of parameter: Manifest.Parameter) -> ProgramBuilder.ListSource {
    switch parameter.type {
    case .enumeration(let name): .alias(Self.enumList(name))
    case .integer, .number:
      parameter.isList ? .list(.wildcard) : .anyNumber(words: Self.spelledNumbers)
    case .boolean where !labels(of: parameter).isEmpty: .list(.values(labels(of: parameter)))
    // The router reads these once it knows where they stand.
    case .string, .boolean, .date, .duration, .measurement, .currency, .url, .person, .file,
      .entity:
      .list(.wildcard)
    }
  }

  /// The app's words for true and false in the language, before the language's own; none where the
  /// app has none.
  private func labels(of parameter: Manifest.Parameter) -> [ListValue] {
    let own = [(parameter.trueLabel, true), (parameter.falseLabel, false)].compactMap {
      label, value in
      (label[language] ?? label[manifest.defaultLanguage]).map { (word: $0, value: value) }
    }
    guard !own.isEmpty else { return [] }
    let known = Set(own.map { $0.word.lowercased() })
    let others = BooleanReader.words(for: language).filter { !known.contains($0.word) }
    return (own + others).map { ListValue(input: $0.word, output: .bool($0.value)) }
  }

  // MARK: Sentence templates

  private func compileSentences(_ faults: inout [PhraseFault]) -> PhraseProgram? {
    guard let set = manifest.sentences[language], !set.blocks.isEmpty else { return nil }
    let profile = TextProfile(language: language, sentences: set)
    let scope = ProgramBuilder.Scope(
      lists: set.lists.mapValues { .list($0) }, rules: set.rules)
    var builder = ProgramBuilder(
      profile: profile, edition: set.edition, preferredSlot: set.preferredSlot, limits: limits,
      scope: scope)
    let analyzer = builder.analyzer
    let order = SentenceOrder(lists: set.lists, analyzer: analyzer)
    for (index, source) in set.blocks.enumerated() {
      let keywords = source.requiredKeywords.map { Keyword($0, analyzer) }
      let block = PhraseProgram.Block(
        intent: source.intent, order: index, fixedSlots: source.slots,
        requires: source.requiresContext, excludes: source.excludesContext,
        keywords: keywords, response: source.response, metadata: source.metadata,
        isPreferred: set.preferredMetadata.flatMap { source.metadata[$0]?.isTruthy } ?? false)
      let scope = ProgramBuilder.Scope(
        lists: source.lists.mapValues { .list($0) }, rules: source.rules)
      add(source.sentences, of: block, scope: scope, in: order, to: &builder, &faults) {
        .sentence(block: index, sentence: $0)
      }
    }
    return builder.finish(skipWords: set.skipWords)
  }
}

extension Value {
  /// What counts as true in Python, in which hassil is written.
  fileprivate var isTruthy: Bool {
    switch self {
    case .null: false
    case .bool(let value): value
    case .integer(let value): value != 0
    case .number(let value): value != 0
    case .string(let text): !text.isEmpty
    case .array(let values): !values.isEmpty
    case .object(let members): !members.isEmpty
    }
  }
}

/// A fault in a template of a manifest.
package struct PhraseFault: Error, Equatable, Sendable {
  /// Where the template stands in the manifest.
  package var place: Place
  /// The language of the template.
  package var language: String
  /// What is wrong with it.
  package var fault: TemplateFault

  /// Where a template stands in a manifest.
  package enum Place: Equatable, Sendable {
    case phrase(shortcut: Int, phrase: Int)
    case negativePhrase(Int)
    case sentence(block: Int, sentence: Int)
  }
}

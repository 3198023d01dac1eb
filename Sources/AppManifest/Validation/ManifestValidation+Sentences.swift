import TemplateGrammar

extension ManifestValidation {
  mutating func checkSentences() {
    let path = ManifestPath.root.key("sentences")
    checkLanguages(of: manifest.sentences.keys, at: path)
    for language in manifest.sentences.keys.sorted() {
      guard let set = manifest.sentences[language] else { continue }
      check(set, at: path.key(language))
    }
  }

  private mutating func check(_ set: SentenceSet, at path: ManifestPath) {
    let dialect = set.edition.dialect
    check(set.lists, as: dialect, at: path.key("lists"))
    checkRules(set.rules, as: dialect, at: path.key("rules"))
    for (index, word) in set.skipWords.enumerated() where word.isBlank {
      error(at: path.key("skipWords").index(index), "a skip word is empty", fix: "remove it")
    }
    for (index, block) in set.blocks.enumerated() {
      check(block, as: dialect, at: path.key("blocks").index(index))
    }
  }

  private mutating func check(
    _ block: SentenceBlock, as dialect: TemplateDialect, at path: ManifestPath
  ) {
    checkIntent(block.intent, at: path.key("intent"), "a block")
    for (index, sentence) in block.sentences.enumerated() {
      template(sentence, as: dialect, at: path.key("sentences").index(index), "a sentence")
    }
    check(block.lists, as: dialect, at: path.key("lists"))
    checkRules(block.rules, as: dialect, at: path.key("rules"))
  }

  mutating func checkRules(
    _ rules: [String: String], as dialect: TemplateDialect, at path: ManifestPath
  ) {
    for name in rules.keys.sorted() {
      template(rules[name] ?? "", as: dialect, at: path.key(name), "a rule")
    }
  }

  private mutating func check(
    _ lists: [String: ValueList], as dialect: TemplateDialect, at path: ManifestPath
  ) {
    for name in lists.keys.sorted() {
      switch lists[name] {
      case .values(let values):
        check(values, as: dialect, at: path.key(name).key("values"))
      case .range(let range): check(range, at: path.key(name).key("range"))
      case .wildcard, nil: break
      }
    }
  }

  private mutating func check(
    _ values: [ListValue], as dialect: TemplateDialect, at path: ManifestPath
  ) {
    for (index, value) in values.enumerated() {
      let place = path.index(index).key("in")
      if value.input.isEmpty {
        error(at: place, "a value of a list has no \"in\"", fix: "write what is typed")
      } else if dialect.readsAsTemplate(value.input) {
        template(value.input, as: dialect, at: place, "a value of a list")
      }
    }
  }

  private mutating func check(_ range: NumberRange, at path: ManifestPath) {
    if range.from > range.to {
      error(
        at: path.key("from"), "the range goes from \(range.from) down to \(range.to)",
        fix: "exchange the two")
    }
    if range.step < 1 {
      error(at: path.key("step"), "the step is \(range.step)", fix: "write 1 or more")
    }
    if !range.digits, !range.words {
      error(at: path, "the range takes neither digits nor words", fix: "allow one of them")
    }
  }
}

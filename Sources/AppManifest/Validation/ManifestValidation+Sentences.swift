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
    check(set.lists, at: path.key("lists"))
    checkRules(set.rules, at: path.key("rules"))
    for (index, word) in set.skipWords.enumerated() where word.isBlank {
      error(at: path.key("skipWords").index(index), "a skip word is empty", fix: "remove it")
    }
    for (index, block) in set.blocks.enumerated() {
      check(block, at: path.key("blocks").index(index))
    }
  }

  private mutating func check(_ block: SentenceBlock, at path: ManifestPath) {
    checkIntent(block.intent, at: path.key("intent"), "a block")
    for (index, sentence) in block.sentences.enumerated() {
      _ = checkTemplate(sentence, at: path.key("sentences").index(index), "a sentence")
    }
    check(block.lists, at: path.key("lists"))
    checkRules(block.rules, at: path.key("rules"))
  }

  mutating func checkRules(_ rules: [String: String], at path: ManifestPath) {
    for name in rules.keys.sorted() {
      _ = checkTemplate(rules[name] ?? "", at: path.key(name), "a rule")
    }
  }

  private mutating func check(_ lists: [String: ValueList], at path: ManifestPath) {
    for name in lists.keys.sorted() {
      switch lists[name] {
      case .values(let values): check(values, at: path.key(name).key("values"))
      case .range(let range): check(range, at: path.key(name).key("range"))
      case .wildcard, nil: break
      }
    }
  }

  private mutating func check(_ values: [ListValue], at path: ManifestPath) {
    for (index, value) in values.enumerated() {
      let place = path.index(index).key("in")
      if value.input.isEmpty {
        error(at: place, "a value of a list has no \"in\"", fix: "write what is typed")
      } else if TemplateText.isTemplate(value.input) {
        _ = checkTemplate(value.input, at: place, "a value of a list")
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

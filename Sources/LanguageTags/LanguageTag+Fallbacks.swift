extension LanguageTag {
  /// Where something is looked for, most wanted first: the tag, and what stands in for it.
  ///
  /// - The last part is dropped, again and again, as RFC 4647 (3.4, look-up) has it.
  /// - A script counts as named where CLDR's likely subtags, as ICU knows them, say that the
  ///   language is written in it in that region: what is for `zh-TW` is for `zh-Hant-TW` and the
  ///   other way round, and both come before `zh`, which is written in `Hans`.
  ///
  /// *`zh-Hant-TW` → `zh-Hant-TW`, `zh-TW`, `zh-Hant`, `zh`*
  ///
  /// *`zh-TW` → `zh-TW`, `zh-Hant-TW`, `zh-Hant`, `zh`*
  ///
  /// *`pt-BR` → `pt-BR`, `pt-Latn-BR`, `pt-Latn`, `pt`*
  package var fallbacks: [LanguageTag] {
    script == nil ? fallbacksAddingScript : fallbacksDroppingScript
  }

  /// The tag, then the same without its last part, and so on; a single letter goes with what it
  /// introduces.
  var parents: [LanguageTag] {
    var tags: [LanguageTag] = []
    var rest = subtags[...]
    while !rest.isEmpty {
      tags.append(LanguageTag(subtags: rest))
      rest.removeLast()
      if rest.count > 1, rest.last?.utf8.count == 1 { rest.removeLast() }
    }
    return tags
  }

  /// Behind the tag's region, or behind the language if it has none, the same with its script.
  private var fallbacksAddingScript: [LanguageTag] {
    guard let script = likelyScript else { return parents }
    let region = region
    return parents.flatMap { tag -> [LanguageTag] in
      let written = LanguageTag(subtags: [language, script])
      if let region {
        guard tag.subtags == [language, region] else { return [tag] }
        return [tag, LanguageTag(subtags: [language, script, region]), written]
      }
      return tag.subtags == [language] ? [tag, written] : [tag]
    }
  }

  /// Behind the tag's region, the same without a script that is implied.
  private var fallbacksDroppingScript: [LanguageTag] {
    guard let script, let region else { return parents }
    let short = LanguageTag(subtags: [language, region])
    guard short.likelyScript == script else { return parents }
    return parents.flatMap { $0.subtags == [language, script, region] ? [$0, short] : [$0] }
  }
}

extension LanguageTag {
  /// The first of some tags that stands nearest in ``fallbacks``, as it is written there.
  ///
  /// *de-CH among en, de → de; nl among en, de → `nil`*
  package func best(among tags: some Sequence<String>) -> String? { best(in: tags) { $0 } }

  /// The first of some things whose tag stands nearest in ``fallbacks``.
  ///
  /// - Complexity: O(things × ``fallbacks``).
  package func best<Element>(
    in elements: some Sequence<Element>, tag: (Element) -> String
  ) -> Element? {
    let known = elements.map { (element: $0, tag: LanguageTag(tag($0))) }
    // Asking ICU for scripts takes longer than all the rest; few apps tell scripts apart.
    let usesScripts = known.contains { $0.tag.script != nil } || script != nil
    for wanted in usesScripts ? fallbacks : parents {
      if let found = known.first(where: { $0.tag == wanted }) { return found.element }
    }
    return nil
  }

  /// The value whose tag stands nearest in ``fallbacks``.
  ///
  /// *zh-Hant-TW in `["zh": "电影", "zh-Hant": "電影"]` → 電影*
  package func value<Value>(in values: [String: Value]) -> Value? {
    if let value = values[description] { return value }
    guard !values.isEmpty else { return nil }
    return best(among: values.keys.sorted()).flatMap { values[$0] }
  }

  /// The first of some tags that is a variant of this language, for a tag that is a language alone.
  ///
  /// *pt among en, pt-BR → pt-BR; pt-PT among pt-BR → `nil`*
  package func firstVariant(among tags: some Sequence<String>) -> String? {
    guard subtags.count == 1 else { return nil }
    return tags.first { LanguageTag($0).language == language }
  }
}

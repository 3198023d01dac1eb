import AppManifest
import PhraseMatching

/// Makes utterances of templates: one of their expansions, often with something wrong.
struct UtteranceGenerator {
  let rules: [String: Template]
  let lists: [String: ValueList]

  func utterance(of template: Template, using generator: inout SentenceGenerator) -> String {
    let text = expansion(of: template, using: &generator)
    var words = text.split(separator: " ").map(String.init)
    for _ in 0..<generator.random.pick([0, 0, 0, 0, 1, 1, 2]) where !words.isEmpty {
      mutate(&words, using: &generator)
    }
    return generator.random.oneIn(12) ? text : words.joined(separator: " ")
  }

  // MARK: Expanding

  private func expansion(
    of template: Template, using generator: inout SentenceGenerator
  ) -> String {
    switch template {
    case .literal(let text): return text
    case .nothing: return ""
    case .sequence(let items):
      return items.map { expansion(of: $0, using: &generator) }.joined()
    case .alternatives(let items):
      return expansion(of: generator.random.pick(items), using: &generator)
    case .permutation(let items):
      let order = items.shuffled(using: &generator.random)
      return order.map { expansion(of: $0, using: &generator) }.joined()
    case .rule(let name):
      return rules[name].map { expansion(of: $0, using: &generator) } ?? ""
    case .range(let from, let to, _, _): return String((from + to) / 2)
    case .list(let name, _, _): return value(of: name, using: &generator)
    }
  }

  private func value(of name: String, using generator: inout SentenceGenerator) -> String {
    switch lists[name] {
    case .wildcard:
      return (0...generator.random.below(3)).map { _ in generator.word() }.joined(separator: " ")
    case .range:
      return generator.random.pick([
        "0", "2", "3", "05", "-1", "15", "2.5", "three", "20", "two point five",
      ])
    case .values(let values):
      let input = generator.random.pick(values).input
      let template = try? TemplateParser.parse(input, dialect: .sentence3_0)
      return template.map { expansion(of: $0, using: &generator) } ?? input
    case nil: return ""
    }
  }

  // MARK: Spoiling

  private func mutate(_ words: inout [String], using generator: inout SentenceGenerator) {
    let place = generator.random.below(words.count)
    let next = min(place + 1, words.count - 1)
    switch generator.random.below(9) {
    case 0: words.remove(at: place)
    case 1: words.insert(words[place], at: place)
    case 2: words.swapAt(place, next)
    case 3 where next > place: glue(&words, place, "")
    case 4 where next > place: glue(&words, place, "-")
    case 5: words[place] += generator.random.pick([",", "!", "?", "."])
    case 6: words[place] = words[place].uppercased()
    case 7: words.insert(generator.word(), at: place)
    default: words[place] = String(words[place].dropLast())
    }
  }

  private func glue(_ words: inout [String], _ place: Int, _ joiner: String) {
    words[place] += joiner + words.remove(at: place + 1)
  }
}

import AppManifest
import PhraseRouter
import RandomNumbers

/// An app's names and templates, and what is typed to it.
struct SlowInput: Sendable {
  var names: [String]
  var templates: [String]
  var utterance = ""
  /// True if names and templates may change, which takes a new router each time.
  var changesApp = false

  /// The app as a manifest.
  var manifest: Manifest {
    var type = Manifest.EntityType(name: "Thing", title: ["en": "thing"])
    type.entities = names.enumerated().map { Manifest.Entity(id: "\($0)", title: $1) }
    let slots = ["thing", "other"].map {
      Manifest.Parameter(name: $0, type: .entity("Thing"), isOptional: true)
    }
    return Manifest(
      app: Manifest.App(id: "slow", name: ["en": "Slow"]), languages: ["en"], entityTypes: [type],
      intents: [Manifest.Intent(name: "Find", parameters: slots)],
      shortcuts: [Manifest.Shortcut(intent: "Find", phrases: ["en": templates])])
  }
}

extension SlowInput {
  /// Types something that names several things, each with a slip.
  mutating func type(_ random: inout SeededGenerator) {
    let count = 1 + random.below(16)
    utterance =
      (["find", "move", "show", "how many", ""][random.below(5)]) + " "
      + (0..<count).map { _ in slip(in: random.pick(names), &random) }.joined(separator: " ")
  }

  /// Changes something, anything.
  mutating func mutate(_ random: inout SeededGenerator) {
    if changesApp, random.oneIn(4) { return mutateApp(&random) }
    var words = utterance.split(separator: " ").map(String.init)
    let place = words.isEmpty ? 0 : random.below(words.count)
    switch random.below(8) {
    case 0 where words.count > 1: words.remove(at: place)
    case 1: words.insert(slip(in: random.pick(names), &random), at: place)
    case 2: words.insert(random.pick(Self.connecting), at: place)
    case 3 where words.count > 1: words.swapAt(place, random.below(words.count))
    case 4 where !words.isEmpty: words.append(words[place])
    case 5 where place + 1 < words.count: words[place] += words.remove(at: place + 1)
    default:
      if !words.isEmpty { words[place] = slip(in: words[place], &random) }
    }
    utterance = String(words.joined(separator: " ").prefix(Self.longest))
  }

  /// Code points that the limits let pass, or nearly.
  private static let longest = 512
  private static let connecting = ["and", "to", "the", "of", "please", "me", "in", "2", "ii", "a"]

  private mutating func mutateApp(_ random: inout SeededGenerator) {
    if random.oneIn(2) {
      let place = random.below(names.count)
      names[place] = random.pick(names) + random.pick(["", " ", "a", " of "]) + random.pick(names)
      names[place] = String(names[place].prefix(200))
    } else {
      let part = random.pick(["[${thing}]", "[please]", "(find|move)", "${other}", "[to]", "and"])
      let place = random.below(templates.count)
      let isLong = templates[place].count > 120
      templates[place] = isLong ? "find ${thing}" : templates[place] + " " + part
    }
  }

  private func slip(in text: String, _ random: inout SeededGenerator) -> String {
    var letters = Array(text)
    for _ in 0...random.below(2) where !letters.isEmpty {
      let place = random.below(letters.count)
      switch random.below(4) {
      case 0: letters.remove(at: place)
      case 1: letters.insert(random.pick(Array("abx0 ")), at: place)
      case 2: letters[place] = random.pick(Array("abx09"))
      default: letters.swapAt(place, random.below(letters.count))
      }
    }
    return String(letters)
  }
}

import PhraseMatching
import RandomNumbers
import Testing

@Suite("Tolerant matching")
struct ToleranceTests {
  /// What is typed, and in what it deviates from the phrase that fits best.
  static let deviating: [(String, Deviations)] = [
    // Nothing of its own is said by articles, filler, doubled words, typing errors and endings.
    ("mark toy story as watched", []), ("please mark the toy story as watchd", []),
    ("pick random film", []), ("pick pick me a random films", []),
    // A slot that stands elsewhere, by itself or behind a word that says what it is.
    ("mark as watched toy story", .movesSlot), ("toy story mark as watched", .movesSlot),
    ("mark watched as toy story", [.movesSlot, .reorders]),
    // Words that say something.
    ("pick and a random film", .passesOver), ("is pick a random film", [.asks, .passesOver]),
    ("pick a film random", .reorders),
  ]

  @Test("What may change the meaning is noted", arguments: deviating)
  func deviations(utterance: String, expected: Deviations) throws {
    let best = try #require(FilmPhrases().matches(utterance).first)
    #expect(
      best.deviations == expected || best.deviations.symmetricDifference(expected) == .movesSlot)
  }

  @Test("A negating prefix is no typing error")
  func contraries() throws {
    let phrases = try FilmPhrases()
    #expect(phrases.cheapest("show me wtched films in film tracker") == nil)
    #expect(phrases.cheapest("mark toy story as unwatched") == nil)
  }

  /// What is typed, and its cheapest match with its slots and its cost in hundredths.
  static let strayed: [(String, String)] = [
    // As written.
    ("mark toy story as watched", "Mark ${film} as watched | film=toy story | 0"),
    ("rate up 5 stars", "Rate ${film} ${stars} stars | film=up | stars=5 | 0"),
    // Typing errors: one from five letters, two from nine.
    ("mark toy story as watchd", "Mark ${film} as watched | film=toy story | 50"),
    ("pick a radnom film", "Pick a random film | 50"),
    (
      "show me unwahtched films in film tracker",
      "Show [me] unwatched films in ${applicationName} | 50"
    ),
    (
      "show me unwaxxched films in film tracker",
      "Show [me] unwatched films in ${applicationName} | 100"
    ),
    (
      "browse horor films in film tracker",
      "Browse ${genre} films in ${applicationName} | genre=horor | 50"
    ),
    (
      "browse horror films in film traker",
      "Browse ${genre} films in ${applicationName} | genre=horror | 50"
    ),
    // Endings.
    ("pick a random films", "Pick a random film | 25"),
    ("rate up 5 star", "Rate ${film} ${stars} stars | film=up | stars=5 | 25"),
    ("reminded me to watch up", "Remind me to watch ${film} | film=up | 25"),
    // Filler, before, inside and after.
    ("please pick a random film", "Pick a random film | 10"),
    ("hey, could you pick a random film, thanks", "Pick a random film | 30"),
    ("could you please mark up as watched", "Mark ${film} as watched | film=up | 10"),
    ("pick, um, a random film", "Pick a random film | 10"),
    // Doubled words.
    ("pick a random random film", "Pick a random film | 20"),
    ("pick pick a random film film", "Pick a random film | 40"),
    // Function words, missing and one too many.
    ("pick random film", "Pick a random film | 40"),
    ("pick me a random film", "Pick a random film | 40"),
    ("search horror shelf", "Search the ${genre} shelf | genre=horror | 40"),
    ("search for a horror shelf", "Search the ${genre} shelf | genre=horror | 120"),
    // Without the app's name, and what leads to it.
    ("browse horror films in", "Browse ${genre} films in ${applicationName} | genre=horror | 40"),
    ("browse horror films", "Browse ${genre} films in ${applicationName} | genre=horror | 80"),
    // Neighbours in the other order.
    ("pick a film random", "Pick a random film | 80"),
    ("find directed films by lasseter", "Find films directed by ${name} | name=lasseter | 80"),
    // A slot elsewhere.
    ("toy story mark as watched", "Mark ${film} as watched | film=toy story | 80"),
    ("mark as watched toy story", "Mark ${film} as watched | film=toy story | 80"),
    // Several at once.
    ("please mark toy story as watchd", "Mark ${film} as watched | film=toy story | 60"),
    ("please pick random random films", "Pick a random film | 95"),
    ("choose anythin tonight", "Choose (something|anything) for tonight | 90"),
  ]

  @Test("forgives what people do", arguments: strayed)
  func forgives(utterance: String, expected: String) throws {
    #expect(try FilmPhrases().cheapest(utterance) == expected)
  }

  /// Near misses: what is typed shares words with a phrase and means something else.
  @Test(
    "leaves alone what means something else",
    arguments: [
      "mark", "watched", "films", "film tracker", "as in the", "please", "toy story",
      "mark toy story", "mark as", "pick a film", "pick a random book",
      "pick a rndm film", "pick a random flim",
      "random pick", "a film random pick", "browse western films in film tracker",
      "browse horror books in film tracker", "search the shelf", "rate up stars",
      "rate 5 stars", "what is the weather", "remind me to buy milk",
      "never mark anything", "choose for tonight", "find films", "directed by lasseter",
      "pick a very random film", "show me films in film tracker", "",
      "please could you kindly um er well so pick random random film films",
    ])
  func refuses(utterance: String) throws {
    #expect(try FilmPhrases().cheapest(utterance) == nil)
  }

  @Test(
    "never takes a negation for a slip",
    arguments: [
      "what have i watched", "what have I watched in film tracker", "what has I watched",
    ])
  func negations(utterance: String) throws {
    let films = try FilmPhrases()
    let phrases = films.matches(utterance).map { films.program.sentences[$0.match.sentence].text }
    #expect(!phrases.contains("What haven't I watched"))
    #expect(films.cheapest("what haven't i watched") == "What haven't I watched | 0")
  }

  @Test("refuses more than forty words, and follows forty")
  func manyWords() throws {
    let films = try FilmPhrases()
    func utterance(_ count: Int) -> String {
      "mark " + (3..<count).map { "x\($0)" }.joined(separator: " ") + " as watched"
    }
    #expect(films.cheapest(utterance(19)) != nil)
    #expect(films.cheapest(utterance(40)) == nil)
    #expect(films.cheapest(utterance(5000)) == nil)
    _ = films.cheapest(String(repeating: "watched ", count: 40))
  }

  @Test("picks the phrases that considering all of them would find", arguments: 1...4)
  func picking(seed: Int) throws {
    let films = try FilmPhrases()
    var random = SeededGenerator(seed: UInt64(seed))
    var found = 0
    for _ in 0..<150 {
      let utterance = Self.utterance(using: &random)
      // Without a bound on the steps: aligning phrases without success would use them up.
      let picked = films.matches(utterance, maximumSteps: .max)
      let all = films.matches(utterance, considersAll: true, maximumSteps: .max)
      #expect(picked == all, "“\(utterance)”")
      found += picked.isEmpty ? 0 : 1
      for match in picked {
        #expect(match.cost >= 0 && match.cost <= ToleranceCosts().maximum + 1e-9)
      }
      #expect(picked.map(\.cost) == picked.map(\.cost).sorted())
    }
    #expect(found > 30, "\(found) of 150 match")
  }

  /// A phrase with its slots filled, and up to three words changed.
  private static func utterance(using random: inout SeededGenerator) -> String {
    let fillings = [
      "${film}": ["up", "toy story", "the film"], "${stars}": ["5", "three"],
      "${genre}": ["horror", "comedy", "science fiction"], "${name}": ["pete docter"],
      "${applicationName}": ["film tracker", "pixar films"], "[me]": ["me"],
      "(something|anything)": ["anything"],
    ]
    var words = random.pick(FilmPhrases.phrases).1.split(separator: " ").map { word in
      fillings[String(word)].map { random.pick($0) } ?? word.lowercased()
    }
    let others = ["please", "the", "film", "films", "watched", "as", "book", "um", "random"]
    for _ in 0..<random.below(4) {
      let place = random.below(words.count)
      switch random.below(6) {
      case 0: words.insert(random.pick(others), at: place)
      case 1: words.insert(words[place], at: place)
      case 2: words.swapAt(place, random.below(words.count))
      case 3 where words.count > 1: words.remove(at: place)
      case 4: words[place] = String(words[place].dropLast())
      default: words[place] += "s"
      }
    }
    return words.joined(separator: " ")
  }
}

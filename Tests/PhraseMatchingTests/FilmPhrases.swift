import AppManifest
import PhraseMatching
import TextAnalysis

/// A small film app, whose phrases utterances can stray from.
struct FilmPhrases {
  let program: PhraseProgram
  let index: TolerantIndex
  let analyzer: TextAnalyzer
  let matcher: TolerantMatcher

  static let phrases = [
    ("Mark", "Mark ${film} as watched"), ("Mark", "Mark ${film} as watched in ${applicationName}"),
    ("Mark", "I watched ${film}"), ("Unwatched", "What haven't I watched"),
    ("Unwatched", "Show [me] unwatched films in ${applicationName}"),
    ("Rate", "Rate ${film} ${stars} stars"), ("Rate", "Give ${film} ${stars} stars"),
    ("Browse", "Browse ${genre} films in ${applicationName}"),
    ("Browse", "Search the ${genre} shelf"), ("Pick", "Pick a random film"),
    ("Pick", "Choose (something|anything) for tonight"), ("Remind", "Remind me to watch ${film}"),
    ("Director", "Find films directed by ${name}"), ("Any", "${film}"),
  ]

  static let manifest: Manifest = {
    let film = Manifest.Parameter(name: "film", type: .entity("Film"))
    let parameters: [String: [Manifest.Parameter]] = [
      "Mark": [film], "Remind": [film], "Any": [film],
      "Rate": [film, Manifest.Parameter(name: "stars", type: .integer)],
      "Browse": [Manifest.Parameter(name: "genre", type: .enumeration("Genre"))],
      "Director": [Manifest.Parameter(name: "name", type: .string)],
    ]
    let genres = ["Horror", "Comedy", "Science Fiction"].map {
      Manifest.EnumCase(name: $0.lowercased(), title: ["en": $0])
    }
    var intents: [String] = []
    for (intent, _) in phrases where !intents.contains(intent) { intents.append(intent) }
    return Manifest(
      app: Manifest.App(
        id: "f", name: ["en": "Film Tracker"], synonyms: ["en": ["Pixar Films"]]),
      languages: ["en"],
      enums: [Manifest.EnumType(name: "Genre", title: ["en": "genre"], cases: genres)],
      intents: intents.map { Manifest.Intent(name: $0, parameters: parameters[$0] ?? []) },
      shortcuts: phrases.map { Manifest.Shortcut(intent: $0, phrases: ["en": [$1]]) },
      negativePhrases: ["en": ["never mark anything"]])
  }()

  struct NoProgram: Error {}

  init() throws {
    let output = PhraseCompiler(Self.manifest, language: "en").compile()
    guard let program = output.phrases, output.faults.isEmpty else { throw NoProgram() }
    self.program = program
    index = TolerantIndex(program: program)
    analyzer = TextAnalyzer(profile: program.profile)
    matcher = TolerantMatcher(index: index)
  }

  func matches(
    _ utterance: String, considersAll: Bool = false,
    maximumSteps: Int = WordAlignment.maximumSteps
  ) -> [TolerantMatcher.Match] {
    matcher.matches(
      in: analyzer.analyze(utterance), considersAll: considersAll, maximumSteps: maximumSteps)
  }

  /// The cheapest match, as `phrase | slot=text | cost`.
  func cheapest(_ utterance: String) -> String? {
    let analyzed = analyzer.analyze(utterance)
    guard let best = matcher.matches(in: analyzed).first else { return nil }
    let slots = best.match.captures.map { capture in
      let text = String(decoding: analyzed.bytes[capture.span], as: UTF8.self)
      return "\(program.slotNames[capture.slot.index])=\(text)"
    }
    let cents = Int((best.cost * 100).rounded())
    let phrase = program.sentences[best.match.sentence].text
    return ([phrase] + slots + ["\(cents)"]).joined(separator: " | ")
  }
}

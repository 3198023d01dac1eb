import LanguageTags
import TextAnalysis

/// What a language's data say about straying from phrases.
struct ToleranceLanguage: Sendable {
  /// Words without a meaning of their own: they may be missing, or one too many.
  var functionWords: Set<[UInt8]>
  /// The first words of fillers: politeness and hesitation, which may stand anywhere.
  let fillerStarts: FuzzyVocabulary
  /// For each first word, what follows it in the fillers that start so, longest first.
  let fillers: [[[ComparableWord]]]
  /// Endings that a word may gain or lose, longest first.
  var endings: [[UInt8]]

  /// The data of a language. Without any, nothing but typing errors, doubled words and order is
  /// forgiven.
  init(language: String, analyzer: TextAnalyzer) {
    let data = LanguageTag(language).value(in: Self.data) ?? .empty
    func words(_ text: String) -> [[UInt8]] { Tokens.texts(of: analyzer.analyze(text).bytes) }
    functionWords = Set(words(data.functionWords))
    let phrases = data.fillers.map(words).filter { !$0.isEmpty }.sorted { $0.count > $1.count }
    let rests = Dictionary(grouping: phrases) { $0[0] }
    let starts = rests.keys.sorted { $0.lexicographicallyPrecedes($1) }
    fillerStarts = FuzzyVocabulary(starts)
    fillers = starts.map { start in
      (rests[start] ?? []).map { $0.dropFirst().map(ComparableWord.init) }
    }
    endings = words(data.endings).sorted { $0.count > $1.count }
  }

  private static let data: [String: ToleranceData] = [
    "en": .english, "de": .german, "fr": .french, "es": .spanish, "ja": .japanese, "ar": .arabic,
  ]
}

/// A language's data, as they are written down.
struct ToleranceData: Sendable {
  /// Separated by white space.
  var functionWords: String
  var fillers: [String]
  /// Separated by white space.
  var endings: String
}

// Adding a language is adding its table here and naming it above. Words that carry a phrase's
// meaning, such as negations, are no function words.

extension ToleranceData {
  static let empty = ToleranceData(functionWords: "", fillers: [], endings: "")

  static let english = ToleranceData(
    functionWords: """
      a an the my your our this that these those of in on at to for from with by as and is are was
      i me we you it do does did have has had be been am im ive some all just up out
      """,
    fillers: [
      "please", "pls", "kindly", "hey", "hi", "hello", "ok", "okay", "so", "well", "uh", "um",
      "er", "hmm", "can you", "could you", "would you", "will you", "can you please",
      "could you please", "would you please", "i would like to", "i'd like to", "i want you to",
      "i need you to", "for me", "thanks", "thank you", "right now", "real quick", "quickly",
      "actually", "maybe", "go ahead and", "let's", "you know",
    ],
    endings: "s es 's ed ing")

  static let german = ToleranceData(
    functionWords: """
      der die das den dem des ein eine einen einem einer eines mein meine meinen meinem meiner
      dein deine in im auf an am zu zum zur für von vom mit bei als und ist sind war ich mir mich
      du wir uns es hab habe hast hat alle
      """,
    fillers: [
      "bitte", "hallo", "hey", "hi", "ok", "okay", "also", "ähm", "äh", "mal", "doch", "kannst du",
      "kannst du bitte", "könntest du", "könntest du bitte", "würdest du", "ich möchte",
      "ich würde gern", "ich will", "für mich", "danke", "vielen dank", "schnell", "eben",
      "vielleicht", "jetzt",
    ],
    endings: "e n en er es em s")

  static let french = ToleranceData(
    functionWords: """
      le la les l un une des du de d à au aux en dans sur pour par avec comme et est sont mon ma
      mes ton ta tes ce cet cette ces je j tu on nous me m moi il elle ai as a que qu tous toutes
      """,
    fillers: [
      "s'il te plaît", "s'il vous plaît", "stp", "svp", "bonjour", "salut", "hé", "ok", "alors",
      "euh", "ben", "bon", "peux-tu", "tu peux", "pouvez-vous", "vous pouvez", "pourrais-tu",
      "est-ce que tu peux", "je voudrais", "j'aimerais", "je veux", "pour moi", "merci",
      "maintenant", "vite", "dis", "dis-moi", "dites",
    ],
    endings: "s es e x")

  static let spanish = ToleranceData(
    functionWords: """
      el la los las lo un una unos unas de del a al en para por con como y es son mi mis tu tus
      su sus este esta estos estas yo me te se nos he ha has que todas todos
      """,
    fillers: [
      "por favor", "porfa", "hola", "oye", "ok", "vale", "bueno", "pues", "eh", "puedes",
      "podrías", "puede", "podría", "quiero que", "quisiera", "me gustaría", "para mí", "gracias",
      "ahora", "rápido",
    ],
    endings: "s es")

  static let japanese = ToleranceData(
    functionWords: "は が を に の で と も へ や ね よ",
    fillers: [
      "お願いします", "お願い", "ねえ", "ねぇ", "すみません", "すいません", "あの", "あのー", "えっと", "えーと",
      "ちょっと", "じゃあ", "どうか", "ありがとう",
    ],
    endings: "")

  static let arabic = ToleranceData(
    functionWords: "في من على الى إلى عن مع و ب ل هذا هذه ذلك تلك أنا انا لي كل",
    fillers: [
      "من فضلك", "لو سمحت", "رجاء", "رجاءً", "مرحبا", "أهلا", "حسنا", "طيب", "يا", "هل يمكنك",
      "هل تستطيع", "ممكن", "أريد أن", "أود أن", "شكرا", "الآن", "بسرعة",
    ],
    endings: "ات ون ين ة")
}

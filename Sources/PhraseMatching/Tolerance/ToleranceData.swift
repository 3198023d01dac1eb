/// What a language's words say about straying from phrases, as it is written down.
///
/// Words stand with white space between them.
struct ToleranceData: Sendable {
  /// Words without a meaning of their own: they may be missing, or one too many.
  var functionWords: String
  /// Those of them that say nothing at all where they are one too many.
  ///
  /// Others may be one too many as well, but then what is understood is asked about: *and*, *to* and
  /// *is* say something.
  var idleWords: String
  /// Words that turn what is said into its contrary, which may not change places.
  var negations: String
  /// Words that join two things, or leave a choice.
  var connectives: String
  /// Words that set one thing against another.
  var contrasts: String
  /// Beginnings of words that do the same as negations.
  var negatingPrefixes: String
  /// What questions begin with that are no requests.
  var questionStarts: [String]
  /// What requests begin with that look like questions.
  var requests: [String]
  /// What people add out of politeness or hesitation.
  var fillers: [String]
  /// Endings that a word may gain or lose.
  var endings: String
}

// Adding a language is adding its table here and naming it in `ToleranceLanguage`. Words that
// carry a phrase's meaning, such as negations, are no function words.

extension ToleranceData {
  static let empty = ToleranceData(
    functionWords: "", idleWords: "", negations: "", connectives: "", contrasts: "",
    negatingPrefixes: "", questionStarts: [], requests: [], fillers: [], endings: "")

  static let english = ToleranceData(
    functionWords: """
      a an the my your our this that these those of in on at to for from with by as and is are was
      i me we you it do does did have has had be been am im ive some all just up out
      """,
    idleWords: """
      a an the my your our this that these those i me we you am im ive some just
      """,
    negations: """
      not no never dont doesnt didnt havent hasnt isnt wont cant cannot without except n't
      """,
    connectives: "and or plus &",
    contrasts: "nor but then instead rather either both",
    negatingPrefixes: "un in im dis de non mis",
    questionStarts: [
      "have i", "did i", "do i", "do we", "have we", "did we", "did you", "do you", "have you",
      "does", "has", "had i", "is", "are", "was", "were", "am i", "should i", "should we",
      "shall i", "must i", "may i", "why", "when", "who", "whose", "whom", "where", "how",
      "what", "which", "whats", "wheres", "whos", "hows",
    ],
    requests: [
      "can you", "could you", "would you", "will you", "can i ask you", "may i ask you",
      "would you mind", "can we", "could we",
    ],
    fillers: [
      "please", "pls", "kindly", "hey", "hi", "hello", "ok", "okay", "so", "well", "uh", "um",
      "er", "hmm", "can you", "could you", "would you", "will you", "can you please",
      "could you please", "would you please", "i would like to", "i'd like to", "i want you to",
      "i need you to", "for me", "thanks", "thank you", "right now", "real quick", "quickly",
      "actually", "maybe", "go ahead and", "let's", "you know",
      "erm", "umm", "uhm", "ah", "oh", "hm", "mm", "yeah", "yo", "mate", "buddy", "thx", "ta",
      "cheers", "alright", "all right", "anyway", "btw", "by the way", "i mean", "i guess",
      "you see", "if you can", "if you could", "if possible", "if you don't mind",
      "would you mind", "would it be possible to", "could i ask you to", "good morning",
      "good evening", "basically", "quick", "thanks a lot", "many thanks",
    ],
    endings: "s es 's ed ing")

  static let german = ToleranceData(
    functionWords: """
      der die das den dem des ein eine einen einem einer eines mein meine meinen meinem meiner
      dein deine in im auf an am zu zum zur für von vom mit bei als und ist sind war ich mir mich
      du wir uns es hab habe hast hat alle
      """,
    idleWords: """
      der die das den dem des ein eine einen einem einer eines mein meine meinen meinem meiner
      dein deine ich mir mich du wir uns
      """,
    negations: "nicht kein keine keinen keinem keiner nie niemals ohne außer",
    connectives: "und oder sowie plus &",
    contrasts: "sondern aber statt stattdessen entweder beide",
    negatingPrefixes: "un ent de nicht",
    questionStarts: [
      "habe ich", "hab ich", "habe wir", "haben wir", "hast du", "habt ihr", "hat", "ist",
      "sind", "war", "waren", "bin ich", "soll ich", "sollte ich", "muss ich", "darf ich",
      "werde ich", "warum", "wieso", "weshalb", "wann", "wer", "wen", "wem", "wo", "wie", "was",
      "welche", "welcher", "welches", "welchen", "wozu",
    ],
    requests: [
      "kannst du", "könntest du", "würdest du", "magst du", "kann ich", "können sie",
      "könnten sie", "würden sie",
    ],
    fillers: [
      "bitte", "hallo", "hey", "hi", "ok", "okay", "also", "ähm", "äh", "mal", "doch", "kannst du",
      "kannst du bitte", "könntest du", "könntest du bitte", "würdest du", "ich möchte",
      "ich würde gern", "ich will", "für mich", "danke", "vielen dank", "schnell", "eben",
      "vielleicht", "jetzt",
      "hm", "hmm", "öhm", "öh", "na", "na ja", "naja", "tja", "halt", "einfach", "nun", "ach",
      "och", "gern", "gerne", "moin", "servus", "guten tag", "kurz", "mal eben", "mal kurz",
      "grad", "gerade", "irgendwie", "sozusagen", "sag mal", "sei so gut", "wenn du kannst",
      "wenn es geht", "wenn's geht", "ich glaub", "ich glaube", "ich hätte gern",
      "ich hätte gerne", "dankeschön", "danke schön", "besten dank", "bitteschön",
    ],
    endings: "e n en er es em s")

  static let french = ToleranceData(
    functionWords: """
      le la les l un une des du de d à au aux en dans sur pour par avec comme et est sont mon ma
      mes ton ta tes ce cet cette ces je j tu on nous me m moi il elle ai as a que qu tous toutes
      """,
    idleWords: """
      le la l les un une des du de d mon ma mes ton ta tes ce cet cette ces je j tu nous me m moi
      """,
    negations: "ne n pas jamais aucun aucune sans sauf plus rien",
    connectives: "et ou plus &",
    contrasts: "mais puis ni plutôt soit ainsi",
    negatingPrefixes: "in im il ir dé des non",
    questionStarts: [
      "ai je", "a t il", "a t elle", "as tu", "avez vous", "avons nous", "est ce que",
      "est ce qu", "est il", "est elle", "sont ils", "suis je", "dois je", "devrais je",
      "faut il", "y a t il", "pourquoi", "quand", "qui", "où", "comment", "combien", "quel",
      "quelle", "quels", "quelles", "que", "qu",
    ],
    requests: [
      "peux tu", "tu peux", "pouvez vous", "vous pouvez", "pourrais tu", "pourriez vous",
      "tu pourrais", "veux tu", "voulez vous",
    ],
    fillers: [
      "s'il te plaît", "s'il vous plaît", "stp", "svp", "bonjour", "salut", "hé", "ok", "alors",
      "euh", "ben", "bon", "peux-tu", "tu peux", "pouvez-vous", "vous pouvez", "pourrais-tu",
      "est-ce que tu peux", "je voudrais", "j'aimerais", "je veux", "pour moi", "merci",
      "maintenant", "vite", "dis", "dis-moi", "dites",
      "voilà", "hein", "bah", "heu", "hum", "hmm", "tiens", "allez", "bref", "enfin", "donc",
      "tu sais", "merci beaucoup", "merci bien", "si possible",
      "si tu peux", "si vous pouvez", "coucou", "bonsoir", "dis donc", "écoute", "écoutez",
      "vas-y", "juste", "rapidement", "pourriez-vous", "pourrais-tu", "tu pourrais",
      "vous pourriez", "est-ce que vous pouvez", "je souhaite", "je souhaiterais",
    ],
    endings: "s es e x")

  static let spanish = ToleranceData(
    functionWords: """
      el la los las lo un una unos unas de del a al en para por con como y es son mi mis tu tus
      su sus este esta estos estas yo me te se nos he ha has que todas todos
      """,
    idleWords: """
      el la los las lo un una unos unas de del mi mis tu tus su sus este esta estos estas yo me te
      se nos
      """,
    negations: "no nunca jamás sin ni excepto tampoco",
    connectives: "y e o u más &",
    contrasts: "pero sino luego además",
    negatingPrefixes: "in im des no",
    questionStarts: [
      "está", "están", "es", "son", "era", "hay", "debo", "debería", "tengo que", "por qué",
      "cuándo", "quién", "quiénes", "dónde", "cómo", "cuánto", "cuánta", "cuántos", "cuántas",
      "cuál", "cuáles", "qué", "acaso",
    ],
    requests: [
      "puedes", "podrías", "puede", "podría", "podéis", "pueden", "podemos",
    ],
    fillers: [
      "por favor", "porfa", "hola", "oye", "ok", "vale", "bueno", "pues", "eh", "puedes",
      "podrías", "puede", "podría", "quiero que", "quisiera", "me gustaría", "para mí", "gracias",
      "ahora", "rápido",
      "este", "esto", "a ver", "mira", "oiga", "venga", "anda", "mmm", "em", "ehm", "o sea",
      "en fin", "sabes", "si puedes", "si es posible", "cuando puedas", "por fa",
      "porfi", "muchas gracias", "mil gracias", "che", "hey", "buenas", "buenos días",
      "me puedes", "me podrías", "haz el favor de", "necesito que", "rapidito", "ahorita",
      "nomás", "simplemente",
    ],
    endings: "s es")

  static let japanese = ToleranceData(
    functionWords: "は が を に の で と も へ や ね よ",
    idleWords: "は が の ね よ",
    negations: "ない な ず ぬ まい",
    connectives: "と か や または あるいは",
    contrasts: "じゃ",
    negatingPrefixes: "未 非 不 無",
    questionStarts: [
      "なぜ", "なんで", "どうして", "いつ", "誰", "どこ", "どれ",
    ],
    requests: [
      "くれる", "くれますか", "もらえる", "もらえますか", "いただけますか", "いただけませんか", "くれませんか", "くれない",
    ],
    fillers: [
      "お願いします", "お願い", "ねえ", "ねぇ", "すみません", "すいません", "あの", "あのー", "えっと", "えーと",
      "ちょっと", "じゃあ", "どうか", "ありがとう",
      "ええと", "えと", "うーん", "うーんと", "んー", "えー", "まあ", "ほら", "ねえねえ", "なんか", "とりあえず", "よければ", "よかったら",
      "できれば", "できたら", "おねがい", "頼む", "頼みます", "どうも", "こんにちは", "さて", "悪いけど", "悪いんだけど", "恐れ入りますが",
      "お手数ですが",
      "ください", "下さい", "くださいませ",
    ],
    endings: "")

  static let arabic = ToleranceData(
    functionWords: "في من على الى إلى عن مع و ب ل هذا هذه ذلك تلك أنا انا لي كل",
    idleWords: "هذا هذه ذلك تلك أنا انا لي",
    negations: "لا لم لن ليس ليست غير بدون ما",
    connectives: "و أو او أم",
    contrasts: "ثم بل لكن",
    negatingPrefixes: "غير لا",
    questionStarts: [
      "هل", "أ", "لماذا", "متى", "من هو", "أين", "كيف", "كم", "ماذا", "ما هو", "ما هي", "أي",
    ],
    requests: [
      "هل يمكنك", "هل تستطيع", "ممكن", "هل يمكن", "تقدر", "هل بإمكانك", "بإمكانك", "يمكنك",
    ],
    fillers: [
      "من فضلك", "لو سمحت", "رجاء", "رجاءً", "مرحبا", "أهلا", "حسنا", "طيب", "يا", "هل يمكنك",
      "هل تستطيع", "ممكن", "أريد أن", "أود أن", "شكرا", "الآن", "بسرعة",
      "يعني", "اه", "آه", "امم", "طب", "بالله عليك", "لو تكرمت", "من فضلكم", "أرجوك", "شكرا لك",
      "شكرا جزيلا", "تسلم", "والله", "هيا", "اسمع", "صباح الخير", "مساء الخير", "السلام عليكم",
      "عفوا", "معلش", "ياريت", "يا ريت", "لطفا", "فضلا", "إذا ممكن", "إذا سمحت", "هل بإمكانك",
      "هل تقدر",
    ],
    endings: "ات ون ين ة")
}

extension DialogueLanguage {
  static let french = DialogueLanguage(
    code: "fr", words: .french, parts: .french, messages: .french)
}

extension ReplyWords {
  fileprivate static let french = ReplyWords(
    yes: [
      "oui", "o", "ouais", "ok", "d'accord", "bien sûr", "exact", "exactement", "c'est ça",
      "c'est bien ça", "vas-y", "allez-y", "oui merci", "oui s'il te plaît",
      "oui s'il vous plaît", "entendu", "parfait", "tout à fait", "volontiers", "celui-là",
      "celle-là",
    ],
    no: ["non", "n", "nan", "non merci", "pas ça", "surtout pas", "non non", "pas celui-là"],
    cancel: [
      "annuler", "annule", "annulez", "arrête", "arrêtez", "arrêter", "stop", "laisse tomber",
      "laissez tomber", "tant pis", "oublie", "oubliez", "quitter", "abandonner", "ça suffit",
      "cancel",
    ],
    back: [
      "retour", "revenir", "reviens", "revenez", "en arrière", "retour en arrière",
      "question précédente", "la question d'avant",
    ],
    more: [
      "plus", "suite", "la suite", "encore", "suivant", "suivants", "les suivants", "suivante",
      "page suivante", "voir plus", "plus d'options", "d'autres", "les autres", "le reste",
      "montre plus",
    ],
    previous: [
      "précédent", "précédents", "les précédents", "précédente", "page précédente", "ceux d'avant",
    ],
    noneOfThese: [
      "aucun", "aucune", "aucun de ceux-là", "aucun de ceux-ci", "aucune de celles-là",
      "aucun des deux", "aucune des deux", "ni l'un ni l'autre", "autre chose", "un autre",
      "une autre", "rien de tout ça", "pas dans la liste",
    ],
    again: [
      "quoi", "pardon", "comment", "répète", "répétez", "répéter", "encore une fois",
      "tu peux répéter", "vous pouvez répéter", "hein",
    ],
    help: ["aide", "aide-moi", "aidez-moi", "que puis-je dire", "comment ça marche", "help"],
    cardinals: [
      ["un", "une"], ["deux"], ["trois"], ["quatre"], ["cinq"], ["six"], ["sept"], ["huit"],
      ["neuf"], ["dix"], ["onze"], ["douze"],
    ],
    ordinals: [
      ["premier", "première", "prem", "preum's", "1er", "1re", "1ère"],
      ["deuxième", "second", "seconde", "deuze", "2e", "2ème", "2nd"],
      ["troisième", "troize", "3e", "3ème"], ["quatrième"],
      ["cinquième"], ["sixième"], ["septième"], ["huitième"], ["neuvième"], ["dixième"],
    ],
    last: ["dernier", "dernière", "tout dernier"],
    numberFrames: [
      "{}", "numéro {}", "le numéro {}", "n° {}", "le {}", "la {}", "option {}", "l'option {}",
      "choix {}", "le choix {}", "{} s'il te plaît", "{} s'il vous plaît", "prends le {}",
      "le {} s'il te plaît",
    ],
    ordinalFrames: [
      "{}", "le {}", "la {}", "le {} film", "le {} de la liste", "prends le {}", "prends la {}",
      "le {} s'il te plaît", "le {} s'il vous plaît", "la {} s'il te plaît",
      "la {} s'il vous plaît", "la {} option", "le {} choix",
    ],
    numberedOrdinals: ["{}e", "{}er", "{}ère", "{}ème", "{}ième"],
    attributeFrames: [
      "celui de {}", "celle de {}", "celui d'{}", "celle d'{}", "celui du {}", "celui avec {}",
      "celle avec {}", "celui réalisé par {}", "celui par {}", "celui sorti en {}", "celui en {}",
      "le film de {}", "la version de {}", "version {}", "la version {}", "réalisé par {}",
      "de {}", "d'{}", "du {}", "par {}", "avec {}", "en {}", "sorti en {}", "le {}", "la {}",
    ],
    correctionFrames: [
      "non, je voulais dire {}", "je voulais dire {}", "non, je veux dire {}", "je veux dire {}",
      "non, j'ai dit {}", "j'ai dit {}", "non, je parlais de {}", "je parlais de {}",
      "non, plutôt {}", "plutôt {}", "en fait {}", "non, en fait {}", "pas celui-là, {}",
      "pas celle-là, {}", "non, pas celui-là, {}", "attends, {}", "non, {}",
    ],
    fillers: [
      "s'il te plaît", "s'il vous plaît", "le", "la", "les", "l", "un", "une", "de", "du", "des",
      "d", "euh", "bon", "alors", "donc", "en", "par", "avec", "c", "est", "merci", "version",
      "celui", "celle", "ce", "plait", "vous", "te", "s", "il",
    ],
    amountFillers: [
      "environ", "à peu près", "autour", "peut-être", "sans doute", "exactement", "seulement",
      "je dirais", "je dis", "disons", "je lui donne", "je donne", "je mets", "je pense",
      "je crois", "ça fait", "mettons", "mets", "hum",
    ],
    and: [" et "])
}

extension Messages {
  fileprivate static let french = Messages(
    yes: "Oui",
    no: "Non",
    sentenceSeparator: " ",
    separator: ", ",
    subtitled: "{title} ({subtitle})",
    action: "{action} : {values}",
    unnamedAction: "D’accord",
    confirm: "{action}. On y va ?",
    cancelled: "Annulé.",
    nothingDone: "Très bien, rien n’a été fait.",
    corrected: "Entendu : {value}.",
    questions: [Question("Merci de préciser : {title}")]
      + Question.forms(
        "Quel {title} ?",
        endings: [
          "film", "genre", "titre", "nom", "nombre", "eur", "jour", "mois", "commentaire", "age",
          "ment", "pays", "lieu", "livre", "rappel", "texte", "album", "appareil", "numéro", "mot",
          "prix", "projet", "compte", "contact", "minuteur",
        ])
      + Question.forms(
        "Quelle {title} ?",
        endings: [
          "ion", "té", "ette", "ance", "ence", "ure", "ie", "ée", "liste", "date", "note", "heure",
          "pièce", "lampe", "chanson", "ville", "personne", "couleur", "valeur", "tâche", "langue",
          "image", "page", "semaine", "série",
        ]),
    bareTitles: [
      "de", "du", "depuis", "dès", "à", "au", "aux", "vers", "jusque", "jusqu’à", "jusqu'à",
      "par", "pour", "avec", "sans", "chez", "dans", "en", "sur", "sous", "avant", "après",
      "entre", "contre", "quand", "où", "qui", "que", "quoi", "comment", "pourquoi", "combien",
      "quel", "quelle", "quels", "quelles", "lequel", "laquelle",
    ],
    bareQuestion: "{title} ?",
    lowercasesTitles: true,
    untitledQuestion: "Lequel ?",
    yesOrNo: "{title} : oui ou non ?",
    eitherOr: "{title} : {yes} ou {no} ?",
    whichAction: "Qu’est-ce qui est demandé ?",
    severalFit: "« {text} » correspond à plusieurs choix.",
    didYouMean: "S’agit-il de {option} ?",
    oneOfThese: "S’agit-il de l’un de ces choix ?",
    unknown: "Je ne connais pas « {text} ».",
    unknownName: "Je ne connais pas « {text} ».",
    unreadable: "« {text} » ne convient pas ici.",
    fromTo: "La valeur doit aller de {minimum} à {maximum}.",
    atLeast: "La valeur doit être d’au moins {minimum}.",
    atMost: "La valeur doit être d’au plus {maximum}.",
    outOfRange: "« {text} » est hors limites.",
    unavailable: "Je n’ai pas pu chercher « {text} » pour le moment.",
    notUnderstood: "Je n’ai pas compris.",
    listHint: "Répondez par un numéro de {first} à {last}, ou par un nom.",
    confirmHint: "Répondez « oui » ou « non ».",
    cancelHint: "Pour arrêter, répondez « annuler ».",
    replyTooLong: "C’est trop long pour moi.",
    nothingBefore: "Il n’y a pas de question avant celle-ci.",
    noMore: "Il n’y en a pas d’autres.",
    noPrevious: "La liste commence ici.",
    help: """
      Répondez par un numéro, un nom ou un détail. Vous pouvez aussi répondre « plus », \
      « aucun », « retour » ou « annuler », ou demander autre chose.
      """,
    helpText: "Votre réponse est reprise telle quelle.",
    helpName: "Répondez par un nom.",
    helpNumber: "Répondez par un nombre, comme 4 ou « quatre ».",
    helpDate: "Répondez par une date ou une heure, comme « demain » ou « vendredi à 18 h ».",
    helpQuantity: "Répondez par un nombre et son unité.",
    helpLink: "Répondez par une adresse web.",
    helpOtherwise: "Vous pouvez aussi répondre « retour » ou « annuler », ou demander autre chose.",
    thanked: "Je vous en prie.",
    takeYourTime: "Prenez votre temps.",
    onlyOne: "Un seul choix est possible ici.",
    didYouMeanInstead: "Vouliez-vous plutôt « {option} » ?",
    optionCount: "Il y en a {count}.",
    reason: "J’en ai besoin pour : {action}.",
    undone: "C’est annulé.",
    rejectedEmpty: "Écrivez ce que vous voulez faire.",
    rejectedNoMatch: "Je n’ai pas compris.",
    rejectedNegativePhrase: "Je n’y touche pas.",
    rejectedTooLong: "C’est trop long pour moi.",
    rejectedLanguage: "Je ne parle pas cette langue ici.",
    nearest: "Essayez : {phrases}")
}

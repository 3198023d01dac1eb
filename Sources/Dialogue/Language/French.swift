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
      "{}", "numéro {}", "le numéro {}", "n° {}", "n°{}", "num {}", "no {}", "le {}", "la {}",
      "option {}", "l'option {}",
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

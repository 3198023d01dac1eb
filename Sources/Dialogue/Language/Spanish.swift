extension DialogueLanguage {
  static let spanish = DialogueLanguage(
    code: "es", words: .spanish, parts: .spanish, messages: .spanish)
}

extension ReplyWords {
  fileprivate static let spanish = ReplyWords(
    yes: [
      "sí", "s", "ok", "vale", "claro", "de acuerdo", "correcto", "exacto", "eso es", "adelante",
      "hazlo", "por supuesto", "sí por favor", "sí claro", "está bien", "bueno", "desde luego",
      "esa", "ese",
    ],
    no: ["no", "n", "no gracias", "qué va", "mejor no", "no no", "ese no", "esa no"],
    cancel: [
      "cancelar", "cancela", "cancélalo", "para", "parar", "detente", "basta", "olvídalo",
      "olvida", "déjalo", "salir", "da igual", "no importa", "stop", "cancel", "termina",
    ],
    back: [
      "atrás", "volver", "vuelve", "volver atrás", "regresar", "regresa", "pregunta anterior",
      "la pregunta anterior",
    ],
    more: [
      "más", "siguiente", "siguientes", "los siguientes", "las siguientes", "ver más",
      "mostrar más", "más opciones", "página siguiente", "otros", "otras", "el resto",
      "los demás", "las demás", "qué más", "continúa",
    ],
    previous: [
      "anterior", "anteriores", "los anteriores", "las anteriores", "página anterior",
    ],
    noneOfThese: [
      "ninguno", "ninguna", "ninguno de estos", "ninguna de estas", "ninguno de esos",
      "ninguna de esas", "ninguno de los dos", "ni uno ni otro", "otra cosa", "otro", "otra",
      "no está", "no está en la lista", "nada de eso",
    ],
    again: [
      "qué", "cómo", "perdón", "perdona", "repite", "repítelo", "repetir", "otra vez", "de nuevo",
      "cómo dices",
    ],
    help: ["ayuda", "ayúdame", "qué puedo decir", "cómo funciona esto", "help"],
    cardinals: [
      ["uno", "una", "un"], ["dos"], ["tres"], ["cuatro"], ["cinco"], ["seis"], ["siete"],
      ["ocho"], ["nueve"], ["diez"], ["once"], ["doce"],
    ],
    ordinals: [
      ["primero", "primera", "primer", "primerita", "primerito"],
      ["segundo", "segunda", "segundita", "segundito"],
      ["tercero", "tercera", "tercer", "tercerita", "tercerito"],
      ["cuarto", "cuarta"], ["quinto", "quinta"], ["sexto", "sexta"], ["séptimo", "séptima"],
      ["octavo", "octava"], ["noveno", "novena"], ["décimo", "décima"],
    ],
    last: ["último", "última"],
    numberFrames: [
      "{}", "número {}", "el número {}", "la número {}", "n.º {}", "el {}", "la {}", "opción {}",
      "la opción {}", "{} por favor", "elige el {}", "elige la {}",
    ],
    ordinalFrames: [
      "{}", "el {}", "la {}", "el {} por favor", "la {} por favor", "la {} película",
      "la {} opción", "el {} de la lista", "la {} de la lista", "elige el {}", "elige la {}",
      "quiero el {}", "quiero la {}", "{} por favor",
    ],
    numberedOrdinals: ["{}o", "{}a", "{}er", "{}.º", "{}.ª"],
    attributeFrames: [
      "la de {}", "el de {}", "la del {}", "el del {}", "la del año {}", "el del año {}",
      "la dirigida por {}", "el dirigido por {}", "dirigida por {}", "la que dirigió {}",
      "la de año {}", "la con {}", "la película de {}", "la versión de {}", "la versión del {}",
      "versión {}", "de {}", "del {}", "del año {}", "por {}", "con {}", "la {}", "el {}",
    ],
    correctionFrames: [
      "no, quise decir {}", "quise decir {}", "no, quiero decir {}", "quiero decir {}",
      "no, quería decir {}", "quería decir {}", "no, me refería a {}", "me refería a {}",
      "no, me refiero a {}", "me refiero a {}", "no, dije {}", "dije {}", "no, sino {}",
      "mejor {}", "no, mejor {}", "en realidad {}", "no, en realidad {}", "perdón, {}",
      "espera, {}", "no, {}",
    ],
    fillers: [
      "por", "favor", "el", "la", "los", "las", "un", "una", "de", "del", "eh", "pues", "bueno",
      "entonces", "con", "en", "es", "gracias", "versión", "año", "que",
    ],
    amountFillers: [
      "unos", "unas", "alrededor", "aproximadamente", "quizás", "quizá", "tal vez",
      "probablemente", "exactamente", "solo", "yo diría", "digamos", "digo", "le doy", "doy",
      "pongo", "ponle", "creo", "pienso", "como", "son",
    ],
    and: [" y ", " e "])
}

extension Messages {
  fileprivate static let spanish = Messages(
    yes: "Sí",
    no: "No",
    sentenceSeparator: " ",
    separator: ", ",
    subtitled: "{title} ({subtitle})",
    action: "{action}: {values}",
    unnamedAction: "De acuerdo",
    confirm: "{action}. ¿Sigo adelante?",
    cancelled: "Cancelado.",
    nothingDone: "De acuerdo, no se ha hecho nada.",
    corrected: "Entendido: {value}.",
    questions: [Question("¿Qué {title}?")],
    bareTitles: [
      "de", "del", "desde", "hasta", "a", "al", "hacia", "para", "por", "con", "sin", "en",
      "sobre", "bajo", "antes", "después", "tras", "entre", "contra", "según", "cuándo",
      "dónde", "adónde", "quién", "quiénes", "qué", "cómo", "cuánto", "cuánta", "cuántos",
      "cuántas", "cuál", "cuáles",
    ],
    bareQuestion: "¿{title}?",
    lowercasesTitles: true,
    untitledQuestion: "¿Cuál?",
    yesOrNo: "{title}: ¿sí o no?",
    eitherOr: "{title}: ¿{yes} o {no}?",
    whichAction: "¿Cuál de estas acciones?",
    severalFit: "Hay varias opciones para «{text}».",
    didYouMean: "¿Te refieres a {option}?",
    oneOfThese: "¿Es alguna de estas opciones?",
    unknown: "No conozco «{text}».",
    unknownName: "No conozco «{text}».",
    unreadable: "«{text}» no sirve aquí.",
    fromTo: "El valor debe ir de {minimum} a {maximum}.",
    atLeast: "El valor debe ser al menos {minimum}.",
    atMost: "El valor debe ser como mucho {maximum}.",
    outOfRange: "«{text}» está fuera de los límites.",
    unavailable: "No he podido buscar «{text}» en este momento.",
    notUnderstood: "No he entendido eso.",
    listHint: "Responde con un número del {first} al {last} o con un nombre.",
    confirmHint: "Responde «sí» o «no».",
    cancelHint: "Para dejarlo, responde «cancelar».",
    replyTooLong: "Eso es demasiado largo para mí.",
    nothingBefore: "No hay ninguna pregunta antes de esta.",
    noMore: "No hay más.",
    noPrevious: "Aquí empieza la lista.",
    help: """
      Responde con un número, un nombre o un detalle. También puedes responder «más», \
      «ninguno», «atrás» o «cancelar», o pedir otra cosa.
      """,
    helpText: "Lo que respondas se toma tal cual.",
    helpName: "Responde con un nombre.",
    helpNumber: "Responde con un número, como 4 o «cuatro».",
    helpDate: "Responde con una fecha o una hora, como «mañana» o «el viernes a las 18:00».",
    helpQuantity: "Responde con un número y su unidad.",
    helpLink: "Responde con una dirección web.",
    helpOtherwise: "También puedes responder «atrás» o «cancelar», o pedir otra cosa.",
    thanked: "De nada.",
    takeYourTime: "Sin prisa.",
    onlyOne: "Aquí solo se puede elegir una opción.",
    didYouMeanInstead: "¿O querías decir «{option}»?",
    optionCount: "Hay {count}.",
    reason: "Lo necesito para: {action}.",
    undone: "Deshecho.",
    rejectedEmpty: "Escribe lo que quieres hacer.",
    rejectedNoMatch: "No he entendido eso.",
    rejectedNegativePhrase: "Eso lo dejo como está.",
    rejectedTooLong: "Eso es demasiado largo para mí.",
    rejectedLanguage: "Aquí no hablo ese idioma.",
    nearest: "Prueba con: {phrases}")
}

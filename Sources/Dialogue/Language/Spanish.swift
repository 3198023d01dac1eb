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
      "olvida", "déjalo", "salir", "no importa", "stop", "cancel", "termina",
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

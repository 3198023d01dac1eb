import LanguageTags

/// What the runtime itself says and understands, in one language.
///
/// Questions and replies are the dialogue's, and what both say is its `SharedWords`; here stands only
/// what comes of running an action.
struct RuntimeWords: Sendable {
  /// After a run that says nothing.
  let done: String
  /// After a run that failed and does not say how.
  let failed: String
  /// Offers to undo a run.
  let undoOffer: String
  /// After a run was undone.
  let undone: String
  /// Where there is nothing to undo any more.
  let nothingToUndo: String
  /// Asks whether to take back what was done before something that cannot be taken back; `{}` is
  /// what was said of it.
  let undoEarlier: String
  /// Where a process ended while a run waited for an answer, before ``startAgain``.
  let interrupted: String
  /// Asks whether to start a run again.
  let startAgain: String
  /// Where a Find action finds nothing.
  let nothingFound: String
  /// What a Find action finds, where it is much: `{list}` and `{count}` others.
  let andMore: String
  /// Asks whether a value is meant; `{}` stands for its name.
  let isMeant: String
  /// What a person may type to undo the last run, without case and punctuation.
  let undoReplies: Set<String>

  /// Asks whether a value is meant. *Toy Story → Do you mean Toy Story?*
  func asks(about title: String) -> String { isMeant.replacing("{}", with: title) }

  /// The words of a language, or of English.
  static func best(for language: String) -> RuntimeWords {
    LanguageTag(language).value(in: all) ?? english
  }

  /// The languages that the runtime speaks, by tag.
  static let all: [String: RuntimeWords] = [
    "en": english, "de": german, "fr": french, "es": spanish, "ja": japanese, "ar": arabic,
  ]
}

extension RuntimeWords {
  static let english = RuntimeWords(
    done: "Done.", failed: "Something went wrong.",
    undoOffer: "Type “undo that” to take it back.", undone: "That is taken back.",
    nothingToUndo: "There is nothing to take back.",
    undoEarlier: "What was done last cannot be taken back. Take back what was done before it? “{}”",
    interrupted: "That was interrupted before it was finished.",
    startAgain: "Shall I start again?",
    nothingFound: "Nothing was found.", andMore: "{list} and {count} more",
    isMeant: "Do you mean {}?",
    undoReplies: ["undo", "undo that", "undo it", "undo this", "take that back", "take it back"])

  static let german = RuntimeWords(
    done: "Erledigt.", failed: "Etwas ist schiefgegangen.",
    undoOffer: "Mit „rückgängig“ lässt es sich zurücknehmen.", undone: "Das ist zurückgenommen.",
    nothingToUndo: "Es gibt nichts zurückzunehmen.",
    undoEarlier:
      "Das Letzte lässt sich nicht zurücknehmen. Soll das davor zurückgenommen werden? „{}“",
    interrupted: "Das wurde unterbrochen, bevor es fertig war.",
    startAgain: "Soll ich von vorn anfangen?",
    nothingFound: "Nichts gefunden.", andMore: "{list} und {count} weitere",
    isMeant: "Meinst du {}?",
    undoReplies: [
      "rückgängig", "mach das rückgängig", "rückgängig machen", "mach es rückgängig",
      "nimm das zurück",
    ])

  static let french = RuntimeWords(
    done: "C’est fait.", failed: "Une erreur s’est produite.",
    undoOffer: "Tapez « défaire » pour revenir en arrière.", undone: "C’est défait.",
    nothingToUndo: "Il n’y a rien à défaire.",
    undoEarlier: "La dernière action ne peut pas être défaite. Défaire celle d’avant ? « {} »",
    interrupted: "L’action a été interrompue avant la fin.", startAgain: "On recommence ?",
    nothingFound: "Rien n’a été trouvé.", andMore: "{list} et {count} autres",
    isMeant: "Est-ce {} ?",
    undoReplies: ["défaire", "défais ça", "défais cela", "annule ça", "annule cette action"])

  static let spanish = RuntimeWords(
    done: "Hecho.", failed: "Algo ha salido mal.",
    undoOffer: "Escribe «deshacer» para volver atrás.", undone: "Está deshecho.",
    nothingToUndo: "No hay nada que deshacer.",
    undoEarlier: "Lo último no se puede deshacer. ¿Deshago lo anterior? «{}»",
    interrupted: "La acción se interrumpió antes de terminar.", startAgain: "¿Empiezo de nuevo?",
    nothingFound: "No se ha encontrado nada.", andMore: "{list} y {count} más",
    isMeant: "¿Te refieres a {}?",
    undoReplies: ["deshacer", "deshaz eso", "deshaz esto", "deshazlo"])

  static let japanese = RuntimeWords(
    done: "完了しました。", failed: "エラーが発生しました。",
    undoOffer: "「取り消して」と入力すると元に戻せます。", undone: "元に戻しました。",
    nothingToUndo: "元に戻せるものはありません。",
    undoEarlier: "最後の操作は元に戻せません。その前の操作を元に戻しますか？「{}」", interrupted: "終わる前に中断されました。",
    startAgain: "最初からやり直しますか？",
    nothingFound: "見つかりませんでした。", andMore: "{list}、ほか{count}件",
    isMeant: "{}のことですか？",
    undoReplies: ["取り消して", "元に戻して", "取り消す", "元に戻す"])

  static let arabic = RuntimeWords(
    done: "تم.", failed: "حدث خطأ ما.",
    undoOffer: "اكتب «تراجع» للتراجع عن ذلك.", undone: "تم التراجع عن ذلك.",
    nothingToUndo: "لا يوجد ما يمكن التراجع عنه.",
    undoEarlier: "لا يمكن التراجع عن آخر إجراء. هل أتراجع عما قبله؟ «{}»",
    interrupted: "توقّف ذلك قبل أن ينتهي.",
    startAgain: "هل أبدأ من جديد؟",
    nothingFound: "لم يُعثر على شيء.", andMore: "{list} و{count} غيرها",
    isMeant: "هل تقصد {}؟",
    undoReplies: ["تراجع", "تراجع عن ذلك", "تراجع عن هذا"])
}

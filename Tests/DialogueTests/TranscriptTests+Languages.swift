/// Dialogues in other languages.
extension TranscriptTests {
  static let languages: [Transcript] = [
    Transcript(
      "Deutsch", language: "de",
      """
      U: bewerte dune
      S: Zu „dune“ gibt es mehrere Treffer. Welcher Film?
      \(dunes)
      U: das zweite
      S: Welche Bewertung?
      U: drei
      S: Bewerten: Dune (2021 · Denis Villeneuve), 3
      = run rate film=dune-2021 stars=3
      """),
    Transcript(
      "Deutsch: Korrektur und Abbruch", language: "de",
      """
      U: bewerte toy story
      S: Zu „toy story“ gibt es mehrere Treffer. Welcher Film?
      \(toyStories)
      U: der von 2010
      S: Welche Bewertung?
      U: nein, ich meinte Cars
      S: Alles klar: Cars (2006 · John Lasseter). Welche Bewertung?
      U: sieben
      S: Erlaubt ist 1 bis 5. Welche Bewertung?
      U: abbrechen
      S: Abgebrochen.
      """),
    Transcript(
      "Deutsch: Auswahl", language: "de",
      """
      U: stöbern
      S: Welches Genre?
      1 Komödie
      2 Science-Fiction
      3 Drama
      U: lustig
      S: Stöbern: Komödie
      = run browse genre=comedy rating=3
      U: stöbern
      S: Welches Genre?
      1 Komödie
      2 Science-Fiction
      3 Drama
      U: keins davon
      S: Alles klar, nichts geändert.
      """),
    Transcript(
      "Deutsch: unbekannt", language: "de",
      """
      U: bewerte carz
      S: „carz“ kenne ich nicht. Meinst du Cars (2006 · John Lasseter)?
      1 Cars (2006 · John Lasseter)
      U: ja
      S: Welche Bewertung?
      U: 5
      S: Bewerten: Cars (2006 · John Lasseter), 5
      = run rate film=cars-2006 stars=5
      """),
    Transcript(
      "français", language: "fr",
      """
      U: rate dune
      S: Il y a plusieurs résultats pour « dune ». Quel film ?
      \(dunes)
      U: le deuxième
      S: Quelle note ?
      U: non, je voulais dire Cars
      S: Entendu : Cars (2006 · John Lasseter). Quelle note ?
      U: trois
      S: Noter : Cars (2006 · John Lasseter), 3
      = run rate film=cars-2006 stars=3
      """),
    Transcript(
      "français : annuler", language: "fr",
      """
      U: rate toy story
      S: Il y a plusieurs résultats pour « toy story ». Quel film ?
      \(toyStories)
      U: plus
      S: C’est tout, il n’y en a pas d’autres. Il y a plusieurs résultats pour « toy story ». Quel film ?
      \(toyStories)
      U: encore une fois
      S: Il y a plusieurs résultats pour « toy story ». Quel film ?
      \(toyStories)
      U: annuler
      S: C’est annulé.
      """),
    Transcript(
      "español", language: "es",
      """
      U: rate dune
      S: Hay varias opciones para «dune». ¿Qué película?
      \(dunes)
      U: la de 1984
      S: ¿Qué nota?
      U: no, quise decir Toy Story
      S: Hay varias opciones para «Toy Story». ¿Qué película?
      \(toyStories)
      U: la segunda
      S: ¿Qué nota?
      U: cuatro
      S: Puntuar: Toy Story 2 (1999 · John Lasseter), 4
      = run rate film=toy-story-2-1999 stars=4
      """),
    Transcript(
      "español: ninguna", language: "es",
      """
      U: open cars
      S: ¿A cuál de estas acciones te refieres?
      1 Marcar como vista: Cars (2006 · John Lasseter)
      2 Puntuar: Cars (2006 · John Lasseter)
      U: ninguna
      S: De acuerdo, no se ha cambiado nada.
      U: rate blorple
      S: No conozco «blorple». ¿Qué película?
      U: cancelar
      S: Cancelado.
      """),
    Transcript(
      "日本語", language: "ja",
      """
      U: rate toy story
      S: 「toy story」には複数の候補があります。どの映画ですか？
      \(toyStories)
      U: 1999年のやつ
      S: 評価を教えてください。
      U: いや、Carsです
      S: Cars（2006 · John Lasseter）ですね。評価を教えてください。
      U: 三
      S: 評価する：Cars（2006 · John Lasseter）、3
      = run rate film=cars-2006 stars=3
      """),
    Transcript(
      "日本語：数えて選ぶ", language: "ja",
      """
      U: rate dune
      S: 「dune」には複数の候補があります。どの映画ですか？
      \(dunes)
      U: 二番目
      S: 評価を教えてください。
      U: 五
      S: 評価する：Dune（2021 · Denis Villeneuve）、5
      = run rate film=dune-2021 stars=5
      U: delete list summer
      S: リストを削除：Summer。実行しますか？
      U: はい
      S: リストを削除：Summer
      = run deleteList list=summer
      """),
    Transcript(
      "日本語：やめる", language: "ja",
      """
      U: rate toy story
      S: 「toy story」には複数の候補があります。どの映画ですか？
      \(toyStories)
      U: もっと
      S: これで全部です。「toy story」には複数の候補があります。どの映画ですか？
      \(toyStories)
      U: どれでもない
      S: どの映画ですか？
      U: キャンセル
      S: キャンセルしました。
      """),
    Transcript(
      "العربية", language: "ar",
      """
      U: rate dune
      S: هناك أكثر من نتيجة لـ«dune». أي فيلم؟
      \(dunes)
      U: الثاني
      S: أي تقييم؟
      U: لا، أقصد Cars
      S: حسنًا: Cars (2006 · John Lasseter). أي تقييم؟
      U: ٣
      S: قيّم: Cars (2006 · John Lasseter)، 3
      = run rate film=cars-2006 stars=3
      """),
    Transcript(
      "العربية: إلغاء", language: "ar",
      """
      U: delete list summer
      S: احذف القائمة: Summer. هل أنفّذ ذلك؟
      U: لا
      S: حسنًا، لم يتغير شيء.
      U: rate toy story
      S: هناك أكثر من نتيجة لـ«toy story». أي فيلم؟
      \(toyStories)
      U: الذي من عام 1999
      S: أي تقييم؟
      U: إلغاء
      S: تم الإلغاء.
      """),
  ]
}

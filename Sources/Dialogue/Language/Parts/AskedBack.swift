/// What asks back about the options and the action, in each language.
enum AskedBack {
  typealias Rows = [(part: ReplyPart, phrases: String)]

  static let english: Rows = [
    (
      .asksFacts,
      """
      who made, who directed, who's in, who is in, who stars in, who played in, who wrote, who's the director of,
      who is the director of, who did, who shot, who is, who's, when was, when did, when is, when's, what year is, what year was,
      what year did, which year is, from when is, how long is, how old is, how good is, what is, what's,
      tell me about, tell me more about, tell me something about, more about, details of, info on, info about, what do you know about,
      remind me about, who made it, who directed it, who are they by, who are they from, what years are they, when are they from
      """
    ),
    (
      .asksDifference,
      """
      what's the difference, what is the difference, whats the difference, what's the difference between them, difference,
      what is the difference between them, what is the difference between, what's the difference between, the difference,
      how are they different, how do they differ, how do these differ, how are these different, what's different,
      what is different, what's different about them, in what way do they differ, what sets them apart, how can i tell them apart,
      how do i tell them apart, what distinguishes them, aren't they the same, are they the same, are they not the same,
      compare them, compare
      """
    ),
    (
      .asksMeaning,
      """
      what does that do, what does this do, what does it do, what will that do, what will this do, what will it do,
      what would that do, what would it do, what happens, what happens then, what happens if i say yes, what would happen,
      what will happen, and then what, what are you going to do, what are you about to do, what will you do,
      what exactly will you do, what is that for, what do these do, what do they do, what do those do, what does which do
      """
    ),
  ]

  static let german: Rows = [
    (
      .asksFacts,
      """
      wer hat, wer war bei, wer ist bei, wer führt regie bei, wer führte regie bei, wer hat regie geführt bei, von wem ist,
      von wem war, von wem sind, wer spielt in, wer spielt bei, wer spielt mit in, wer ist der regisseur von, wer ist, wer war, wann war, wann kam,
      wann ist, wann wurde, von wann ist, von wann sind, aus welchem jahr ist, aus welchem jahr, wie lang ist, wie alt ist,
      wie gut ist, was ist mit, was ist, erzähl mir von, erzähl mir was über, erzähl mir mehr über, erzähl was über, mehr über, mehr zu, infos zu,
      details zu, was weißt du über, von wem sind die, von wem sind sie, wer hat die gemacht
      """
    ),
    (
      .asksDifference,
      """
      was ist der unterschied, was ist denn der unterschied, was ist da der unterschied, wo ist der unterschied, wo liegt der unterschied,
      worin liegt der unterschied, worin besteht der unterschied, welcher unterschied, unterschied, der unterschied, unterschiede, die unterschiede,
      worin unterscheiden sie sich, worin unterscheiden sich die, worin unterscheiden die sich, wie unterscheiden sie sich,
      wie unterscheiden die sich, was unterscheidet sie, was unterscheidet die, was unterscheidet die beiden, was ist anders,
      was ist daran anders, was ist der unterschied zwischen, was ist der unterschied zwischen den beiden, sind die nicht gleich,
      ist das nicht dasselbe, vergleiche sie, vergleich die mal, wat is der unterschied, was isch der unterschied
      """
    ),
    (
      .asksMeaning,
      """
      was macht das, was macht der, was macht das denn, was macht das genau, was tut das, was passiert dann, was passiert da,
      was passiert dabei, was passiert, was passiert wenn ich ja sage, was würde passieren, was geschieht dann, und dann,
      was machst du dann, was machst du da, was hast du vor, was willst du tun, was wird gemacht, was bewirkt das, was bedeutet das,
      was heißt das, was machen die, was tun die, was machen Sie dann, was tun sie dann
      """
    ),
  ]

  static let french: Rows = [
    (
      .asksFacts,
      """
      qui a fait, qui a réalisé, qui a tourné, qui réalise, qui joue dans, qui est dans, qui est le réalisateur de, qui est le réalisateur du, qui est,
      c'est qui, il est de qui, elle est de qui, de qui est, de qui sont, quand est sorti, quand est sortie, quand, de quand date, de quand est,
      de quelle année est, de quelle année date, quelle année, en quelle année, combien de temps dure, il dure combien, c'est quoi, qu'est ce que c'est,
      parle moi de, parle moi du, parlez moi de, parlez moi du, dis m'en plus sur, dites m'en plus sur, plus d'infos sur, des infos sur,
      de quand ils datent, ils sont de qui, c'est de qui, qui les a faits, qui l'a fait, qui l'a réalisé
      """
    ),
    (
      .asksDifference,
      """
      quelle est la différence, c'est quoi la différence, quelle différence, la différence, différence, quelles sont les différences,
      quelle est la différence entre eux, quelle est la différence entre les deux, c'est quoi la différence entre les deux, quelle différence entre les deux,
      c'est quoi la différence entre eux, la différence c'est quoi, en quoi sont ils différents, en quoi diffèrent ils, en quoi ils diffèrent,
      en quoi c'est différent, qu'est ce qui les distingue, qu'est ce qui les différencie, qu'est ce qui change, ils diffèrent en quoi,
      comment les distinguer, c'est pas les mêmes, ce ne sont pas les mêmes, c'est pas pareil, compare les, comparez les
      """
    ),
    (
      .asksMeaning,
      """
      ça fait quoi, qu'est ce que ça fait, que fait cela, que fait ça, à quoi ça sert, ça sert à quoi, que se passe t il, qu'est ce qui se passe,
      il se passe quoi, que va t il se passer, qu'est ce qui va se passer, il va se passer quoi, et après, et ensuite, et alors,
      que vas tu faire, qu'est ce que tu vas faire, tu vas faire quoi, que ferez vous, qu'allez vous faire, vous allez faire quoi,
      qu'est ce que vous allez faire, qu'est ce que ça veut dire, ça veut dire quoi, si je dis oui il se passe quoi
      """
    ),
  ]

  static let spanish: Rows = [
    (
      .asksFacts,
      """
      quién hizo, quien hizo, quién dirigió, quien dirigió, quién dirige, quién es el director de, quién es la directora de, quién la dirigió,
      quién la hizo, quién las hizo, quién sale en, quién actúa en, quién es, quién era, de quién es, de quién son, de quien es, de quien son,
      cuándo salió, cuándo se estrenó, cuándo es, cuando salió, de cuándo es, de cuándo son, de qué año es, de qué año son, de qué año,
      qué año es, cuánto dura, cómo es, qué es, háblame de, hábleme de, cuéntame de, cuéntame más de, cuéntame sobre,
      dime más de, dime más sobre, más sobre, más información de, información sobre
      """
    ),
    (
      .asksDifference,
      """
      cuál es la diferencia, cual es la diferencia, qué diferencia hay, que diferencia hay, qué diferencia hay entre ellas, qué diferencia hay entre ellos,
      qué diferencia hay entre las dos, cuál es la diferencia entre ellas, cuál es la diferencia entre las dos, cuál es la diferencia entre, la diferencia,
      diferencia, diferencias, qué diferencias hay, en qué se diferencian, en qué se distinguen, en qué son distintas, en qué son diferentes,
      qué cambia, qué tienen de distinto, qué tienen de diferente, cómo las distingo, no son la misma, no son iguales, no es lo mismo, compáralas
      """
    ),
    (
      .asksMeaning,
      """
      qué hace eso, qué hace esto, qué hace, que hace eso, para qué sirve, para qué sirve eso, qué pasa, qué pasa entonces, qué pasa si digo que sí, qué pasará,
      qué va a pasar, qué pasaría, y luego qué, y después, y entonces, qué vas a hacer, qué va a hacer, qué harás, qué hará, qué harías,
      qué significa, qué significa eso, qué quiere decir, qué quiere decir eso, qué hacen, qué hacen esas
      """
    ),
  ]

  static let japanese: Rows = [
    (
      .asksFacts,
      """
      誰の、だれの、誰が作った、だれが作った、誰が監督、誰の監督、の監督は誰、監督は誰、監督は、監督は誰ですか、の監督は、誰が監督した、誰の作品、誰の映画、主演は誰、誰が出てる、
      は誰の、は誰、は誰ですか、いつの、いつの映画、はいつの、はいつ、はいつですか、いつ公開、いつ作られた、何年の、は何年、は何年の、は何年ですか、何年公開、どんな映画、はどんな映画、
      はどんなの、ってどんなの、ってどんな映画、について教えて、について教えてください、のこと教えて、の詳細、を詳しく、詳しく教えて、は面白い、面白いですか、は長い、の長さは
      """
    ),
    (
      .asksDifference,
      """
      違い、違いは、違いは何、違いは何ですか、違いって何、違いはなに、何が違う、何が違うの、何が違うんですか、何が違いますか、なにが違う、なにが違うの、どう違う、どう違うの、どう違うんですか、
      どう違いますか、どこが違う、どこが違うの、どこが違いますか、どこが違うんですか、どんな違い、どんな違いがある、どんな違いがありますか、違いを教えて、違いを教えてください、
      違いがわからない、見分け方は、同じじゃないの、同じではないの、同じじゃないですか、比べて
      """
    ),
    (
      .asksMeaning,
      """
      何をする、何をするの、何をするんですか、何をしますか、何するの、なにするの、それは何をする、それは何をするの、それは何をしますか、これは何をする、これは何をするの、どうなる、どうなるの、
      どうなりますか、どうなるんですか、何が起きる、何が起こる、何が起きるの、何が起こりますか、はいと言ったらどうなる、どういう意味、どういう意味ですか、それってどういう意味、
      どういうこと、どういうことですか、何のこと
      """
    ),
  ]

  static let arabic: Rows = [
    (
      .asksFacts,
      """
      من أخرج, مين أخرج, مين اخرج, من صنع, مين عمل, من عمل, مين صنع, من مخرج, مين مخرج, من هو مخرج, من بطل, مين بطل, من يمثل في, مين بيمثل في, لمن, من هو, مين هو, متى صدر, متى طلع, متى,
      امتى, إمتى, في أي سنة, من أي سنة, أي سنة, كم مدة, كم طول, ما قصة, شو قصة, إيه قصة, حدثني عن, احكي لي عن, احكيلي عن, أخبرني عن, خبرني عن, قل لي عن,
      معلومات عن, المزيد عن, تفاصيل, لمين
      """
    ),
    (
      .asksDifference,
      """
      ما الفرق, ما هو الفرق, ما الفرق بينهما, ما الفرق بينهم, ما الفرق بينها, ما هو الفرق بينهما, ما هو الفرق بينهم, الفرق, شو الفرق, شو الفرق بينهم, ايش الفرق, إيش الفرق, ايش الفرق بينهم,
      وش الفرق, وش الفرق بينهم, إيه الفرق, ايه الفرق, إيه الفرق بينهم, ايه الفرق بينهم, شنو الفرق, شنو الفرق بيناتهم, فين الفرق, بماذا تختلف, بماذا يختلفان, فيم تختلف, كيف تختلف, كيف يختلفان,
      كيف أميز بينها, كيف أفرق بينهم, ما الاختلاف, الاختلاف, أليست متشابهة, أليسوا نفس الشيء, مش نفس الشي, قارن بينهم, قارن بينها
      """
    ),
    (
      .asksMeaning,
      """
      ماذا يفعل هذا, ماذا يفعل, ماذا يفعل ذلك, ماذا سيحدث, ماذا يحدث, ماذا سيحصل, وماذا بعد, ثم ماذا, وبعدين, وبعدها, شو بصير, شو رح يصير, شو بيعمل, شو بيعمل هذا, إيه اللي هيحصل, ايه اللي هيحصل,
      بيعمل إيه, بيعمل ايه, ده بيعمل إيه, ده بيعمل ايه, وش يسوي, وش يسوي هذا, وش بيصير, ايش يسوي, ايش راح يصير, ماذا ستفعل, شو رح تعمل, هتعمل إيه, وش بتسوي, ما معنى هذا, ما معنى ذلك, ماذا يعني, ماذا يعني هذا,
      شو يعني, يعني إيه, يعني ايه, وش يعني, ايش يعني
      """
    ),
  ]
}

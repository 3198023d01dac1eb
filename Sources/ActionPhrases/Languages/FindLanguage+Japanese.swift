extension FindLanguage {
  static let japanese = FindLanguage(
    title: "<plural>を検索",
    sentences: [
      """
      [<app>][<all>の]<filters>[<rank>[の]][<adjective>]<things>\
      ([で][は](何|なに|どれ)[ですか]|(は|って|が)(ありますか|ある|あるの)|[一覧|リスト]\
      |(を|が)[<all>|<amount>][<sorting>]<show>|[を]<sorting>[<amount>][<show>])
      """,
      """
      [<app>][<sorting>[、]][<all>の|<amount>の][<rank>[の]][<adjective>]<things>\
      (を[<all>|<amount>][<sorting>]<show>|[を]<sorting>[<amount>][<show>])
      """,
      "[<app>][<amount>の]<rank>[の][<adjective>]<things>(<amount>|は(何|なに|どれ)[ですか]|[一覧|リスト])",
    ],
    parts: [
      "show": """
      (見せて|表示して|探して|教えて|検索して|出して|一覧表示して|並べて|並べ替えて)[ください]\
      |(表示|検索)[する|したい]|(見る|見たい|見たいです|探す|並べる|並べ替える)\
      |(探して|検索して)(います|いる|ます|る)
      """,
      "all": "全部|すべて|全て|全",
      "amount": "[最初の]<count>(本|件|個|つ|冊|枚|人|曲|点|部)",
      "filters": "<filter>[[、][かつ]<filter>[[、][かつ]<filter>]|[<things>]<or><filter>]",
      "sorting": "<key>(順|の順|順番)(に|で)|<key>の<direction>(に|で)|<rank>(順|順番)(に|で)",
      "app": "<name>で",
      "byWord": "の",
    ],
    adjectives: [.choice: "<v>[の]", .boolean: "<v>[の]"],
    filters: [
      .text: [
        .is: ["<p>が<v>の", "<p>が<v>である"],
        .isNot: ["<p>が<v>(ではない|でない|じゃない|以外の)"],
        .contains: ["<p>に<v>(を含む|が入った|が入っている|が含まれる|と付く)"],
        .begins: ["<p>が<v>で始まる"],
        .ends: ["<p>が<v>で終わる"],
      ],
      .number: [
        .is: ["<p>が<v>の"], .isNot: ["<p>が<v>(ではない|でない|以外の)"],
        .above: ["<p>が<v>より(大きい|高い|多い|長い|上の)", "<p>が<v>を超える"],
        .atLeast: ["<p>[が]<v>以上の"],
        .below: ["<p>[が]<v>未満の", "<p>が<v>より(小さい|低い|少ない|短い|下の)"],
        .atMost: ["<p>[が]<v>以下の"],
        .from: ["<p>が<from>から<to>[まで]の", "<p>が<from>と<to>の間の"],
      ],
      .year: [
        .is: ["<bare><v>年(の|に<lead>[の]|<lead>の|製作の|制作の)", "<p>が<v>年の"],
        .isNot: ["<bare><v>年(ではない|以外の)"],
        .above: ["<bare><v>年(より後|より新しい|の後)[の|に<lead>]"],
        .atLeast: ["<bare><v>年(以降|以後|から)[の|に<lead>]"],
        .below: ["<bare><v>年(より前|より古い|の前)[の|に<lead>]"],
        .atMost: ["<bare><v>年(以前|まで)[の|に<lead>]"],
        .from: ["<bare><from>年から<to>年[まで|の間][の|に<lead>]"],
      ],
      .date: [
        .is: ["<bare><v>の", "<v>に<lead>"], .above: ["<bare><v>より後の", "<v>より後に<lead>"],
        .atLeast: ["<bare><v>(以降|から)の", "<v>(以降に|から)<lead>"],
        .below: ["<bare><v>より前の", "<v>より前に<lead>"],
        .atMost: ["<bare><v>(以前|まで)の", "<v>までに<lead>"],
        .from: ["<bare><from>から<to>までの", "<from>から<to>までに<lead>"],
      ],
      .boolean: [.is: ["<v>の"]],
      .choice: [
        .is: ["<p>が<v>の", "<v>の"], .isNot: ["<v>(ではない|でない|じゃない|以外の)"],
      ],
    ],
    concepts: [
      .director: ConceptWording(
        matches: ["<v>監督の", "<v>が(監督した|撮った|作った)", "監督が<v>の", "<v>監督による"],
        names: ["監督"]),
      .author: ConceptWording(
        matches: ["<v>が書いた", "<v>[著]の", "<v>による", "著者が<v>の"], names: ["著者", "作者"]),
      .artist: ConceptWording(
        matches: ["<v>が(歌った|作った|歌う)", "<v>による"], names: ["アーティスト"]),
      .performer: ConceptWording(
        matches: ["<v>(主演|出演)の", "<v>が(出演した|出演する|出ている|出る|主演した)"],
        names: ["出演者"]),
      .owner: ConceptWording(matches: ["<v>(担当|所有)の"]),
      .title: ConceptWording(
        names: ["タイトル", "題名", "名前"], ascending: ["あいうえお", "五十音", "アルファベット"],
        relations: [
          .is: ["<v>という[(タイトル|題名|名前)の]"], .begins: ["<v>で始まる"],
          .ends: ["<v>で終わる"],
        ]),
      .topic: ConceptWording(matches: ["<v>(についての|に関する)"]),
      .tag: ConceptWording(matches: ["<v>のタグが付いた"], names: ["タグ"]),
      .place: ConceptWording(matches: ["<v>(にある|の近くの)"], names: ["場所"]),
      .year: ConceptWording(
        names: ["年", "公開日", "年代"], lead: "公開された|作られた|公開|製作された|制作された",
        ascending: ["古い", "最も古い", "一番古い"],
        descending: ["新しい", "最新", "最新の", "最も新しい", "一番新しい"]),
      .date: ConceptWording(
        names: ["日付"], ascending: ["古い", "最も古い", "一番古い"],
        descending: ["新しい", "最新", "最新の", "最も新しい", "一番新しい"]),
      .created: ConceptWording(
        names: ["作成日"], lead: "作成された|作成した|作った", ascending: ["古い", "最も古い"],
        descending: ["新しい", "最新", "最新の", "最も新しい"]),
      .added: ConceptWording(
        names: ["追加日"], lead: "追加された|追加した", descending: ["最近追加された"]),
      .modified: ConceptWording(
        names: ["更新日"], lead: "更新された|更新した|変更した|編集した",
        descending: ["最近更新された"]),
      .due: ConceptWording(names: ["期限", "締め切り"], lead: "期限の|締め切りの"),
      .released: ConceptWording(
        names: ["公開日", "発売日"], lead: "公開された|発売された",
        ascending: ["古い", "最も古い", "一番古い"],
        descending: ["新しい", "最新", "最新の", "最も新しい", "一番新しい"]),
      .rating: ConceptWording(
        names: ["評価"], ascending: ["評価の低い", "評価が低い"],
        descending: ["評価の高い", "評価が高い"],
        relations: [
          .is: ["星<v>つの"], .atLeast: ["星<v>つ以上の"], .below: ["星<v>つ未満の"],
          .atMost: ["星<v>つ以下の"],
        ]),
      .duration: ConceptWording(
        names: ["長さ", "上映時間"], ascending: ["短い", "最も短い", "一番短い"],
        descending: ["長い", "最も長い", "一番長い"],
        relations: [
          .above: ["<v>分より長い"], .atLeast: ["<v>分以上の"], .below: ["<v>分より短い"],
          .atMost: ["<v>分以下の", "<v>分以内の"],
        ]),
      .price: ConceptWording(
        names: ["値段", "価格"], ascending: ["安い", "最も安い", "一番安い"],
        descending: ["高い", "最も高い", "一番高い"],
        relations: [
          .atLeast: ["<v>円以上の"], .below: ["<v>円未満の"], .atMost: ["<v>円以下の"],
        ]),
      .size: ConceptWording(
        names: ["大きさ", "サイズ"], ascending: ["小さい", "最も小さい"],
        descending: ["大きい", "最も大きい"]),
    ],
    any: ["または", "もしくは", "あるいは", "か"],
    ascending: ["昇順"], descending: ["降順", "逆順"],
    yes: ["<p>", "<p>済み"], no: ["未<p>", "<p>でない", "<p>ではない"], separator: "",
    labels: FindLabels(
      sorting: "並べ替え", ranking: "順位", order: "順序", limit: "最大数", mode: "条件",
      allFilters: "すべての条件", anyFilter: "いずれかの条件",
      relations: [
        .is: "<p>", .isNot: "<p>以外", .contains: "<p>に含む", .begins: "<p>の始まり",
        .ends: "<p>の終わり", .above: "<p>より上", .atLeast: "<p>以上", .below: "<p>未満",
        .atMost: "<p>以下", .from: "<p>から", .to: "<p>まで",
      ]))
}

extension SchemaLanguage {
  static let japanese = SchemaLanguage(
    search: [
      """
      [<app>][あの|その|この]<term>(<about>[あの|その|この]<things>(を<show>|は(何|なに|どれ)[ですか|だっけ]|<exists>)\
      |<topic><things>[一覧])
      """,
      "[<app>][どの|どんな]<things>(に|で)<term>が(出てきますか|出てくる[の]|登場しますか)",
      "(<name>|<things>[の中])(で|から)<term>を<show>",
      "<things>を<term>で(検索|探)して[ください]",
    ],
    searchHere: ["[<app>](このページ|ページ)(で|から|内で)<term>を<show>"],
    act: ["[<app>]<do>"],
    whole: "[この|その|あの|私の|すべての|全ての][<target>という(名前|タイトル)の|<target>という]<object>",
    new: "[新しい|新規][<target>という[(名前|タイトル)の]|<target>についての]<object>",
    parts: [
      "show": "(見せて|表示して|開いて|探して|教えて|検索して|見つけて|出して)[ください]|(探して|検索して)(います|いる|ます|る)",
      "about": "(についての|に関する|が出てくる|の出てくる|が出る|の出る|が登場する|の登場する|の)",
      "topic": "(についての|に関する|が出てくる|の出てくる|が出る|が登場する)",
      "exists": "(は|って|が)(ありますか|ある|あるの|知ってる|知っていますか)",
      "app": "<name>で",
      "please": "[ください]",
    ],
    verbs: [
      .create: "<x>を(作って|作成して|追加して)<please>|<x>を(作る|作成する|追加する)",
      .write: "<x>を書いて<please>|<x>を書く", .record: "<x>を(録音|録画)して<please>",
      .open: "<x>を(開いて|表示して|見せて)<please>|<x>を開く", .read: "<x>を読んで<please>|<x>を読む",
      .play: "<x>を(再生して|流して|かけて)<please>|<x>を再生", .switchTo: "<x>に(切り替えて|移動して)<please>",
      .close: "<x>を閉じて<please>|<x>を閉じる", .delete: "<x>を(削除して|消して|消去して)<please>|<x>を削除",
      .move: "<x>を移動して<please>", .rename: "<x>の名前を(変えて|変更して)<please>",
      .edit: "<x>を(編集して|変更して|更新して)<please>|<x>を編集", .archive: "<x>をアーカイブして<please>",
      .forward: "<x>を転送して<please>", .reply: "<x>に返信して<please>", .save: "<x>を保存して<please>",
      .send: "<x>を(送って|送信して)<please>|<x>を送信", .crop: "<x>を(切り抜いて|トリミングして)<please>",
      .duplicate: "<x>を(複製して|コピーして)<please>", .cleanUp: "<x>を(クリーンアップ|修正)して<please>",
      .rotate: "<x>を(回転して|回転させて|回して)<please>", .straighten: "<x>の傾きを(直して|補正して)<please>",
      .start: "<x>を(開始して|始めて|スタートして)<please>|<x>を開始", .stop: "<x>を(停止して|止めて|終了して)<please>|<x>を停止",
      .bookmark: "<x>をブックマークして<please>",
      .enhance: "<x>を(補正して|きれいにして|改善して)<please>",
      .resize: "<x>のサイズを(変えて|変更して)<please>|<x>をリサイズして<please>",
      .mark: "<x>を<choice>にして<please>", .openMode: "<x>を[<choice>[モード]で](開いて|起動して)<please>",
      .choose: "<x>を(選んで|選択して)<please>|<x>を<choice>に(して|切り替えて|変えて)<please>"
        + "|<choice><x.noun>に(して|切り替えて)<please>",
      .flip: "<x>を切り替えて<please>",
      .turn: "<x>をめくって<please>|(<choice>|<valueless>(次|前))の<x.noun>(に|へ)(移動して|行って|進んで|戻って)<please>"
        + "|<number>ページ(に|へ)(移動して|行って)<please>",
      .set: "<x>を<value>に(して|設定して|変更して|変えて)<please>|<x>を(変えて|変更して|調整して)<please>"
        + "|<x>を<choice>して<please>",
      .make: "<x>を<choice>[に]して<please>",
      .setOf: "<y>の<x>を[<value>に](して|設定して|変更して|変えて|調整して)<please>"
        + "|<app><x>を[<value>に](設定して|変更して|調整して)<please>",
      .toggle: "<valueless><x>を(オンにして|オフにして|有効にして|無効にして)<please>|<x>を切り替えて<please>"
        + "|<x>を<choice>にして<please>",
      .insert: "<y>に[<text>という]<x>を(追加して|挿入して|入れて|貼って)<please>|<x>を<y>に(追加して|挿入して|入れて|貼って)<please>",
      .addTo: "<x>を<y>に(追加して|入れて)<please>|<y>に<x>を(追加して|入れて)<please>",
      .takeFrom: "<y>から<x>を(削除して|消して|外して)<please>|<x>を<y>から(削除して|消して|外して)<please>",
      .post: "<x>を<y>に(投稿して|共有して|追加して)<please>|<y>に<x>を(投稿して|共有して|追加して)<please>",
      .editIn: "<y>の<x>を(編集して|変更して|移動して)<please>", .copyFrom: "[<y>の]<x>をコピーして<please>",
      .pasteOn: "[<y>に]<x>を(ペーストして|貼り付けて|適用して)<please>",
      .importNew: "<x>を(読み込んで|インポートして|取り込んで)<please>|<x>を<y>に追加して<please>",
    ],
    objects: [
      .book: "本|書籍", .audiobook: "オーディオブック", .page: "ページ", .website: "ウェブサイト|サイト|ウェブページ",
      .tab: "タブ", .newTab: "新しいタブ", .window: "ブラウザのウィンドウ|ブラウザウィンドウ",
      .newWindow: "新しいブラウザのウィンドウ", .bookmark: "ブックマーク", .history: "閲覧履歴|ブラウザの履歴",
      .file: "ファイル", .folder: "フォルダ|フォルダー", .entry: "日記|ジャーナル|日記のエントリ",
      .audioEntry: "(音声|声)の(日記|ジャーナル)|音声日記", .draft: "メールの下書き|下書き", .mail: "メール",
      .photo: "写真|画像", .album: "アルバム", .recording: "録画|録音|撮影",
      .presentation: "プレゼンテーション|プレゼン|スライドショー",
      .slide: "スライド", .document: "書類|文書|ドキュメント", .spreadsheet: "スプレッドシート|表計算", .sheet: "シート",
      .board: "ホワイトボード",
      .worksheet: "ワークシート|(スプレッドシート|表計算)のシート", .boardItem: "アイテム|付箋|図形|メモ",
      .audio: "オーディオ|音声|サウンド", .comment: "コメント", .image: "画像|写真", .textBox: "テキストボックス",
      .video: "ビデオ|動画", .webVideo: "ウェブビデオ|ウェブ動画|オンライン動画", .title: "タイトル|題名|見出し",
      .sharedAlbum: "共有アルバム", .library: "写真ライブラリ|ライブラリ", .person: "写真の人物|写っている人|認識された人物",
      .edits: "編集内容|写真の編集内容", .suggestedEdits: "編集の提案|おすすめの編集", .exposure: "露出|露光量",
      .saturation: "彩度", .warmth: "暖かみ|色温度", .filter: "フィルタ|フィルター", .depth: "被写界深度|深度",
      .depthEffect: "深度エフェクト|ポートレート効果", .readingSettings: "読書設定|リーダーの設定|読書テーマ",
      .text: "文字|テキスト", .fontSize: "文字サイズ|文字の大きさ|フォント|フォントサイズ",
      .lineSpacing: "行間", .characterSpacing: "文字間隔|字間", .wordSpacing: "単語の間隔|単語間隔",
      .camera: "カメラ",
    ])
}

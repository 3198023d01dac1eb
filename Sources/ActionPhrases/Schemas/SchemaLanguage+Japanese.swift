extension SchemaLanguage {
  static let japanese = SchemaLanguage(
    search: [
      "[<app>][あの|その|この]<term><about>[あの|その|この]<things>(を<show>|は(何|なに|どれ)[ですか|だっけ])",
      "(<name>|<things>[の中])(で|から)<term>を<show>",
      "<things>を<term>で(検索|探)して[ください]",
    ],
    searchHere: ["[<app>](このページ|ページ)(で|から|内で)<term>を<show>"],
    act: ["[<app>]<do>"],
    whole: "[この|その|あの|私の|すべての|全ての][<target>という(名前|タイトル)の|<target>という]<object>",
    new: "[新しい|新規][<target>という[(名前|タイトル)の]|<target>についての]<object>",
    parts: [
      "show": "(見せて|表示して|探して|教えて|検索して|見つけて|出して)[ください]",
      "about": "(についての|に関する|が出てくる|の出てくる|が出る|の出る|が登場する|の登場する|の)",
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
    ])
}

extension SchemaLanguage {
  static let english = SchemaLanguage(
    search: [
      "<show> [<that>] <things> <about> [<article>] <term> [<app>]",
      "(what|which) (is|was|are|were) (that|the|those) <things> <about> [<article>] <term> [<app>]",
      "(do I have|are there|is there) [any|a|an|some] <things> <about> [<article>] <term> [<app>]",
      "(search|look|find) [for] <term> (in|on|with|using) (<name>|[my|the|all] <things>)",
      "search (<name>|[my|the|all] <things>) for <term>",
      "[ask] <name> [to] (search [for]|find|look for) <term>",
    ],
    searchHere: [
      "(find|search [for]|look for) <term> (on|in) (this|the) page [<app>]",
      "where does (this|the) page say <term> [<app>]",
    ],
    act: ["<do> [<app>]"],
    whole: """
      [the|this|that|my|a|an|these|those|all|all my] <object> [(called|named|titled) <target>]
      """,
    new: "[a|an|the|another] [new] <object> [(called|named|titled|about) <target>]",
    parts: [
      "show": "(find|show|get|bring up|pull up) [me]|search [for]|look for|look up",
      "that": "that|the|this|a|an|any|some|all|all the|those",
      "about": "about|with|featuring|mentioning|where there is|that has|that have|that mentions",
      "article": "the|a|an|some",
      "app": "(in|with|using|on) <name>",
    ],
    verbs: [
      .create: "(create|make|add) [me] <x>", .write: "(write|compose|draft) [me] <x>",
      .record: "record <x>", .open: "(open|show|go to) [me] <x>", .read: "read <x>",
      .play: "(play|listen to) <x>", .switchTo: "(switch|go|change) to <x>", .close: "close <x>",
      .delete: "(delete|remove|erase|clear) <x>", .move: "move <x>", .rename: "rename <x>",
      .edit: "(edit|change|update) <x>", .archive: "archive <x>", .forward: "forward <x>",
      .reply: "(reply to|answer|respond to) <x>", .save: "save <x>", .send: "send <x>",
      .crop: "crop <x>", .duplicate: "(duplicate|copy) <x>", .cleanUp: "(clean up|retouch) <x>",
      .rotate: "(rotate|turn) <x>", .straighten: "straighten <x>",
      .start: "(start|begin) <x>", .stop: "(stop|end|finish) <x>", .bookmark: "bookmark <x>",
    ],
    objects: [
      .book: "book|books", .audiobook: "audiobook|audio book|audiobooks", .page: "page|pages",
      .website: "website|web page|site|websites", .tab: "browser tab|tab|tabs|browser tabs",
      .newTab: "new (tab|browser tab)", .window: "browser window|browser windows",
      .newWindow: "new browser window", .bookmark: "bookmark|bookmarks",
      .history: "browsing history|browser history", .file: "file|files",
      .folder: "folder|folders", .entry: "journal entry|journal entries|diary entry",
      .audioEntry: "(audio|voice) journal entry",
      .draft: "email draft|mail draft|draft email|draft",
      .mail: "email|e-mail|mail|emails", .photo: "photo|photos|picture|pictures|image|images",
      .album: "album|albums|photo album", .recording: "recording|video recording",
      .presentation: "presentation|slide show|slideshow", .slide: "slide|slides",
      .document: "document|documents", .spreadsheet: "spreadsheet|spreadsheets",
      .sheet: "sheet|sheets", .board: "whiteboard|board|whiteboards",
    ])
}

extension SchemaLanguage {
  static let english = SchemaLanguage(
    search: [
      "<show> [<that>] <things> <about> [<article>] <term> [<app>]",
      "(<which>|<ask>) [that|the|those|a|an|any|some] <things> <about> [<article>] <term> [<app>]",
      "<which> (that|the|those) <things> <about> [<article>] <term> called [<app>]",
      "(what|which) <things> (features|mentions|is about|are about) [<article>] <term> [<app>]",
      "(what|which) <things> (has|have) [<article>] <term> in (it|them) [<app>]",
      "[any|all|some] <things> (about|featuring|mentioning) [<article>] <term> [<app>]",
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
      "show": "(find|show|get|open|bring up|pull up) [me]|search [for]|look for|look up",
      "that": "that|the|this|a|an|any|some|all|all the|those|my|all my",
      "about": """
      [that is|that are|that's] about|with|featuring|mentioning|where there is|that has|that have\
      |that mentions|where|in which
      """,
      "which": "(what|which) (is|was|are|were)|what's",
      "ask": """
      (is|are|was|were) there|do (you|I|we) (have|know|remember)\
      |(I'm|I am|we're|we are) (looking for|searching for|trying to find)
      """,
      "article": "the|a|an|some",
      "app": "(in|with|using|on) <name>",
      "to": "(to|into|onto|on|in) <y>",
    ],
    verbs: [
      .create: "(create|make|add) [me] <x>", .write: "(write|compose|draft) [me] <x>",
      .record: "record <x>", .open: "(open|show|go to) [me] <x>", .read: "read <x>",
      .play: "(play|listen to) <x>", .switchTo: "(switch|go|change) to <x>", .close: "close <x>",
      .delete: "(delete|remove|erase|clear) <x>", .move: "move <x>", .rename: "rename <x>",
      .edit: "(edit|change|update) <x>", .archive: "archive <x>", .forward: "forward <x>",
      .reply: "(reply to|answer|respond to) <x>", .save: "save <x>", .send: "send <x>",
      .crop: "crop <x>", .duplicate: "(duplicate|copy) <x>", .cleanUp: "(clean up|retouch) <x>",
      .rotate: "rotate <x>|turn <x> (around|sideways)", .straighten: "straighten <x>",
      .start: "(start|begin) <x>", .stop: "(stop|end|finish) <x>",
      .bookmark: "bookmark <x>|(add|save) <x> to [my|the] bookmarks",
      .enhance: "(enhance|improve|sharpen) <x>",
      .resize: "(resize|scale|change the size of) <x>", .mark: "mark <x> as <choice>",
      .openMode: "(open|start) <x> [in <choice> [mode]]",
      .choose: "(choose|select|set) <x> [to <choice>]"
        + "|(use|switch to|change to) the <choice> <x.noun>",
      .flip: "(switch|flip|reverse) <x>",
      .turn: "(turn|flip) <x>|(go|turn|skip|flip) to the (<choice>|<valueless>(next|previous))"
        + " <x.noun>|(go|turn|skip) to page <number>",
      .set: "(set|change|adjust) <x> [to <value>]|make <x> <choice>", .make: "make <x> <choice>",
      .setOf:
        "(set|change|adjust) <x> ((of|in|for|on) <y> [to <value>]|[to <value>] <app>)",
      .toggle: "<valueless>(turn on|turn off|switch on|switch off|enable|disable) <x>"
        + "|<valueless>turn <x> (on|off)|toggle <x>|(turn|switch) (<choice> <x>|<x> <choice>)",
      .insert: "(add|insert|put|place) <x> <to> [(saying|that says) <text>]",
      .addTo: "(add|put|move) <x> <to>", .takeFrom: "(remove|delete|take) <x> (from|out of) <y>",
      .post: "(post|share|upload|add) <x> <to>",
      .editIn: "(edit|change|update|move) <x> (on|in|of) <y>",
      .copyFrom: "copy <x> [(of|from) <y>]", .pasteOn: "(paste|apply) <x> [<to>]",
      .importNew: "import <x>|(add|save|upload) <x> to <y>",
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
      .worksheet: "worksheet|worksheets|sheet (in|of) (the|this|my) spreadsheet",
      .boardItem: "item|items|note|sticky note|shape",
      .audio: "audio|audio clip|audio recording|audio file|sound", .comment: "comment|comments",
      .image: "image|picture|photo", .textBox: "text box|textbox", .video: "video|video clip",
      .webVideo: "web video|online video", .title: "title|heading",
      .sharedAlbum: "shared album|shared albums", .library: "photo library|library",
      .person: "person (in|on) (the|this|my) (photo|picture)|recognized person",
      .edits: "edits|photo edits", .suggestedEdits: "suggested edits|automatic edits",
      .exposure: "exposure", .saturation: "saturation|color saturation",
      .warmth: "warmth|color temperature", .filter: "filter|photo filter",
      .depth: "depth|depth of field", .depthEffect: "depth effect|portrait effect",
      .readingSettings: "reading settings|reader settings|reading theme", .text: "text|letters",
      .fontSize: "font|font size|text size", .lineSpacing: "line spacing|space between lines",
      .characterSpacing: "character spacing|letter spacing|space between letters",
      .wordSpacing: "word spacing|space between words", .camera: "camera|cameras",
    ])
}

// The schemas of entities that Apple documents, reached as `.photos.album`. A table of names, written
// as Swift because app sources reach them as members; so its rows look alike.

extension AssistantSchemas.Entity {
  /// The domain of books.
  public static var books: Books { Books() }
  /// The domain of browser.
  public static var browser: Browser { Browser() }
  /// The domain of files.
  public static var files: Files { Files() }
  /// The domain of journal.
  public static var journal: Journal { Journal() }
  /// The domain of mail.
  public static var mail: Mail { Mail() }
  /// The domain of photos.
  public static var photos: Photos { Photos() }
  /// The domain of presentation.
  public static var presentation: Presentation { Presentation() }
  /// The domain of reader.
  public static var reader: Reader { Reader() }
  /// The domain of spreadsheet.
  public static var spreadsheet: Spreadsheet { Spreadsheet() }
  /// The domain of whiteboard.
  public static var whiteboard: Whiteboard { Whiteboard() }
  /// The domain of word processor.
  public static var wordProcessor: WordProcessor { WordProcessor() }
}

extension AssistantSchemas.Entity {
  /// What there is in the domain of books.
  public struct Books: Sendable {
    private func schema(_ name: String) -> AssistantSchemas.Entity {
      AssistantSchemas.Entity(domain: "books", name: name)
    }

    /// Audiobook.
    public var audiobook: AssistantSchemas.Entity { schema("audiobook") }
    /// Book.
    public var book: AssistantSchemas.Entity { schema("book") }
    /// Settings.
    public var settings: AssistantSchemas.Entity { schema("settings") }
  }
}

extension AssistantSchemas.Entity {
  /// What there is in the domain of browser.
  public struct Browser: Sendable {
    private func schema(_ name: String) -> AssistantSchemas.Entity {
      AssistantSchemas.Entity(domain: "browser", name: name)
    }

    /// Bookmark.
    public var bookmark: AssistantSchemas.Entity { schema("bookmark") }
    /// Tab.
    public var tab: AssistantSchemas.Entity { schema("tab") }
    /// Window.
    public var window: AssistantSchemas.Entity { schema("window") }
  }
}

extension AssistantSchemas.Entity {
  /// What there is in the domain of files.
  public struct Files: Sendable {
    private func schema(_ name: String) -> AssistantSchemas.Entity {
      AssistantSchemas.Entity(domain: "files", name: name)
    }

    /// File.
    public var file: AssistantSchemas.Entity { schema("file") }
  }
}

extension AssistantSchemas.Entity {
  /// What there is in the domain of journal.
  public struct Journal: Sendable {
    private func schema(_ name: String) -> AssistantSchemas.Entity {
      AssistantSchemas.Entity(domain: "journal", name: name)
    }

    /// Entry.
    public var entry: AssistantSchemas.Entity { schema("entry") }
  }
}

extension AssistantSchemas.Entity {
  /// What there is in the domain of mail.
  public struct Mail: Sendable {
    private func schema(_ name: String) -> AssistantSchemas.Entity {
      AssistantSchemas.Entity(domain: "mail", name: name)
    }

    /// Account.
    public var account: AssistantSchemas.Entity { schema("account") }
    /// Draft.
    public var draft: AssistantSchemas.Entity { schema("draft") }
    /// Mailbox.
    public var mailbox: AssistantSchemas.Entity { schema("mailbox") }
    /// Message.
    public var message: AssistantSchemas.Entity { schema("message") }
  }
}

extension AssistantSchemas.Entity {
  /// What there is in the domain of photos.
  public struct Photos: Sendable {
    private func schema(_ name: String) -> AssistantSchemas.Entity {
      AssistantSchemas.Entity(domain: "photos", name: name)
    }

    /// Album.
    public var album: AssistantSchemas.Entity { schema("album") }
    /// Asset.
    public var asset: AssistantSchemas.Entity { schema("asset") }
    /// Recognized person.
    public var recognizedPerson: AssistantSchemas.Entity { schema("recognizedPerson") }
  }
}

extension AssistantSchemas.Entity {
  /// What there is in the domain of presentation.
  public struct Presentation: Sendable {
    private func schema(_ name: String) -> AssistantSchemas.Entity {
      AssistantSchemas.Entity(domain: "presentation", name: name)
    }

    /// Document.
    public var document: AssistantSchemas.Entity { schema("document") }
    /// Slide.
    public var slide: AssistantSchemas.Entity { schema("slide") }
    /// Template.
    public var template: AssistantSchemas.Entity { schema("template") }
  }
}

extension AssistantSchemas.Entity {
  /// What there is in the domain of reader.
  public struct Reader: Sendable {
    private func schema(_ name: String) -> AssistantSchemas.Entity {
      AssistantSchemas.Entity(domain: "reader", name: name)
    }

    /// Document.
    public var document: AssistantSchemas.Entity { schema("document") }
    /// Page.
    public var page: AssistantSchemas.Entity { schema("page") }
  }
}

extension AssistantSchemas.Entity {
  /// What there is in the domain of spreadsheet.
  public struct Spreadsheet: Sendable {
    private func schema(_ name: String) -> AssistantSchemas.Entity {
      AssistantSchemas.Entity(domain: "spreadsheet", name: name)
    }

    /// Document.
    public var document: AssistantSchemas.Entity { schema("document") }
    /// Sheet.
    public var sheet: AssistantSchemas.Entity { schema("sheet") }
    /// Template.
    public var template: AssistantSchemas.Entity { schema("template") }
  }
}

extension AssistantSchemas.Entity {
  /// What there is in the domain of whiteboard.
  public struct Whiteboard: Sendable {
    private func schema(_ name: String) -> AssistantSchemas.Entity {
      AssistantSchemas.Entity(domain: "whiteboard", name: name)
    }

    /// Board.
    public var board: AssistantSchemas.Entity { schema("board") }
    /// Item.
    public var item: AssistantSchemas.Entity { schema("item") }
  }
}

extension AssistantSchemas.Entity {
  /// What there is in the domain of word processor.
  public struct WordProcessor: Sendable {
    private func schema(_ name: String) -> AssistantSchemas.Entity {
      AssistantSchemas.Entity(domain: "wordProcessor", name: name)
    }

    /// Document.
    public var document: AssistantSchemas.Entity { schema("document") }
    /// Page.
    public var page: AssistantSchemas.Entity { schema("page") }
    /// Template.
    public var template: AssistantSchemas.Entity { schema("template") }
  }
}

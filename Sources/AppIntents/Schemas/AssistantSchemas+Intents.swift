// The schemas of intents that Apple documents, reached as `.photos.search`.

extension AssistantSchemas.Intent {
  /// The domain of books.
  public static var books: Books { Books() }
  /// The domain of browser.
  public static var browser: Browser { Browser() }
  /// The domain of camera.
  public static var camera: Camera { Camera() }
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
  /// The domain of system.
  public static var system: System { System() }
  /// The domain of whiteboard.
  public static var whiteboard: Whiteboard { Whiteboard() }
  /// The domain of word processor.
  public static var wordProcessor: WordProcessor { WordProcessor() }
  /// The domain of visual intelligence.
  public static var visualIntelligence: VisualIntelligence { VisualIntelligence() }
}

extension AssistantSchemas.Intent {
  /// What there is in the domain of browser.
  public struct Browser: Sendable {
    private func schema(_ name: String) -> AssistantSchemas.Intent {
      AssistantSchemas.Intent(domain: "browser", name: name)
    }

    /// Bookmark tab.
    public var bookmarkTab: AssistantSchemas.Intent { schema("bookmarkTab") }
    /// Bookmark uRL.
    public var bookmarkURL: AssistantSchemas.Intent { schema("bookmarkURL") }
    /// Clear history.
    public var clearHistory: AssistantSchemas.Intent { schema("clearHistory") }
    /// Close tabs.
    public var closeTabs: AssistantSchemas.Intent { schema("closeTabs") }
    /// Close windows.
    public var closeWindows: AssistantSchemas.Intent { schema("closeWindows") }
    /// Create tab.
    public var createTab: AssistantSchemas.Intent { schema("createTab") }
    /// Create window.
    public var createWindow: AssistantSchemas.Intent { schema("createWindow") }
    /// Delete bookmarks.
    public var deleteBookmarks: AssistantSchemas.Intent { schema("deleteBookmarks") }
    /// Find on page.
    public var findOnPage: AssistantSchemas.Intent { schema("findOnPage") }
    /// Open bookmark.
    public var openBookmark: AssistantSchemas.Intent { schema("openBookmark") }
    /// Open uRLIn tab.
    public var openURLInTab: AssistantSchemas.Intent { schema("openURLInTab") }
    /// Search.
    public var search: AssistantSchemas.Intent { schema("search") }
    /// Switch tab.
    public var switchTab: AssistantSchemas.Intent { schema("switchTab") }
  }
}

extension AssistantSchemas.Intent {
  /// What there is in the domain of files.
  public struct Files: Sendable {
    private func schema(_ name: String) -> AssistantSchemas.Intent {
      AssistantSchemas.Intent(domain: "files", name: name)
    }

    /// Create folder.
    public var createFolder: AssistantSchemas.Intent { schema("createFolder") }
    /// Delete files.
    public var deleteFiles: AssistantSchemas.Intent { schema("deleteFiles") }
    /// Move files.
    public var moveFiles: AssistantSchemas.Intent { schema("moveFiles") }
    /// Open file.
    public var openFile: AssistantSchemas.Intent { schema("openFile") }
    /// Rename file.
    public var renameFile: AssistantSchemas.Intent { schema("renameFile") }
  }
}

extension AssistantSchemas.Intent {
  /// What there is in the domain of journal.
  public struct Journal: Sendable {
    private func schema(_ name: String) -> AssistantSchemas.Intent {
      AssistantSchemas.Intent(domain: "journal", name: name)
    }

    /// Create audio entry.
    public var createAudioEntry: AssistantSchemas.Intent { schema("createAudioEntry") }
    /// Create entry.
    public var createEntry: AssistantSchemas.Intent { schema("createEntry") }
    /// Delete entry.
    public var deleteEntry: AssistantSchemas.Intent { schema("deleteEntry") }
    /// Search.
    public var search: AssistantSchemas.Intent { schema("search") }
    /// Update entry.
    public var updateEntry: AssistantSchemas.Intent { schema("updateEntry") }
  }
}

extension AssistantSchemas.Intent {
  /// What there is in the domain of mail.
  public struct Mail: Sendable {
    private func schema(_ name: String) -> AssistantSchemas.Intent {
      AssistantSchemas.Intent(domain: "mail", name: name)
    }

    /// Archive mail.
    public var archiveMail: AssistantSchemas.Intent { schema("archiveMail") }
    /// Create draft.
    public var createDraft: AssistantSchemas.Intent { schema("createDraft") }
    /// Delete draft.
    public var deleteDraft: AssistantSchemas.Intent { schema("deleteDraft") }
    /// Delete mail.
    public var deleteMail: AssistantSchemas.Intent { schema("deleteMail") }
    /// Forward mail.
    public var forwardMail: AssistantSchemas.Intent { schema("forwardMail") }
    /// Reply mail.
    public var replyMail: AssistantSchemas.Intent { schema("replyMail") }
    /// Save draft.
    public var saveDraft: AssistantSchemas.Intent { schema("saveDraft") }
    /// Send draft.
    public var sendDraft: AssistantSchemas.Intent { schema("sendDraft") }
    /// Update draft.
    public var updateDraft: AssistantSchemas.Intent { schema("updateDraft") }
    /// Update mail.
    public var updateMail: AssistantSchemas.Intent { schema("updateMail") }
  }
}

extension AssistantSchemas.Intent {
  /// What there is in the domain of system.
  public struct System: Sendable {
    private func schema(_ name: String) -> AssistantSchemas.Intent {
      AssistantSchemas.Intent(domain: "system", name: name)
    }

    /// Search.
    public var search: AssistantSchemas.Intent { schema("search") }
  }
}

extension AssistantSchemas.Intent {
  /// What there is in the domain of visual intelligence.
  public struct VisualIntelligence: Sendable {
    private func schema(_ name: String) -> AssistantSchemas.Intent {
      AssistantSchemas.Intent(domain: "visualIntelligence", name: name)
    }

    /// Semantic content search.
    public var semanticContentSearch: AssistantSchemas.Intent { schema("semanticContentSearch") }
  }
}

/// What a schema's wordings say: nothing but data.
enum SchemaMeaning: Equatable, Sendable {
  /// To search the app's things for some text. The object stands for them in an app that has no
  /// words for them itself.
  case search(SchemaObject)
  /// To search what is on the screen for some text.
  case searchHere
  /// To do something with an object, which may be told by its name.
  case act(SchemaVerb, SchemaObject)

  /// The parts of schemas that hold the text that is searched for, the likeliest first.
  static let termPaths = ["criteria.term", "searchPhrase", "query", "term", "phrase", "text"]
  /// The parts of schemas that hold the object that is meant, or its name.
  static let targetPaths = [
    "target", "entities", "entity", "name", "title", "url", "file", "book", "album", "tab",
  ]

  /// The meanings of each schema. Those of the same shape stand together. Schemas that no short
  /// wording reaches, because they need a picture or a place on a page, are not here.
  static let table: [String: [SchemaMeaning]] = [
    "books.search": [.search(.book)],
    "browser.search": [.search(.website)],
    "journal.search": [.search(.entry)],
    "photos.search": [.search(.photo)],
    "reader.searchDocuments": [.search(.document)],
    "system.search": [.search(.nothing)],
    "browser.findOnPage": [.searchHere],

    "browser.createTab": [.act(.create, .tab), .act(.open, .newTab)],
    "browser.createWindow": [.act(.create, .window), .act(.open, .newWindow)],
    "files.createFolder": [.act(.create, .folder)],
    "journal.createAudioEntry": [.act(.create, .audioEntry), .act(.record, .audioEntry)],
    "journal.createEntry": [.act(.create, .entry), .act(.write, .entry)],
    "mail.createDraft": [.act(.create, .draft), .act(.write, .draft)],
    "photos.createAlbum": [.act(.create, .album)],
    "presentation.create": [.act(.create, .presentation)],
    "presentation.createSlide": [.act(.create, .slide)],
    "spreadsheet.create": [.act(.create, .spreadsheet)],
    "spreadsheet.createSheet": [.act(.create, .sheet)],
    "whiteboard.createBoard": [.act(.create, .board)],
    "wordProcessor.create": [.act(.create, .document), .act(.write, .document)],
    "wordProcessor.createPage": [.act(.create, .page)],

    "books.openBook": [.act(.open, .book), .act(.read, .book)],
    "books.playAudiobook": [.act(.play, .audiobook)],
    "browser.openBookmark": [.act(.open, .bookmark)],
    "browser.openURLInTab": [.act(.open, .website)],
    "browser.switchTab": [.act(.switchTo, .tab)],
    "files.openFile": [.act(.open, .file)],
    "photos.openAlbum": [.act(.open, .album)],
    "photos.openAsset": [.act(.open, .photo)],
    "presentation.open": [.act(.open, .presentation)],
    "presentation.openSlide": [.act(.open, .slide)],
    "reader.openDocument": [.act(.open, .document)],
    "reader.openPage": [.act(.open, .page)],
    "spreadsheet.open": [.act(.open, .spreadsheet)],
    "spreadsheet.openSheet": [.act(.open, .sheet)],
    "whiteboard.openBoard": [.act(.open, .board)],
    "wordProcessor.open": [.act(.open, .document)],
    "wordProcessor.openPage": [.act(.open, .page)],

    "browser.closeTabs": [.act(.close, .tab)],
    "browser.closeWindows": [.act(.close, .window)],
    "browser.deleteBookmarks": [.act(.delete, .bookmark)],
    "browser.clearHistory": [.act(.delete, .history)],
    "files.deleteFiles": [.act(.delete, .file)],
    "journal.deleteEntry": [.act(.delete, .entry)],
    "mail.deleteDraft": [.act(.delete, .draft)],
    "mail.deleteMail": [.act(.delete, .mail)],
    "photos.deleteAlbum": [.act(.delete, .album)],
    "photos.deleteAssets": [.act(.delete, .photo)],
    "presentation.deleteSlide": [.act(.delete, .slide)],
    "reader.deletePages": [.act(.delete, .page)],
    "spreadsheet.delete": [.act(.delete, .spreadsheet)],
    "spreadsheet.deleteSheet": [.act(.delete, .sheet)],
    "whiteboard.deleteBoard": [.act(.delete, .board)],

    "files.moveFiles": [.act(.move, .file)],
    "files.renameFile": [.act(.rename, .file)],
    "journal.updateEntry": [.act(.edit, .entry)],
    "mail.archiveMail": [.act(.archive, .mail)],
    "mail.forwardMail": [.act(.forward, .mail)],
    "mail.replyMail": [.act(.reply, .mail)],
    "mail.saveDraft": [.act(.save, .draft)],
    "mail.sendDraft": [.act(.send, .draft)],
    "mail.updateDraft": [.act(.edit, .draft)],
    "photos.crop": [.act(.crop, .photo)],
    "photos.duplicateAssets": [.act(.duplicate, .photo)],
    "photos.cleanupPhoto": [.act(.cleanUp, .photo)],
    "photos.setRotation": [.act(.rotate, .photo)],
    "photos.straighten": [.act(.straighten, .photo)],
    "photos.updateAlbum": [.act(.edit, .album)],
    "presentation.startPlayback": [.act(.start, .presentation)],
    "presentation.stopPlayback": [.act(.stop, .presentation)],
    "reader.rotatePages": [.act(.rotate, .page)],
    "whiteboard.updateBoard": [.act(.edit, .board)],
    "browser.bookmarkTab": [.act(.bookmark, .tab)],
    "camera.startCapture": [.act(.start, .recording)],
    "camera.stopCapture": [.act(.stop, .recording)],
  ]
}

/// What schemas do.
enum SchemaVerb: CaseIterable, Hashable, Sendable {
  case create, write, record, open, read, play, switchTo, close, delete, move, rename, edit
  case archive, forward, reply, save, send, crop, duplicate, cleanUp, rotate, straighten
  case start, stop, bookmark

  /// True if it makes a new thing, so that what is said to be its name is no thing that is known.
  var makesNew: Bool { self == .create || self == .write || self == .record }
}

/// What schemas are about.
enum SchemaObject: CaseIterable, Hashable, Sendable {
  case nothing
  case book, audiobook, page, website, tab, newTab, window, newWindow, bookmark, history
  case file, folder, entry, audioEntry, draft, mail, photo, album, recording
  case presentation, slide, document, spreadsheet, sheet, board
}

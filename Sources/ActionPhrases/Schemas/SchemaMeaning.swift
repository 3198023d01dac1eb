/// What a schema's wordings say: nothing but data.
enum SchemaMeaning: Equatable, Sendable {
  /// To search the app's things for some text. The object stands for them in an app that has no
  /// words for them itself.
  case search(SchemaObject)
  /// To search what is on the screen for some text.
  case searchHere
  /// To do something with an object, which may be told by its name. Some of what is done has a
  /// place: an image is added to a slide, and it is the exposure of a photo that is set.
  case act(SchemaVerb, SchemaObject, at: SchemaObject = .nothing)

  /// The parts of schemas that hold the text that is searched for, the likeliest first.
  static let termPaths = ["criteria.term", "searchPhrase", "query", "term", "phrase", "text"]
  /// The parts of schemas that hold the object that is meant, or its name.
  static let targetPaths = [
    "target", "entities", "entity", "name", "title", "url", "file", "book", "album", "tab",
  ]
  /// The parts of schemas that hold the place where something is done.
  static let placePaths = [
    "album", "slide", "sheet", "page", "document", "board", "destination", "target", "entity",
    "entities",
  ]
  /// The parts of schemas that hold what something says.
  static let textPaths = ["text", "content", "comment", "message", "body", "title", "name"]

  /// The schemas that no wording reaches, with the reason. They are reached by phrases that the app
  /// wrote.
  static let unspoken: [String: String] = [
    "visualIntelligence.semanticContentSearch":
      "It is given a picture of what the camera sees, and no sentence holds one."
  ]

  /// The meanings of each schema. Those of the same shape stand together.
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
    "browser.bookmarkURL": [.act(.bookmark, .website)],
    "camera.openInCaptureMode": [.act(.openMode, .camera)],
    "camera.setDevice": [.act(.choose, .camera)],
    "camera.startCapture": [.act(.start, .recording)],
    "camera.stopCapture": [.act(.stop, .recording)],
    "camera.switchDevice": [.act(.flip, .camera)],
    "mail.updateMail": [.act(.edit, .mail), .act(.mark, .mail)],
    "photos.updateAsset": [.act(.edit, .photo), .act(.mark, .photo)],
    "photos.updateRecognizedPerson": [.act(.edit, .person), .act(.rename, .person)],
    "presentation.update": [.act(.edit, .presentation)],
    "reader.enhanceDocuments": [.act(.enhance, .document)],
    "reader.resizeDocuments": [.act(.resize, .document)],
    "reader.rotateDocuments": [.act(.rotate, .document)],
    "spreadsheet.update": [.act(.edit, .spreadsheet)],
    "spreadsheet.updateSheet": [.act(.edit, .worksheet)],

    "books.navigatePage": [.act(.turn, .page)],
    "books.updateCharacterSpacing": [.act(.set, .characterSpacing)],
    "books.updateFontSize": [.act(.set, .fontSize), .act(.make, .text)],
    "books.updateLineSpacing": [.act(.set, .lineSpacing)],
    "books.updateSettings": [.act(.set, .readingSettings)],
    "books.updateWordSpacing": [.act(.set, .wordSpacing)],
    "photos.toggleDepth": [.act(.toggle, .depthEffect)],
    "photos.toggleSuggestedEdits": [.act(.toggle, .suggestedEdits)],
    "photos.setDepth": [.act(.setOf, .depth, at: .photo)],
    "photos.setExposure": [.act(.setOf, .exposure, at: .photo)],
    "photos.setFilter": [.act(.setOf, .filter, at: .photo)],
    "photos.setSaturation": [.act(.setOf, .saturation, at: .photo)],
    "photos.setWarmth": [.act(.setOf, .warmth, at: .photo)],
    "presentation.setSlideTitle": [.act(.setOf, .title, at: .slide)],

    "photos.addAssetsToAlbum": [.act(.addTo, .photo, at: .album)],
    "photos.copyEdits": [.act(.copyFrom, .edits, at: .photo)],
    "photos.createAssets": [.act(.importNew, .photo, at: .library)],
    "photos.pasteEdits": [.act(.pasteOn, .edits, at: .photo)],
    "photos.postToSharedAlbum": [.act(.post, .photo, at: .sharedAlbum)],
    "photos.removeAssetsFromAlbum": [.act(.takeFrom, .photo, at: .album)],
    "presentation.addAudioToSlide": [.act(.insert, .audio, at: .slide)],
    "presentation.addCommentToSlide": [.act(.insert, .comment, at: .slide)],
    "presentation.addImageToSlide": [.act(.insert, .image, at: .slide)],
    "presentation.addTextBoxToSlide": [.act(.insert, .textBox, at: .slide)],
    "presentation.addVideoToSlide": [.act(.insert, .video, at: .slide)],
    "presentation.addWebVideoToSlide": [.act(.insert, .webVideo, at: .slide)],
    "reader.insertPages": [.act(.insert, .page, at: .document)],
    "spreadsheet.addAudioToSheet": [.act(.insert, .audio, at: .sheet)],
    "spreadsheet.addCommentToSheet": [.act(.insert, .comment, at: .sheet)],
    "spreadsheet.addImageToSheet": [.act(.insert, .image, at: .sheet)],
    "spreadsheet.addTextBoxToSheet": [.act(.insert, .textBox, at: .sheet)],
    "spreadsheet.addVideoToSheet": [.act(.insert, .video, at: .sheet)],
    "spreadsheet.addWebVideoToSheet": [.act(.insert, .webVideo, at: .sheet)],
    "whiteboard.createItem": [.act(.insert, .boardItem, at: .board)],
    "whiteboard.deleteItem": [.act(.takeFrom, .boardItem, at: .board)],
    "whiteboard.updateItem": [.act(.editIn, .boardItem, at: .board)],
    "wordProcessor.addAudioToPage": [.act(.insert, .audio, at: .page)],
    "wordProcessor.addImageToPage": [.act(.insert, .image, at: .page)],
    "wordProcessor.addTextBoxToPage": [.act(.insert, .textBox, at: .page)],
    "wordProcessor.addVideoToPage": [.act(.insert, .video, at: .page)],
    "wordProcessor.addWebVideoToPage": [.act(.insert, .webVideo, at: .page)],
  ]
}

/// What schemas do.
enum SchemaVerb: CaseIterable, Hashable, Sendable {
  case create, write, record, open, read, play, switchTo, close, delete, move, rename, edit
  case archive, forward, reply, save, send, crop, duplicate, cleanUp, rotate, straighten
  case start, stop, bookmark, enhance, resize, mark, openMode, choose, flip, turn
  /// To give something a value: the font its size, or a photo its exposure.
  case set, make, setOf, toggle
  /// What has a place.
  case insert, addTo, takeFrom, post, editIn, copyFrom, pasteOn, importNew

  /// True if it makes a new thing, so that what is said to be its name is no thing that is known.
  var makesNew: Bool {
    self == .create || self == .write || self == .record || self == .insert
  }
}

/// What schemas are about.
enum SchemaObject: CaseIterable, Hashable, Sendable {
  case nothing
  case book, audiobook, page, website, tab, newTab, window, newWindow, bookmark, history
  case file, folder, entry, audioEntry, draft, mail, photo, album, recording
  case presentation, slide, document, spreadsheet, sheet, worksheet, board, boardItem
  case audio, comment, image, textBox, video, webVideo, title
  case sharedAlbum, library, person, edits, suggestedEdits
  case exposure, saturation, warmth, filter, depth, depthEffect
  case readingSettings, text, fontSize, lineSpacing, characterSpacing, wordSpacing
  case camera
}

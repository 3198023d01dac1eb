// The schemas of intents about documents and what is on their pages.

extension AssistantSchemas.Intent {
  /// What there is in the domain of presentation.
  public struct Presentation: Sendable {
    private func schema(_ name: String) -> AssistantSchemas.Intent {
      AssistantSchemas.Intent(domain: "presentation", name: name)
    }

    /// Add audio to slide.
    public var addAudioToSlide: AssistantSchemas.Intent { schema("addAudioToSlide") }
    /// Add comment to slide.
    public var addCommentToSlide: AssistantSchemas.Intent { schema("addCommentToSlide") }
    /// Add image to slide.
    public var addImageToSlide: AssistantSchemas.Intent { schema("addImageToSlide") }
    /// Add text box to slide.
    public var addTextBoxToSlide: AssistantSchemas.Intent { schema("addTextBoxToSlide") }
    /// Add video to slide.
    public var addVideoToSlide: AssistantSchemas.Intent { schema("addVideoToSlide") }
    /// Add web video to slide.
    public var addWebVideoToSlide: AssistantSchemas.Intent { schema("addWebVideoToSlide") }
    /// Create.
    public var create: AssistantSchemas.Intent { schema("create") }
    /// Create slide.
    public var createSlide: AssistantSchemas.Intent { schema("createSlide") }
    /// Delete slide.
    public var deleteSlide: AssistantSchemas.Intent { schema("deleteSlide") }
    /// Open.
    public var open: AssistantSchemas.Intent { schema("open") }
    /// Open slide.
    public var openSlide: AssistantSchemas.Intent { schema("openSlide") }
    /// Set slide title.
    public var setSlideTitle: AssistantSchemas.Intent { schema("setSlideTitle") }
    /// Start playback.
    public var startPlayback: AssistantSchemas.Intent { schema("startPlayback") }
    /// Stop playback.
    public var stopPlayback: AssistantSchemas.Intent { schema("stopPlayback") }
    /// Update.
    public var update: AssistantSchemas.Intent { schema("update") }
  }
}

extension AssistantSchemas.Intent {
  /// What there is in the domain of reader.
  public struct Reader: Sendable {
    private func schema(_ name: String) -> AssistantSchemas.Intent {
      AssistantSchemas.Intent(domain: "reader", name: name)
    }

    /// Delete pages.
    public var deletePages: AssistantSchemas.Intent { schema("deletePages") }
    /// Enhance documents.
    public var enhanceDocuments: AssistantSchemas.Intent { schema("enhanceDocuments") }
    /// Insert pages.
    public var insertPages: AssistantSchemas.Intent { schema("insertPages") }
    /// Open document.
    public var openDocument: AssistantSchemas.Intent { schema("openDocument") }
    /// Open page.
    public var openPage: AssistantSchemas.Intent { schema("openPage") }
    /// Resize documents.
    public var resizeDocuments: AssistantSchemas.Intent { schema("resizeDocuments") }
    /// Rotate documents.
    public var rotateDocuments: AssistantSchemas.Intent { schema("rotateDocuments") }
    /// Rotate pages.
    public var rotatePages: AssistantSchemas.Intent { schema("rotatePages") }
    /// Search documents.
    public var searchDocuments: AssistantSchemas.Intent { schema("searchDocuments") }
  }
}

extension AssistantSchemas.Intent {
  /// What there is in the domain of spreadsheet.
  public struct Spreadsheet: Sendable {
    private func schema(_ name: String) -> AssistantSchemas.Intent {
      AssistantSchemas.Intent(domain: "spreadsheet", name: name)
    }

    /// Add audio to sheet.
    public var addAudioToSheet: AssistantSchemas.Intent { schema("addAudioToSheet") }
    /// Add comment to sheet.
    public var addCommentToSheet: AssistantSchemas.Intent { schema("addCommentToSheet") }
    /// Add image to sheet.
    public var addImageToSheet: AssistantSchemas.Intent { schema("addImageToSheet") }
    /// Add text box to sheet.
    public var addTextBoxToSheet: AssistantSchemas.Intent { schema("addTextBoxToSheet") }
    /// Add video to sheet.
    public var addVideoToSheet: AssistantSchemas.Intent { schema("addVideoToSheet") }
    /// Add web video to sheet.
    public var addWebVideoToSheet: AssistantSchemas.Intent { schema("addWebVideoToSheet") }
    /// Create.
    public var create: AssistantSchemas.Intent { schema("create") }
    /// Create sheet.
    public var createSheet: AssistantSchemas.Intent { schema("createSheet") }
    /// Delete.
    public var delete: AssistantSchemas.Intent { schema("delete") }
    /// Delete sheet.
    public var deleteSheet: AssistantSchemas.Intent { schema("deleteSheet") }
    /// Open.
    public var open: AssistantSchemas.Intent { schema("open") }
    /// Open sheet.
    public var openSheet: AssistantSchemas.Intent { schema("openSheet") }
    /// Update.
    public var update: AssistantSchemas.Intent { schema("update") }
    /// Update sheet.
    public var updateSheet: AssistantSchemas.Intent { schema("updateSheet") }
  }
}

extension AssistantSchemas.Intent {
  /// What there is in the domain of whiteboard.
  public struct Whiteboard: Sendable {
    private func schema(_ name: String) -> AssistantSchemas.Intent {
      AssistantSchemas.Intent(domain: "whiteboard", name: name)
    }

    /// Create board.
    public var createBoard: AssistantSchemas.Intent { schema("createBoard") }
    /// Create item.
    public var createItem: AssistantSchemas.Intent { schema("createItem") }
    /// Delete board.
    public var deleteBoard: AssistantSchemas.Intent { schema("deleteBoard") }
    /// Delete item.
    public var deleteItem: AssistantSchemas.Intent { schema("deleteItem") }
    /// Open board.
    public var openBoard: AssistantSchemas.Intent { schema("openBoard") }
    /// Update board.
    public var updateBoard: AssistantSchemas.Intent { schema("updateBoard") }
    /// Update item.
    public var updateItem: AssistantSchemas.Intent { schema("updateItem") }
  }
}

extension AssistantSchemas.Intent {
  /// What there is in the domain of word processor.
  public struct WordProcessor: Sendable {
    private func schema(_ name: String) -> AssistantSchemas.Intent {
      AssistantSchemas.Intent(domain: "wordProcessor", name: name)
    }

    /// Add audio to page.
    public var addAudioToPage: AssistantSchemas.Intent { schema("addAudioToPage") }
    /// Add image to page.
    public var addImageToPage: AssistantSchemas.Intent { schema("addImageToPage") }
    /// Add text box to page.
    public var addTextBoxToPage: AssistantSchemas.Intent { schema("addTextBoxToPage") }
    /// Add video to page.
    public var addVideoToPage: AssistantSchemas.Intent { schema("addVideoToPage") }
    /// Add web video to page.
    public var addWebVideoToPage: AssistantSchemas.Intent { schema("addWebVideoToPage") }
    /// Create.
    public var create: AssistantSchemas.Intent { schema("create") }
    /// Create page.
    public var createPage: AssistantSchemas.Intent { schema("createPage") }
    /// Open.
    public var open: AssistantSchemas.Intent { schema("open") }
    /// Open page.
    public var openPage: AssistantSchemas.Intent { schema("openPage") }
  }
}

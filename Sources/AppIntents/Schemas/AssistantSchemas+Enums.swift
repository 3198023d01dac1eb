// The schemas of enums that Apple documents, reached as `.photos.filterType`. A table of names,
// written as Swift because app sources reach them as members; so its rows look alike.

extension AssistantSchemas.Enum {
  /// The domain of books.
  public static var books: Books { Books() }
  /// The domain of browser.
  public static var browser: Browser { Browser() }
  /// The domain of camera.
  public static var camera: Camera { Camera() }
  /// The domain of photos.
  public static var photos: Photos { Photos() }
  /// The domain of reader.
  public static var reader: Reader { Reader() }
  /// The domain of whiteboard.
  public static var whiteboard: Whiteboard { Whiteboard() }
}

extension AssistantSchemas.Enum {
  /// What there is in the domain of books.
  public struct Books: Sendable {
    private func schema(_ name: String) -> AssistantSchemas.Enum {
      AssistantSchemas.Enum(domain: "books", name: name)
    }

    /// Content type.
    public var contentType: AssistantSchemas.Enum { schema("contentType") }
    /// Font.
    public var font: AssistantSchemas.Enum { schema("font") }
    /// Font size.
    public var fontSize: AssistantSchemas.Enum { schema("fontSize") }
    /// Navigation direction.
    public var navigationDirection: AssistantSchemas.Enum { schema("navigationDirection") }
    /// Page navigation setting.
    public var pageNavigationSetting: AssistantSchemas.Enum { schema("pageNavigationSetting") }
    /// Relative character spacing change.
    public var relativeCharacterSpacingChange: AssistantSchemas.Enum {
      schema("relativeCharacterSpacingChange")
    }
    /// Relative font change.
    public var relativeFontChange: AssistantSchemas.Enum { schema("relativeFontChange") }
    /// Relative line spacing change.
    public var relativeLineSpacingChange: AssistantSchemas.Enum {
      schema("relativeLineSpacingChange")
    }
    /// Relative word spacing change.
    public var relativeWordSpacingChange: AssistantSchemas.Enum {
      schema("relativeWordSpacingChange")
    }
    /// Theme.
    public var theme: AssistantSchemas.Enum { schema("theme") }
  }
}

extension AssistantSchemas.Enum {
  /// What there is in the domain of browser.
  public struct Browser: Sendable {
    private func schema(_ name: String) -> AssistantSchemas.Enum {
      AssistantSchemas.Enum(domain: "browser", name: name)
    }

    /// Clear history time frame.
    public var clearHistoryTimeFrame: AssistantSchemas.Enum { schema("clearHistoryTimeFrame") }
  }
}

extension AssistantSchemas.Enum {
  /// What there is in the domain of camera.
  public struct Camera: Sendable {
    private func schema(_ name: String) -> AssistantSchemas.Enum {
      AssistantSchemas.Enum(domain: "camera", name: name)
    }

    /// Capture device.
    public var captureDevice: AssistantSchemas.Enum { schema("captureDevice") }
    /// Capture duration.
    public var captureDuration: AssistantSchemas.Enum { schema("captureDuration") }
    /// Capture mode.
    public var captureMode: AssistantSchemas.Enum { schema("captureMode") }
  }
}

extension AssistantSchemas.Enum {
  /// What there is in the domain of photos.
  public struct Photos: Sendable {
    private func schema(_ name: String) -> AssistantSchemas.Enum {
      AssistantSchemas.Enum(domain: "photos", name: name)
    }

    /// Album type.
    public var albumType: AssistantSchemas.Enum { schema("albumType") }
    /// Asset type.
    public var assetType: AssistantSchemas.Enum { schema("assetType") }
    /// Filter type.
    public var filterType: AssistantSchemas.Enum { schema("filterType") }
    /// Rotation direction.
    public var rotationDirection: AssistantSchemas.Enum { schema("rotationDirection") }
  }
}

extension AssistantSchemas.Enum {
  /// What there is in the domain of reader.
  public struct Reader: Sendable {
    private func schema(_ name: String) -> AssistantSchemas.Enum {
      AssistantSchemas.Enum(domain: "reader", name: name)
    }

    /// Document kind.
    public var documentKind: AssistantSchemas.Enum { schema("documentKind") }
  }
}

extension AssistantSchemas.Enum {
  /// What there is in the domain of whiteboard.
  public struct Whiteboard: Sendable {
    private func schema(_ name: String) -> AssistantSchemas.Enum {
      AssistantSchemas.Enum(domain: "whiteboard", name: name)
    }

    /// Color.
    public var color: AssistantSchemas.Enum { schema("color") }
    /// Item type.
    public var itemType: AssistantSchemas.Enum { schema("itemType") }
  }
}

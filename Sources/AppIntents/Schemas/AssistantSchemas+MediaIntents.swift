// The schemas of intents about books, pictures and films.

extension AssistantSchemas.Intent {
  /// What there is in the domain of books.
  public struct Books: Sendable {
    private func schema(_ name: String) -> AssistantSchemas.Intent {
      AssistantSchemas.Intent(domain: "books", name: name)
    }

    /// Navigate page.
    public var navigatePage: AssistantSchemas.Intent { schema("navigatePage") }
    /// Open book.
    public var openBook: AssistantSchemas.Intent { schema("openBook") }
    /// Play audiobook.
    public var playAudiobook: AssistantSchemas.Intent { schema("playAudiobook") }
    /// Search.
    public var search: AssistantSchemas.Intent { schema("search") }
    /// Update character spacing.
    public var updateCharacterSpacing: AssistantSchemas.Intent { schema("updateCharacterSpacing") }
    /// Update font size.
    public var updateFontSize: AssistantSchemas.Intent { schema("updateFontSize") }
    /// Update line spacing.
    public var updateLineSpacing: AssistantSchemas.Intent { schema("updateLineSpacing") }
    /// Update settings.
    public var updateSettings: AssistantSchemas.Intent { schema("updateSettings") }
    /// Update word spacing.
    public var updateWordSpacing: AssistantSchemas.Intent { schema("updateWordSpacing") }
  }
}

extension AssistantSchemas.Intent {
  /// What there is in the domain of camera.
  public struct Camera: Sendable {
    private func schema(_ name: String) -> AssistantSchemas.Intent {
      AssistantSchemas.Intent(domain: "camera", name: name)
    }

    /// Open in capture mode.
    public var openInCaptureMode: AssistantSchemas.Intent { schema("openInCaptureMode") }
    /// Set device.
    public var setDevice: AssistantSchemas.Intent { schema("setDevice") }
    /// Start capture.
    public var startCapture: AssistantSchemas.Intent { schema("startCapture") }
    /// Stop capture.
    public var stopCapture: AssistantSchemas.Intent { schema("stopCapture") }
    /// Switch device.
    public var switchDevice: AssistantSchemas.Intent { schema("switchDevice") }
  }
}

extension AssistantSchemas.Intent {
  /// What there is in the domain of photos.
  public struct Photos: Sendable {
    private func schema(_ name: String) -> AssistantSchemas.Intent {
      AssistantSchemas.Intent(domain: "photos", name: name)
    }

    /// Add assets to album.
    public var addAssetsToAlbum: AssistantSchemas.Intent { schema("addAssetsToAlbum") }
    /// Cleanup photo.
    public var cleanupPhoto: AssistantSchemas.Intent { schema("cleanupPhoto") }
    /// Copy edits.
    public var copyEdits: AssistantSchemas.Intent { schema("copyEdits") }
    /// Create album.
    public var createAlbum: AssistantSchemas.Intent { schema("createAlbum") }
    /// Create assets.
    public var createAssets: AssistantSchemas.Intent { schema("createAssets") }
    /// Crop.
    public var crop: AssistantSchemas.Intent { schema("crop") }
    /// Delete album.
    public var deleteAlbum: AssistantSchemas.Intent { schema("deleteAlbum") }
    /// Delete assets.
    public var deleteAssets: AssistantSchemas.Intent { schema("deleteAssets") }
    /// Duplicate assets.
    public var duplicateAssets: AssistantSchemas.Intent { schema("duplicateAssets") }
    /// Open album.
    public var openAlbum: AssistantSchemas.Intent { schema("openAlbum") }
    /// Open asset.
    public var openAsset: AssistantSchemas.Intent { schema("openAsset") }
    /// Paste edits.
    public var pasteEdits: AssistantSchemas.Intent { schema("pasteEdits") }
    /// Post to shared album.
    public var postToSharedAlbum: AssistantSchemas.Intent { schema("postToSharedAlbum") }
    /// Remove assets from album.
    public var removeAssetsFromAlbum: AssistantSchemas.Intent { schema("removeAssetsFromAlbum") }
    /// Search.
    public var search: AssistantSchemas.Intent { schema("search") }
    /// Set depth.
    public var setDepth: AssistantSchemas.Intent { schema("setDepth") }
    /// Set exposure.
    public var setExposure: AssistantSchemas.Intent { schema("setExposure") }
    /// Set filter.
    public var setFilter: AssistantSchemas.Intent { schema("setFilter") }
    /// Set rotation.
    public var setRotation: AssistantSchemas.Intent { schema("setRotation") }
    /// Set saturation.
    public var setSaturation: AssistantSchemas.Intent { schema("setSaturation") }
    /// Set warmth.
    public var setWarmth: AssistantSchemas.Intent { schema("setWarmth") }
    /// Straighten.
    public var straighten: AssistantSchemas.Intent { schema("straighten") }
    /// Toggle depth.
    public var toggleDepth: AssistantSchemas.Intent { schema("toggleDepth") }
    /// Toggle suggested edits.
    public var toggleSuggestedEdits: AssistantSchemas.Intent { schema("toggleSuggestedEdits") }
    /// Update album.
    public var updateAlbum: AssistantSchemas.Intent { schema("updateAlbum") }
    /// Update asset.
    public var updateAsset: AssistantSchemas.Intent { schema("updateAsset") }
    /// Update recognized person.
    public var updateRecognizedPerson: AssistantSchemas.Intent { schema("updateRecognizedPerson") }
  }
}

public import UniformTypeIdentifiers

/// A file that is given to an intent or comes out of it.
public struct IntentFile: Hashable, Sendable, _IntentValue {
  private enum Content: Hashable, Sendable {
    case bytes(Data)
    case stored(URL)
  }

  private let content: Content
  /// The name, with its extension.
  public var filename: String
  /// What kind of file it is, if that is known.
  public var type: UTType?
  /// Whether the file goes when the run is over.
  public var removedOnCompletion = false

  /// A file in memory.
  public init(data: Data, filename: String, type: UTType? = nil) {
    content = .bytes(data)
    self.filename = filename
    self.type = type
  }

  /// A file on disk, which is read when its data is wanted.
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    content = .stored(fileURL)
    self.filename = filename ?? fileURL.lastPathComponent
    self.type = type ?? UTType(filenameExtension: fileURL.pathExtension)
  }

  /// Where the file is, if it is on disk.
  public var fileURL: URL? {
    if case .stored(let url) = content { url } else { nil }
  }

  /// The bytes; empty when the file on disk cannot be read.
  ///
  /// ``data(contentType:)`` tells why it cannot.
  public var data: Data {
    switch content {
    case .bytes(let data): data
    case .stored(let url): (try? Data(contentsOf: url)) ?? Data()
    }
  }

  /// The forms that the bytes can be had in.
  public var availableContentTypes: [UTType] { type.map { [$0] } ?? [.data] }

  /// The bytes in a form.
  ///
  /// - Throws: ``ConversionUnavailable`` when the file is not of that kind, or why it cannot be
  ///   read.
  public func data(contentType: UTType) async throws -> Data {
    guard availableContentTypes.contains(where: { $0.conforms(to: contentType) }) else {
      throw ConversionUnavailable()
    }
    switch content {
    case .bytes(let data): return data
    case .stored(let url): return try Data(contentsOf: url)
    }
  }

  /// A file with the bytes in a form, in `destinationDirectory` or a temporary folder of its own.
  ///
  /// - Throws: ``ConversionUnavailable``, or why the file cannot be read or written.
  public func file(contentType: UTType, destinationDirectory: URL? = nil) async throws -> URL {
    let data = try await data(contentType: contentType)
    let folder = try destinationDirectory ?? Self.temporaryFolder()
    // The name comes from outside: only its last part may decide where the file goes.
    let name = URL(fileURLWithPath: filename).lastPathComponent
    let url = folder.appendingPathComponent(name)
    try data.write(to: url)
    return url
  }

  /// Calls `body` with a file on disk that lasts as long as the call.
  ///
  /// - Throws: what `body` throws, or why the file cannot be read or written.
  public func withFile<Result: Sendable>(
    contentType: UTType, body: @Sendable (URL, Bool) async throws -> Result
  ) async throws -> Result {
    if let fileURL { return try await body(fileURL, false) }
    let url = try await file(contentType: contentType)
    defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
    return try await body(url, true)
  }

  /// A folder of its own: files of one name do not meet, and no other program can have put anything
  /// there.
  private static func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    return folder
  }

  /// A file cannot be had in the form that was asked for.
  public struct ConversionUnavailable: Error, CustomLocalizedStringResourceConvertible {
    /// What the person is told.
    public var localizedStringResource: LocalizedStringResource {
      "The file isn’t available in that format."
    }
  }
}

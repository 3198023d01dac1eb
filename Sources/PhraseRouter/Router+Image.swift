public import AppManifest
import MappedImage
import PhraseMatching
import TextAnalysis

/// Why a compiled app cannot be read or written.
///
/// A file is for one version of PhraseRouter and of ICU, so ``otherVersion`` after an update is
/// what to expect: compile the app again, from its manifest. Nothing of the file's contents, nor
/// its path, is in the error.
public enum CompiledAppError: Error, Equatable, Sendable {
  /// There is no such file, or it may not be read.
  case unreadable
  /// The file is something else.
  case notCompiled
  /// Another version of PhraseRouter or of ICU compiled it.
  case otherVersion
  /// The file is cut off, changed or made up.
  case damaged
  /// The file cannot be written.
  case unwritable

  init(_ error: ImageError) {
    self =
      switch error {
      case .unreadable: .unreadable
      case .unwritable: .unwritable
      case .foreign: .notCompiled
      case .otherVersion: .otherVersion
      case .damaged: .damaged
      }
  }
}

extension CompiledAppError: CustomStringConvertible {
  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .unreadable: "there is no such file, or it may not be read"
    case .notCompiled: "this is no compiled app; make one with 'phrase-router compile'"
    case .otherVersion:
      "this app was compiled by another version; compile it again with 'phrase-router compile'"
    case .damaged: "this compiled app is damaged; compile it again with 'phrase-router compile'"
    case .unwritable: "the file cannot be written"
    }
  }
}

/// The sections of a compiled app that are not a program's.
private enum Tag {
  static let manifest: UInt32 = 1
  static let programs: UInt32 = 2
  static let rankers: UInt32 = 3
}

extension Router {
  /// Opens an app that ``write(to:)`` compiled into a file.
  ///
  /// The file is read into memory, so that it may be overwritten or removed afterwards. Nothing is
  /// compiled. Only the names of catalogues that phrases fill their slots from are
  /// indexed anew; the lists of sentence templates are not.
  ///
  /// The manifest of such a router lacks ``/AppManifest/Manifest/sentences``: they are compiled.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - options: Limits and settings.
  ///   - tolerance: How far utterances may stray from phrases. `nil`: as the app says.
  /// - Throws: ``CompiledAppError``. No file, whatever it holds, is misread: length, version,
  ///   checksum and every reference inside are checked.
  /// - Complexity: O(bytes of the file), for the checksum and the checks.
  public init(
    compiledAt path: String, options: RouterOptions = RouterOptions(),
    tolerance: Manifest.Policies.Tolerance? = nil
  ) throws(CompiledAppError) {
    let image: MemoryImage
    do {
      image = try MemoryImage(contentsOf: path)
    } catch {
      throw CompiledAppError(error)
    }
    try self.init(image, options: options, tolerance: tolerance)
  }

  /// Opens a compiled app that is in memory, as the other initializer does.
  package init(
    compiled bytes: [UInt8], options: RouterOptions = RouterOptions()
  ) throws(CompiledAppError) {
    let image = MemoryImage(byteCount: bytes.count) { $0.copyBytes(from: bytes) }
    try self.init(image, options: options, tolerance: nil)
  }

  private init(
    _ image: MemoryImage, options: RouterOptions, tolerance: Manifest.Policies.Tolerance?
  ) throws(CompiledAppError) {
    var contents: CompiledApp
    do {
      contents = try CompiledApp(ImageReader(image, version: Self.version))
    } catch {
      throw CompiledAppError(error)
    }
    if let tolerance { contents.manifest.policies.tolerance = tolerance }
    self.init(
      manifest: contents.manifest, options: options, languages: contents.languages,
      rankers: contents.rankers)
  }

  /// True if a file starts as a compiled app does.
  public static func isCompiled(at path: String) -> Bool { ImageReader.isImage(at: path) }

  /// Compiles the app into a file, which replaces what stands at the path in one step.
  ///
  /// The same app gives the same bytes. The file is for machines of the same byte order, and for
  /// the same versions of PhraseRouter and ICU.
  ///
  /// - Returns: The length of the file in bytes.
  /// - Throws: ``CompiledAppError/unwritable``.
  /// - Precondition: no names have been added or removed since the app was compiled.
  @discardableResult
  public func write(to path: String) throws(CompiledAppError) -> Int {
    do {
      return try image.write(to: path)
    } catch {
      throw CompiledAppError(error)
    }
  }

  /// The compiled app, as ``write(to:)`` writes it.
  package var compiled: [UInt8] { image.bytes() }

  private var image: ImageWriter {
    var image = ImageWriter(version: Self.version)
    var programs = RecordWriter()
    programs.write(languages.sorted { $0.key < $1.key }) { programs, item in
      programs.write(item.key)
      for program in [item.value.shortcuts?.program, item.value.sentences?.program] {
        programs.write(program != nil)
        guard let program else { continue }
        image.scope += 1
        program.add(to: &image)
      }
    }
    image.scope = 0
    image.add(programs.bytes, tag: Tag.programs)
    var rankers = RecordWriter()
    rankers.write(languages.sorted { $0.key < $1.key }) { rankers, item in
      rankers.write(item.key)
      rankers.write(item.value.ranked?.shelf.bytes) { $0.write($1) }
    }
    image.add(rankers.bytes, tag: Tag.rankers)
    image.add(Array(embeddedManifest.json(pretty: false).utf8), tag: Tag.manifest)
    return image
  }

  /// The manifest with what stands in other files, and without what has been compiled.
  private var embeddedManifest: Manifest {
    var manifest = manifest
    manifest.sentences = [:]
    for type in manifest.entityTypes.indices { manifest.entityTypes[type].catalogue = nil }
    return manifest
  }

  /// What a file must have been compiled with: the layout of its sections, and the data that its
  /// texts were normalized by.
  private static var version: UInt64 {
    var key = RecordWriter()
    key.write("PhraseRouter 4")
    key.write(ICUVersion.current)
    key.write(PhraseProgram.layout) { $0.write($1) }
    return key.bytes.withUnsafeBytes { MemoryImage.checksum(of: $0) }
  }
}

/// What a compiled app holds.
private struct CompiledApp {
  var manifest: Manifest
  var languages: [String: PhraseCompiler.Output] = [:]
  /// What was learned, by language.
  var rankers: [String: RankedLesson] = [:]

  init(_ image: ImageReader) throws(ImageError) {
    let json: Section<UInt8> = try image.section(Tag.manifest)
    do {
      manifest = try Manifest.read(json: Array(json.elements)).manifest
    } catch {
      throw .damaged
    }
    var image = image
    var reader = try RecordReader(try image.section(Tag.programs))
    let count = try reader.number(as: Int.self)
    var scope: UInt32 = 0
    for _ in 0..<count {
      let language = try reader.string()
      var output = PhraseCompiler.Output()
      output.phrases = try Self.program(&reader, &image, &scope)
      output.sentences = try Self.program(&reader, &image, &scope)
      languages[language] = output
    }
    image.scope = 0
    var rankers = try RecordReader(try image.section(Tag.rankers))
    for _ in 0..<(try rankers.number(as: Int.self)) {
      let language = try rankers.string()
      self.rankers[language] = try rankers.optional { reader throws(ImageError) in
        try RankedLesson(Array(try reader.raw()))
      }
    }
  }

  private static func program(
    _ reader: inout RecordReader, _ image: inout ImageReader, _ scope: inout UInt32
  ) throws(ImageError) -> PhraseProgram? {
    guard try reader.flag() else { return nil }
    scope += 1
    image.scope = scope
    return try PhraseProgram(from: image)
  }
}

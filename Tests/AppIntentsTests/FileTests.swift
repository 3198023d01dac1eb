import AppIntents
import Testing
import UniformTypeIdentifiers

/// What an intent can do with a file that it is given.
@Suite struct FileTests {
  private func text(_ text: String, named name: String) -> IntentFile {
    IntentFile(data: Data(text.utf8), filename: name)
  }

  @Test("files of one name do not meet in temporary places")
  func temporaryPlaces() async throws {
    let first = try await text("one", named: "note.txt").file(contentType: .data)
    defer { try? FileManager.default.removeItem(at: first) }
    let second = try await text("two", named: "note.txt").file(contentType: .data)
    defer { try? FileManager.default.removeItem(at: second) }
    #expect(first.lastPathComponent == "note.txt")
    #expect(try Data(contentsOf: first) == Data("one".utf8))
    #expect(try Data(contentsOf: second) == Data("two".utf8))
  }

  @Test("a file that is made for a call goes with it")
  func filesForACall() async throws {
    let folder = try await text("one", named: "note.txt").withFile(contentType: .data) {
      url, isTemporary in
      let content = try Data(contentsOf: url)
      #expect(isTemporary)
      #expect(content == Data("one".utf8))
      return url.deletingLastPathComponent()
    }
    let left = folder.appendingPathComponent("note.txt")
    #expect(!FileManager.default.fileExists(atPath: left.path))
    #expect(folder.path != FileManager.default.temporaryDirectory.path)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test("the name says nothing of the folder")
  func names() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = try await text("one", named: "../../note.txt")
      .file(contentType: .data, destinationDirectory: folder)
    #expect(url.path == folder.appendingPathComponent("note.txt").path)
  }

  @Test("a form that the file is not of is refused")
  func forms() async {
    await #expect(throws: IntentFile.ConversionUnavailable.self) {
      try await text("one", named: "note.txt").data(contentType: .pdf)
    }
  }
}

import Foundation
import Testing

@testable import FilmTracker

/// What is acknowledged is in the file; what cannot be written has not happened.
@MainActor @Suite struct FilmStoreTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("film-store-\(UUID().uuidString)")
  private var file: URL { folder.appendingPathComponent("diary.json") }

  private func film(_ id: String) throws -> Film { try #require(FilmCatalogue.film(id)) }

  @Test func aDiaryIsFoundAgain() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try FilmStore(file: file)
    try store.setWatched(true, film("up-2009"))
    try store.setRating(5, of: film("up-2009"))
    try store.setListed(true, film("coco-2017"), on: .weekend)
    try store.setListed(true, film("up-2009"), on: .weekend)
    try store.setReminder(true, of: film("coco-2017"), on: Date(timeIntervalSince1970: 1))
    let again = try FilmStore(file: file)
    #expect(again.diary == store.diary)
    #expect(again.films(on: .weekend) == ["coco-2017", "up-2009"])
    #expect(try again.rating(of: film("up-2009")) == 5)
  }

  @Test func whatIsTakenBackLeavesNoTrace() throws {
    let store = try FilmStore()
    let film = try film("up-2009")
    try store.setWatched(true, film)
    try store.setRating(3, of: film)
    try store.setListed(true, film, on: .watchlist)
    try store.setReminder(true, of: film, on: .distantFuture)
    try store.setWatched(false, film)
    try store.setRating(nil, of: film)
    try store.setListed(false, film, on: .watchlist)
    try store.setReminder(false, of: film, on: .distantFuture)
    #expect(store.diary == FilmDiary())
  }

  @Test func whatCannotBeWrittenHasNotHappened() throws {
    let store = try FilmStore(file: file)
    let film = try film("up-2009")
    #expect(throws: FilmStoreError.notSaved) { try store.setWatched(true, film) }
    #expect(store.diary == FilmDiary())
  }

  @Test func aForeignFileIsLeftAlone() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("not a diary".utf8).write(to: file)
    let file = file
    #expect(throws: FilmStoreError.unreadable) { try FilmStore(file: file) }
    #expect(try Data(contentsOf: file) == Data("not a diary".utf8))
  }
}

public import Foundation

/// Keeps what somebody has watched, rated, put on a list or wants to be reminded of.
///
/// It belongs to the main actor, as undo does: when *undo that* has been answered, it is undone.
@MainActor
public final class FilmStore {
  private(set) var diary: FilmDiary
  private let file: URL?

  /// A store in a file, which is made when something is first written to it; without one, in memory.
  ///
  /// - Throws: ``FilmStoreError/unreadable`` if the file holds something else.
  public init(file: URL? = nil) throws {
    self.file = file
    diary = try file.map(Self.diary(in:)) ?? FilmDiary()
  }

  private static func diary(in file: URL) throws -> FilmDiary {
    guard FileManager.default.fileExists(atPath: file.path) else { return FilmDiary() }
    do {
      return try JSONDecoder().decode(FilmDiary.self, from: try Data(contentsOf: file))
    } catch {
      throw FilmStoreError.unreadable
    }
  }

  /// Changes the diary, in the file first: what cannot be written has not happened.
  private func change(_ body: (inout FilmDiary) -> Void) throws {
    var changed = diary
    body(&changed)
    guard changed != diary else { return }
    if let file {
      do {
        try JSONEncoder().encode(changed).write(to: file, options: .atomic)
      } catch {
        throw FilmStoreError.notSaved
      }
    }
    diary = changed
  }
}

// MARK: - What there is to know

extension FilmStore {
  /// Whether a film was watched.
  func isWatched(_ film: Film) -> Bool { diary.watched.contains(film.id) }

  /// The film that was marked as watched last, if that is known.
  var lastWatched: Film? { diary.watchedInOrder?.last.flatMap { FilmCatalogue.film($0) } }

  /// The films that were not watched, of some.
  func unwatched(of films: [Film] = FilmCatalogue.films) -> [Film] {
    films.filter { !isWatched($0) }
  }

  /// The stars that a film was given.
  func rating(of film: Film) -> Int? { diary.ratings[film.id] }

  /// The films on a list.
  func films(on list: FilmList) -> [Film.ID] { diary.lists[list.rawValue] ?? [] }

  /// The films to be reminded of, each once, those of the earliest reminders first.
  var remindedFilms: [Film] {
    var seen: Set<Film.ID> = []
    return diary.reminders.sorted { $0.day < $1.day }
      .filter { seen.insert($0.film).inserted }.compactMap { FilmCatalogue.film($0.film) }
  }

  /// The days on which to be reminded of a film.
  func reminders(of film: Film) -> [Date] {
    diary.reminders.filter { $0.film == film.id }.map(\.day)
  }
}

// MARK: - What can be changed

extension FilmStore {
  /// Notes whether a film was watched.
  func setWatched(_ isWatched: Bool, _ film: Film) throws {
    try change { diary in
      var order = diary.watchedInOrder ?? []
      if isWatched {
        guard diary.watched.insert(film.id).inserted else { return }
        order.append(film.id)
      } else {
        diary.watched.remove(film.id)
        order.removeAll { $0 == film.id }
      }
      diary.watchedInOrder = order.isEmpty ? nil : order
    }
  }

  /// Notes the stars of a film; `nil` takes them back.
  func setRating(_ rating: Int?, of film: Film) throws {
    try change { $0.ratings[film.id] = rating }
  }

  /// Puts a film on a list, or takes it off.
  func setListed(_ isListed: Bool, _ film: Film, on list: FilmList) throws {
    let others = films(on: list).filter { $0 != film.id }
    let listed = isListed ? others + [film.id] : others
    try change { $0.lists[list.rawValue] = listed.isEmpty ? nil : listed }
  }

  /// Notes all films of a list anew.
  func setFilms(_ films: [Film.ID], on list: FilmList) throws {
    try change { $0.lists[list.rawValue] = films.isEmpty ? nil : films }
  }

  /// Notes all days on which to be reminded of a film anew.
  func setReminders(_ days: [Date], of film: Film) throws {
    let reminders = days.map { FilmDiary.Reminder(film: film.id, day: $0) }
    try change { diary in
      diary.reminders.removeAll { $0.film == film.id }
      diary.reminders += reminders
    }
  }

  /// Notes that somebody wants to be reminded of a film, or takes it back.
  func setReminder(_ isSet: Bool, of film: Film, on day: Date) throws {
    let reminder = FilmDiary.Reminder(film: film.id, day: day)
    try change { diary in
      diary.reminders.removeAll { $0 == reminder }
      if isSet { diary.reminders.append(reminder) }
    }
  }
}

import Foundation

/// What somebody has told the app about films.
struct FilmDiary: Codable, Equatable {
  /// The films that were watched.
  var watched: Set<Film.ID> = []
  /// The same films, the last one marked last. Diaries of earlier versions have none, or not all.
  var watchedInOrder: [Film.ID]?
  /// Stars, from one to five.
  var ratings: [Film.ID: Int] = [:]
  /// The films on each list, the last one added last.
  var lists: [String: [Film.ID]] = [:]
  /// Films to watch, by day.
  var reminders: [Reminder] = []

  /// A film to watch on a day.
  struct Reminder: Codable, Equatable {
    var film: Film.ID
    var day: Date
  }
}

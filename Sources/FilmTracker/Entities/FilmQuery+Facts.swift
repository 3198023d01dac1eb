import AppIntents

/// Finds films by facts about them, without a phrase of the app's own: *films directed by pete docter
/// after 2010 sorted by title*.
extension FilmQuery: EntityPropertyQuery {
  /// What has to hold for a film.
  struct Fact: Sendable {
    let holds: @Sendable (Film) -> Bool
  }

  static let properties = QueryProperties {
    Property(\Film.$year) {
      EqualToComparator { year in Fact { $0.year == year } }
      GreaterThanComparator { year in Fact { $0.year > year } }
      LessThanComparator { year in Fact { $0.year < year } }
    }
    Property(\Film.$director) {
      ContainsComparator { name in
        let directors = FilmCatalogue.directors(called: name)
        return Fact { !directors.isDisjoint(with: $0.directors) }
      }
    }
  }

  static let sortingOptions = SortingOptions {
    SortableBy(\Film.$title)
    SortableBy(\Film.$year)
  }

  static let findIntentDescription: IntentDescription? = "Finds films by year and director."

  func entities(
    matching comparators: sending [Fact], mode: ComparatorMode, sortedBy: [Sort<Film>], limit: Int?
  ) async throws -> [Film] {
    let facts = comparators
    var films = FilmCatalogue.films.filter { film in
      switch mode {
      case .and: facts.allSatisfy { $0.holds(film) }
      case .or: facts.isEmpty || facts.contains { $0.holds(film) }
      }
    }
    // The last sort first: what is equal in the first stays as the second has it.
    for sort in sortedBy.reversed() { films = sorted(films, by: sort) }
    return limit.map { Array(films.prefix($0)) } ?? films
  }

  private func sorted(_ films: [Film], by sort: Sort<Film>) -> [Film] {
    let isByTitle = (sort.by as PartialKeyPath<Film>) == \Film.$title
    return films.enumerated().sorted { one, other in
      let (first, second) =
        sort.order == .ascending ? (one.element, other.element) : (other.element, one.element)
      if isByTitle && first.title != second.title { return first.title < second.title }
      if !isByTitle && first.year != second.year { return first.year < second.year }
      return one.offset < other.offset
    }.map(\.element)
  }
}

public import AppManifest
import PhraseMatching

/// Why a name cannot be added to a list, or removed from it.
///
/// Nothing has changed then. ``description`` says what to do, for the developer; it holds the name.
public enum NameChangeError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The app has no sentence templates in the language.
  case noSentences(language: String)
  /// No sentence uses such a list, or it takes numbers, any text, or templates only.
  case noSuchList(String)
  /// The name has no letters, or is too long.
  case unusableName(String)

  init(_ error: ListChangeError) {
    self =
      switch error {
      case .noSuchList(let list): .noSuchList(list)
      case .unusableText(let text): .unusableName(text)
      }
  }

  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .noSentences(let language):
      "there are no sentence templates in '\(language)'; name a language that has some"
    case .noSuchList(let list):
      "no sentence takes names of a list '\(list)'; name one that a sentence uses as {\(list)}"
    case .unusableName(let name):
      "'\(name.prefix(40))' cannot be a name; it needs letters, and at most "
        + "\(PhraseProgram.maximumNameLength) bytes"
    }
  }
}

/// Names that come and go, such as the devices of a home.
///
/// A change makes a new router that shares nearly all memory with the old one. A caller that routes
/// with the old one is not disturbed, and the new one knows the change at once; ``LiveRouter`` swaps
/// them. The lists of sentence templates can be changed so; catalogues that phrases fill their
/// slots from cannot.
extension Router {
  /// The router with names added to a list of its sentence templates, behind those that it has.
  ///
  /// *adding "patio lamp" to `name`: "turn on the patio lamp" → `HassTurnOn(name: "patio lamp")`*
  ///
  /// - Parameters:
  ///   - names: The names as they are typed: they are no templates.
  ///   - list: The name of the list, as sentences use it.
  ///   - language: A language of the manifest. `nil`: its default.
  /// - Throws: ``NameChangeError``; then none is added.
  /// - Complexity: O(bytes of the names), microseconds for each.
  public func adding(
    _ names: [ListValue], to list: String, language: String? = nil
  ) throws(NameChangeError) -> Router {
    try changingSentences(of: language) { (router) throws(ListChangeError) in
      try router.adding(names, to: list)
    }
  }

  /// The router without the names of a list that are typed like this.
  ///
  /// - Parameters:
  ///   - name: The name as it is typed, in any case.
  ///   - id: The entity whose name it is. `nil`: all that are typed like this go.
  ///   - list: The name of the list, as sentences use it.
  ///   - language: A language of the manifest. `nil`: its default.
  /// - Returns: The router, and how many names went.
  /// - Throws: ``NameChangeError``.
  /// - Complexity: O(bytes of the name), microseconds.
  public func removing(
    _ name: String, id: String? = nil, from list: String, language: String? = nil
  ) throws(NameChangeError) -> (router: Router, count: Int) {
    var count = 0
    let router = try changingSentences(of: language) { (router) throws(ListChangeError) in
      let changed = try router.removing(name, id: id, from: list)
      count = changed.count
      return changed.router
    }
    return (router, count)
  }

  private func changingSentences(
    of language: String?,
    by change: (SentenceRouter) throws(ListChangeError) -> SentenceRouter
  ) throws(NameChangeError) -> Router {
    let tag = self.tag(for: language)
    guard let tag, let router = languages[tag], let sentences = router.sentences else {
      throw .noSentences(language: language ?? manifest.defaultLanguage)
    }
    do {
      return replacing(tag, by: router.replacingSentences(by: try change(sentences)))
    } catch {
      throw NameChangeError(error)
    }
  }
}

extension SentenceRouter {
  fileprivate func adding(
    _ names: [ListValue], to list: String
  ) throws(ListChangeError) -> SentenceRouter {
    let changed = try pool.withScratch { (scratch) throws(ListChangeError) -> PhraseProgram in
      try program.adding(names, to: list, analyzer: scratch.analyzer)
    }
    return replacingLists(by: changed)
  }

  fileprivate func removing(
    _ name: String, id: String?, from list: String
  ) throws(ListChangeError) -> (router: SentenceRouter, count: Int) {
    typealias Changed = (program: PhraseProgram, count: Int)
    let changed = try pool.withScratch { (scratch) throws(ListChangeError) -> Changed in
      try program.removing(name, id: id, from: list, analyzer: scratch.analyzer)
    }
    return (replacingLists(by: changed.program), changed.count)
  }
}

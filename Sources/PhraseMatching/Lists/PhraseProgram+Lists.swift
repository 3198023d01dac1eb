package import AppManifest
package import TextAnalysis

/// Why a list of a program cannot be changed.
package enum ListChangeError: Error, Equatable, Sendable {
  /// No sentence uses a list of this name, or its values are all templates, a range, or any text.
  case noSuchList(String)
  /// A value without text, or one that is longer than a name may be.
  case unusableText(String)
}

extension PhraseProgram {
  /// The program with values added to a list that all its sentences see.
  ///
  /// What is added goes behind what the list has. The text of a value is taken as it is: it is no
  /// template.
  ///
  /// - Parameter analyzer: One for the program's profile.
  /// - Throws: ``ListChangeError``; then nothing is added.
  /// - Complexity: O(bytes of the texts) and a little for each thousand values added before.
  package func adding(
    _ added: [ListValue], to list: String, analyzer: TextAnalyzer
  ) throws(ListChangeError) -> PhraseProgram {
    let number = try number(ofList: list)
    var changes = changes ?? ListChanges(to: values)
    for value in added {
      changes.add(value, text: try Self.text(of: value.input, analyzer), to: number) { context in
        filters.map { ValueClasses.Pass(of: context, through: $0) }
      }
    }
    return PhraseProgram(self, changes: changes)
  }

  /// The program without the values of a list that have a text, all of them or those that name one
  /// entity.
  ///
  /// - Returns: The program, and how many values there were.
  /// - Throws: ``ListChangeError``.
  package func removing(
    _ name: String, id: String?, from list: String, analyzer: TextAnalyzer
  ) throws(ListChangeError) -> (program: PhraseProgram, count: Int) {
    let number = try number(ofList: list)
    var changes = changes ?? ListChanges(to: values)
    let count = changes.remove(
      text: try Self.text(of: name, analyzer), id: id, from: number, in: values)
    return (count == 0 ? self : PhraseProgram(self, changes: changes), count)
  }

  private func number(ofList name: String) throws(ListChangeError) -> ListID {
    guard let number = lists[name] else { throw .noSuchList(name) }
    return number
  }

  private static func text(
    of name: String, _ analyzer: TextAnalyzer
  ) throws(ListChangeError) -> [UInt8] {
    let bytes = analyzer.normalizeLiteral(name)
    guard !bytes.isEmpty, bytes.count <= maximumNameLength else { throw .unusableText(name) }
    return bytes
  }

  /// The longest name that can be added, in bytes.
  package static let maximumNameLength = 1024

  /// The classes of the values that the lists hold by now.
  var currentClasses: ValueClasses { changes?.classes ?? values.classes }

  /// A value of a list, by the number that captures refer to it with.
  func listEntry(_ index: Int) -> ValueTable.Entry {
    guard index >= values.entries.count, let added = changes?.entry(index) else {
      return values.entry(index)
    }
    return added
  }

  /// The context of a value.
  func context(of entry: ValueTable.Entry) -> [String: Value] {
    guard entry.context >= values.contexts.count, let added = changes?.context(entry.context)
    else { return values.contexts[entry.context] }
    return added
  }
}

extension ValueClasses.Pass {
  /// What a value with a context passes and supplies.
  init(of context: [String: Value], through filter: ListFilter) {
    self.init(
      passes: ContextRules.allows(context, requires: filter.requires)
        && ContextRules.allows(context, excludes: filter.excludes),
      supplies: ContextRules.supplied(by: context, requires: filter.requires))
  }
}

/// What the blocks that refer to a list ask of its values.
struct ListFilter: Sendable {
  let requires: ContextRules.Conditions
  let excludes: ContextRules.Conditions
}

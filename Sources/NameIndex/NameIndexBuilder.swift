/// Collects the names of a catalogue for a ``NameIndex``.
package struct NameIndexBuilder: Sendable {
  /// The longest name that is taken, in bytes.
  package static let maximumNameLength = 4096

  let language: NameLanguage
  /// The names as they came.
  private(set) var names = BytePool()
  /// Who bears each of them, and whether as a title.
  private(set) var bearings: [Bearing] = []

  struct Bearing: Sendable {
    var entity: UInt32
    var isTitle: Bool
  }

  /// - Parameter language: the BCP 47 tag of the names' language, which says what its articles and
  ///   function words are. English ones always count.
  package init(language: String) { self.language = NameLanguage(tag: language) }

  /// Adds a name of an entity.
  ///
  /// - Parameters:
  ///   - name: the name in normalized UTF-8, its words separated by single spaces.
  ///   - entity: the entity's position in the catalogue.
  ///   - isTitle: true for what the entity is called, false for what it is also called.
  /// - Returns: false when the name is refused: without words, or longer than
  ///   ``maximumNameLength``.
  /// - Precondition: all names together are shorter than 4 GiB.
  @discardableResult
  package mutating func add(
    name: some Sequence<UInt8>, entity: EntityID, isTitle: Bool
  ) -> Bool {
    let isAdded: Bool =
      name.withContiguousStorageIfAvailable { append($0) }
      ?? Array(name).withUnsafeBufferPointer { append($0) }
    if isAdded { bearings.append(Bearing(entity: entity.rawValue, isTitle: isTitle)) }
    return isAdded
  }

  private mutating func append(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard name.count <= Self.maximumNameLength, name.contains(where: { $0 != space }) else {
      return false
    }
    names.append(name)
    return true
  }

  /// Builds the index.
  ///
  /// - Complexity: O(*n* log *n*) for *n* names; a million take two to three seconds.
  package consuming func build() -> NameIndex {
    let index = NameIndex(NameAssembly(self))
    index.checkInvariants()
    return index
  }
}

/// What stands between words.
let space = UInt8(ascii: " ")

/// The words of a normalized text, one after another, without copying them.
struct WordScanner {
  let text: UnsafeBufferPointer<UInt8>
  private var place = 0

  init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  /// Where the next word is; nil at the end.
  mutating func next() -> Range<Int>? {
    while place < text.count, text[place] == space { place += 1 }
    guard place < text.count else { return nil }
    let start = place
    while place < text.count, text[place] != space { place += 1 }
    return start..<place
  }
}

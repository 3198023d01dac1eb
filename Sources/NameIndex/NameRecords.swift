/// A text as the title or as a synonym of entities.
struct NameRecord {
  var text: UInt32
  var isTitle: Bool
  /// Who bears it, as a range of ``NameRecords/bearers``.
  var bearers: Range<Int>
}

/// The records of all texts, in the order in which their texts came.
struct NameRecords {
  private(set) var list: [NameRecord] = []
  /// The bearers of all records, ascending within each.
  var bearers: [EntityID] = []

  /// Notes that an entity bears a text.
  ///
  /// An entity that has a text as its title does not also have it as a synonym.
  /// - Precondition: calls ascend by text, titles before synonyms, then by entity.
  mutating func add(_ entity: EntityID, text: UInt32, isTitle: Bool) {
    if !isTitle, let title = title(of: text), contains(entity, in: title) { return }
    let place = bearers.count
    if let last = list.last, last.text == text, last.isTitle == isTitle {
      if bearers.last == entity { return }
      list[list.count - 1].bearers = last.bearers.lowerBound..<(place + 1)
    } else {
      list.append(NameRecord(text: text, isTitle: isTitle, bearers: place..<(place + 1)))
    }
    bearers.append(entity)
  }

  /// The bearers of a text's title record, which is the last record or the one before.
  private func title(of text: UInt32) -> Range<Int>? {
    list.suffix(2).first { $0.text == text && $0.isTitle }?.bearers
  }

  private func contains(_ entity: EntityID, in range: Range<Int>) -> Bool {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) >> 1
      if bearers[middle] < entity { low = middle + 1 } else { high = middle }
    }
    return low < range.upperBound && bearers[low] == entity
  }
}

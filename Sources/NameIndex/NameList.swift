/// The words of each name, laid end to end.
///
/// Names ascend by number of words within the titles and again within the synonyms, so that a few
/// groups say where a name's words start and no name needs to.
struct NameList: Sendable {
  /// The words of all names.
  let words: [WordID]
  /// Runs of names with as many words, titles before synonyms, then a sentinel.
  let groups: [Group]

  struct Group: Sendable {
    /// The first name of the group.
    var firstName: UInt32
    /// Where that name's words start in ``NameList/words``.
    var firstWord: UInt32
    var wordCount: UInt32
    var isTitle: Bool
  }

  /// The number of names.
  var count: Int { Int(groups[groups.count - 1].firstName) }

  var byteCount: Int {
    words.count * MemoryLayout<WordID>.stride + groups.count * MemoryLayout<Group>.stride
  }

  /// Where a name's words are in ``words``.
  func range(of name: UInt32) -> Range<Int> {
    let group = groups[group(of: name)]
    let start = group.firstWord + (name - group.firstName) * group.wordCount
    return Int(start)..<Int(start + group.wordCount)
  }

  func isTitle(_ name: UInt32) -> Bool { groups[group(of: name)].isTitle }

  /// The last group that starts at or before a name.
  private func group(of name: UInt32) -> Int {
    var (low, high) = (0, groups.count - 1)
    while high - low > 1 {
      let middle = (low + high) >> 1
      if groups[middle].firstName <= name { low = middle } else { high = middle }
    }
    return low
  }
}

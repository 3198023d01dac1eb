import CICU

/// Normalizes text of any script for sentence templates, as hassil 3.0 or 3.12 would.
///
/// The order of the steps matters. 3.0: punctuation, white space, NFC; 3.12: NFC, white space,
/// `’` to `'`, punctuation. Case is folded last, code point by code point.
final class SentenceNormalizer {
  /// One code point on its way through the steps.
  struct Item {
    var scalar: UInt32
    var traits: SentenceTraits
    var start: UInt32
    var end: UInt32
  }

  private let rules: SentenceRules
  let table = FoldingTable()
  private var items = ScratchBuffer<Item>()
  private var composed = ScratchBuffer<Item>()
  private var count = 0
  private let units = ScratchBuffer<UInt16>()
  private var segment: [UInt32] = []
  private var segmentUnits: [UInt16] = []
  private var normalized: [UInt16] = []
  private var scalars: [UInt32] = []

  init(_ profile: TextProfile) {
    rules = SentenceRules(profile)
  }

  /// Writes the normalized utterance to `output`.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  func normalize(_ text: UnsafeBufferPointer<UInt8>, into output: OutputBuffer) {
    read(text)
    runSteps(composesAlways: false, into: output)
  }

  /// The same, with ICU asked about every code point and every segment.
  func normalizeThroughICU(_ text: UnsafeBufferPointer<UInt8>, into output: OutputBuffer) {
    read(text)
    for index in 0..<count {
      items.base[index].traits = SentenceTraits(of: items.base[index].scalar, rules: rules)
    }
    runSteps(composesAlways: true, into: output)
  }

  /// Writes a literal of a template to `output`: punctuation and edges stay.
  func normalizeLiteral(_ text: UnsafeBufferPointer<UInt8>, into output: OutputBuffer) {
    read(text)
    composeIfNeeded(always: false)
    write(to: output, keepsEdges: true)
  }

  private func runSteps(composesAlways: Bool, into output: OutputBuffer) {
    if rules.isRecent { composeIfNeeded(always: composesAlways) }
    let current = UnsafeMutableBufferPointer(start: items.base, count: count)
    count = SentencePunctuation.remove(from: current, rules: rules)
    if !rules.isRecent { composeIfNeeded(always: composesAlways) }
    write(to: output, keepsEdges: false)
  }

  private func traits(of scalar: UInt32) -> SentenceTraits {
    SentenceTraits(
      entry: table.entry(scalar) { SentenceTraits(of: $0, rules: rules).entry })
  }

  private func read(_ text: UnsafeBufferPointer<UInt8>) {
    let items = items.room(for: text.count)
    var index = 0
    var count = 0
    while index < text.count {
      var (scalar, length) = UTF8Scalars.decode(text, at: index)
      if scalar == 0x2019 && rules.isRecent { scalar = 0x27 }
      items[count] = Item(
        scalar: scalar, traits: traits(of: scalar), start: UInt32(truncatingIfNeeded: index),
        end: UInt32(truncatingIfNeeded: index + length))
      index += length
      count += 1
    }
    self.count = count
  }

  // MARK: NFC

  private func composeIfNeeded(always: Bool) {
    let items = UnsafeBufferPointer(start: items.base, count: count)
    guard always || items.contains(where: { $0.traits.needsComposition }) else { return }
    if !always, isComposed(), spreadSources() { return }
    var composedCount = 0
    var start = 0
    while start < items.count {
      var end = start + 1
      while end < items.count, items[end].traits.attaches { end += 1 }
      compose(items[start..<end], &composedCount)
      start = end
    }
    swap(&self.items, &composed)
    count = composedCount
  }

  /// Gives every item the source of its whole segment, as if the segment had been composed; false
  /// if a segment has more marks than it may keep.
  private func spreadSources() -> Bool {
    let items = items.base
    var start = 0
    while start < count {
      var end = start + 1
      while end < count, items[end].traits.attaches { end += 1 }
      if end - start > SegmentFolder.maximumMarks { return false }
      if end - start > 1 {
        for index in start..<end {
          (items[index].start, items[index].end) = (items[start].start, items[end - 1].end)
        }
      }
      start = end
    }
    return true
  }

  private func isComposed() -> Bool {
    let units = units.room(for: count * 2)
    var length = 0
    for item in UnsafeBufferPointer(start: items.base, count: count) {
      let scalar = item.scalar
      if scalar < 0x1_0000 {
        units[length] = UInt16(truncatingIfNeeded: scalar)
        length += 1
      } else {
        (units[length], units[length + 1]) = ICU.surrogates(of: scalar)
        length += 2
      }
    }
    return cicu_is_nfc(units, Int32(clamping: length))
  }

  /// Appends one segment in NFC to ``composed``.
  private func compose(_ items: Slice<UnsafeBufferPointer<Item>>, _ composedCount: inout Int) {
    guard let first = items.first, let last = items.last else { return }
    segment.removeAll(keepingCapacity: true)
    for item in items { segment.append(item.scalar) }
    if segment.count > SegmentFolder.maximumMarks { MarkLimit.apply(to: &segment) }
    ICU.encode(segment, into: &segmentUnits)
    ICU.normalize(CICU_NFC, segmentUnits, into: &normalized)
    ICU.decode(normalized, into: &scalars)
    for scalar in scalars {
      let item = Item(
        scalar: scalar, traits: traits(of: scalar), start: first.start, end: last.end)
      composed.append(item, at: composedCount)
      composedCount += 1
    }
  }

  // MARK: White space

  /// Writes the items with their case folded and their white space collapsed or ignored.
  private func write(to output: OutputBuffer, keepsEdges: Bool) {
    var space: Item?
    var afterSpaceless = false
    for item in UnsafeBufferPointer(start: items.base, count: count) {
      if item.traits.isSpace {
        if space == nil { space = item } else { space?.end = item.end }
        continue
      }
      if let space, output.count > 0 || keepsEdges {
        let isIgnored = !rules.isRecent || afterSpaceless && item.traits.isSpaceless
        if !(rules.ignoresWhitespace && isIgnored) {
          output.append(0x20, start: space.start, end: space.end)
        }
      }
      space = nil
      if item.traits.foldsCase { output.capitals.append(output.count) }
      output.append(
        packed: item.traits.packed, length: item.traits.length, start: item.start, end: item.end)
      afterSpaceless = item.traits.isSpaceless
    }
    if let space, keepsEdges, rules.isRecent || !rules.ignoresWhitespace {
      output.append(0x20, start: space.start, end: space.end)
    }
  }
}

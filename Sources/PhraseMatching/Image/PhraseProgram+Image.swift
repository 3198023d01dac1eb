import AppManifest
package import MappedImage
import NameIndex
import TextAnalysis

/// What the sections of a program in an image are called.
private enum Tag {
  static let nodes: UInt32 = 1
  static let branches: UInt32 = 2
  static let literals: UInt32 = 3
  static let entries: UInt32 = 4
  static let outputs: UInt32 = 5
  static let spans: UInt32 = 6
  static let records: UInt32 = 7
  /// The first of the trie's.
  static let trie: UInt32 = 16
}

extension PhraseProgram {
  /// How programs are laid out in images. Images of another layout are refused.
  package static var layout: [Int] {
    // The first number counts what changes without changing a size.
    [1, MemoryLayout<Node>.stride, MemoryLayout<ValueTable.EntryRecord>.stride]
      + [MemoryLayout<ValueTable.Span>.stride] + NameTrie.layout
  }

  /// Adds the program to an image, under the writer's scope.
  ///
  /// - Precondition: its lists have not been changed since it was compiled.
  package func add(to image: inout ImageWriter) {
    precondition(changes == nil, "a program whose lists were changed cannot be written")
    image.add(graph.nodes, tag: Tag.nodes)
    image.add(graph.branches, tag: Tag.branches)
    image.add(graph.literals, tag: Tag.literals)
    image.add(values.entries, tag: Tag.entries)
    image.add(values.outputs, tag: Tag.outputs)
    image.add(values.spans, tag: Tag.spans)
    values.trie.add(to: &image, tag: Tag.trie)
    var records = RecordWriter()
    writeRecords(to: &records)
    image.add(records.bytes, tag: Tag.records)
  }

  /// Reads a program from an image, under the reader's scope.
  ///
  /// What is large stays where it lies: only what is small and irregular is copied.
  ///
  /// - Throws: ``ImageError/damaged`` unless the sections are a program that can be matched
  ///   without ever reading beyond them.
  /// - Complexity: O(nodes + names), to check them.
  package convenience init(from image: ImageReader) throws(ImageError) {
    let graph = try Graph(from: image)
    var reader = try RecordReader(try image.section(Tag.records))
    let contents = try ProgramContents(graph: graph, from: image, &reader)
    try contents.check()
    self.init(contents)
  }
}

extension PhraseProgram.Graph {
  fileprivate init(from image: ImageReader) throws(ImageError) {
    let nodes = try image.section(Tag.nodes, of: PhraseProgram.Node.self)
    // Checked before any node is looked at: its kind may be none.
    for kind in 0..<nodes.count where !PhraseProgram.Node.isKindValid(of: kind, in: nodes) {
      throw .damaged
    }
    self.init(
      nodes: nodes, branches: try image.section(Tag.branches),
      literals: try image.section(Tag.literals))
  }
}

extension PhraseProgram.Node {
  /// True if the byte that holds the kind of a node stands for one.
  fileprivate static func isKindValid(
    of index: Int, in nodes: Section<PhraseProgram.Node>
  ) -> Bool {
    let kindOffset = MemoryLayout<Self>.offset(of: \.kind) ?? 0
    let raw = UnsafeRawBufferPointer(nodes.elements)[index * MemoryLayout<Self>.stride + kindOffset]
    return Kind(rawValue: raw) != nil
  }
}

// MARK: - Records

extension PhraseProgram {
  private func writeRecords(to writer: inout RecordWriter) {
    writer.write(profile)
    writer.write(edition) { $0.write($1.rawValue) }
    writer.write(preferredSlot) { $0.write(UInt64($1.rawValue)) }
    writer.write(slotNames) { $0.write($1) }
    writer.write(sentences) { writer, sentence in
      writer.write(UInt64(sentence.start.rawValue))
      writer.write(UInt64(sentence.block))
      writer.write(sentence.text)
      writer.write(UInt64(sentence.skipRule.rawValue))
    }
    writer.write(blocks) { $1.write(to: &$0) }
    writer.write(blockFilters) { $0.write(UInt64($1.rawValue)) }
    writer.write(ranges) { $0.write($1) }
    writer.write(skipWords) { $0.write($1) }
    writer.write(filters) { writer, filter in
      writer.write(filter.requires)
      writer.write(filter.excludes)
    }
    writer.write(lists.sorted { $0.key < $1.key }) { writer, list in
      writer.write(list.key)
      writer.write(UInt64(list.value.rawValue))
    }
    values.writeRecords(to: &writer)
  }
}

extension ProgramContents {
  fileprivate init(
    graph: PhraseProgram.Graph, from image: ImageReader, _ reader: inout RecordReader
  ) throws(ImageError) {
    self.graph = graph
    profile = try reader.profile()
    let edition = try reader.optional { (reader) throws(ImageError) in try reader.string() }
    self.edition = edition.flatMap(SentenceSet.Edition.init(rawValue:))
    guard (edition == nil) == (self.edition == nil) else { throw .damaged }
    preferredSlot = try reader.optional { (reader) throws(ImageError) in
      SlotID(rawValue: try reader.number())
    }
    slotNames = try reader.array { (reader) throws(ImageError) in try reader.string() }
    sentences = try reader.array { (reader) throws(ImageError) in
      try PhraseProgram.Sentence(from: &reader)
    }
    blocks = try reader.array { (reader) throws(ImageError) in
      try PhraseProgram.Block(from: &reader)
    }
    blockFilters = try reader.array { (reader) throws(ImageError) in
      FilterID(rawValue: try reader.number())
    }
    ranges = try reader.array { (reader) throws(ImageError) in try reader.numberRange() }
    skipWords = try reader.array { (reader) throws(ImageError) in Array(try reader.raw()) }
    filters = try reader.array { (reader) throws(ImageError) in
      ListFilter(requires: try reader.conditions(), excludes: try reader.conditions())
    }
    let named: [(String, ListID)] = try reader.array { (reader) throws(ImageError) in
      (try reader.string(), ListID(rawValue: try reader.number()))
    }
    lists = Dictionary(named) { first, _ in first }
    values = try ValueTable(from: image, &reader)
  }
}

extension PhraseProgram.Sentence {
  fileprivate init(from reader: inout RecordReader) throws(ImageError) {
    let start = NodeID(rawValue: try reader.number())
    let block = try reader.number(as: Int.self)
    let text = try reader.string()
    guard let skipRule = SkipRule(rawValue: try reader.number()) else { throw .damaged }
    self.init(start: start, block: block, text: text, skipRule: skipRule)
  }
}

extension Keyword {
  fileprivate func write(to writer: inout RecordWriter) {
    writer.write(text)
    writer.write(capitals) { $0.write($1) }
  }

  fileprivate init(from reader: inout RecordReader) throws(ImageError) {
    text = Array(try reader.raw())
    capitals = try reader.array { (reader) throws(ImageError) in try reader.integer() }
  }
}

extension PhraseProgram.Block {
  fileprivate func write(to writer: inout RecordWriter) {
    writer.write(intent)
    writer.write(order)
    writer.write(fixedSlots) { writer, slot in
      writer.write(slot.name)
      writer.write(slot.value)
    }
    writer.write(requires)
    writer.write(excludes)
    writer.write(keywords) { $1.write(to: &$0) }
    writer.write(response) { $0.write($1) }
    writer.write(metadata ?? [:])
    writer.write(isPreferred)
    writer.write(isNegative)
    writer.write(isGenerated)
  }

  fileprivate convenience init(from reader: inout RecordReader) throws(ImageError) {
    self.init(
      intent: try reader.string(), order: try reader.integer(),
      fixedSlots: try reader.members(),
      requires: Self.dictionary(try reader.conditions()),
      excludes: Self.dictionary(try reader.conditions()),
      keywords: try reader.array { (reader) throws(ImageError) in try Keyword(from: &reader) },
      response: try reader.optional { (reader) throws(ImageError) in try reader.string() },
      metadata: try reader.members(), isPreferred: try reader.flag(),
      isNegative: try reader.flag(), isGenerated: try reader.flag())
  }

  private static func dictionary(
    _ conditions: ContextRules.Conditions
  ) -> [String: ContextCondition] {
    Dictionary(conditions.map { ($0.key, $0.condition) }) { first, _ in first }
  }
}

extension ValueTable {
  fileprivate func writeRecords(to writer: inout RecordWriter) {
    writer.write(startsText) { $0.write($1) }
    writer.write(spanTexts) { $0.write($1) }
    writer.write(contexts) { $0.write($1) }
    classes.write(to: &writer)
    let index = classIndex.sorted {
      ($0.key.list, $0.key.context) < ($1.key.list, $1.key.context)
    }
    writer.write(index) { writer, item in
      writer.write(UInt64(item.key.list.rawValue))
      writer.write(UInt64(item.key.context))
      writer.write(UInt64(item.value.rawValue))
    }
  }

  fileprivate init(from image: ImageReader, _ reader: inout RecordReader) throws(ImageError) {
    entries = try image.section(Tag.entries)
    outputs = try image.section(Tag.outputs)
    decoded = Self.decode(entries, outputs)
    spans = try image.section(Tag.spans)
    trie = try NameTrie(from: image, tag: Tag.trie)
    startsText = try reader.array { (reader) throws(ImageError) in try reader.flag() }
    spanTexts = try reader.array { (reader) throws(ImageError) in Array(try reader.raw()) }
    contexts = try reader.array { (reader) throws(ImageError) in try reader.members() }
    contextIndex = Dictionary(
      zip(contexts, contexts.indices), uniquingKeysWith: { first, _ in first })
    classes = try ValueClasses(from: &reader)
    let index: [(ClassKey, ValueClassID)] = try reader.array { (reader) throws(ImageError) in
      let key = ClassKey(list: ListID(rawValue: try reader.number()), context: try reader.number())
      return (key, ValueClassID(rawValue: try reader.number()))
    }
    classIndex = Dictionary(index) { first, _ in first }
  }
}

extension ValueClasses {
  fileprivate func write(to writer: inout RecordWriter) {
    writer.write(UInt64(filterCount))
    writer.write(UInt64(rangeCount))
    writer.write(lists) { $0.write(UInt64($1.rawValue)) }
    // Many and small: bytes are read a good deal faster than numbers of any length.
    writer.write(passes.flatMap(\.bytes))
    writer.write(ranges.map { $0 ? 1 : 0 })
  }

  fileprivate init(from reader: inout RecordReader) throws(ImageError) {
    self.init()
    filterCount = try reader.number()
    rangeCount = try reader.number()
    lists = try reader.array { (reader) throws(ImageError) in
      ListID(rawValue: try reader.number())
    }
    let bytes = try reader.raw()
    guard bytes.count.isMultiple(of: 2) else { throw .damaged }
    passes = stride(from: 0, to: bytes.count, by: 2).map { Pass(bytes[$0..<$0 + 2]) }
    ranges = try reader.raw().map { $0 != 0 }
  }
}

extension RecordWriter {
  fileprivate mutating func write(_ profile: TextProfile) {
    write(profile.language)
    write(UInt64(TextProfile.Rules.inImages.firstIndex(of: profile.rules) ?? 0))
    write(profile.foldsDiacritics)
    write(profile.ignoresWhitespace)
  }
}

extension RecordReader {
  fileprivate mutating func profile() throws(ImageError) -> TextProfile {
    let language = try string()
    let rules: Int = try number()
    guard TextProfile.Rules.inImages.indices.contains(rules) else { throw .damaged }
    return TextProfile(
      language: language, rules: TextProfile.Rules.inImages[rules],
      foldsDiacritics: try flag(), ignoresWhitespace: try flag())
  }
}

extension TextProfile.Rules {
  /// The sets of rules by their numbers in images.
  fileprivate static let inImages: [Self] = [
    .natural, .sentenceTemplates3_0, .sentenceTemplates3_12,
  ]
}

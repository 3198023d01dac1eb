// Positions in the tables of a program, each a type of its own, so that none is taken for another.

/// The position of a node in a program's graph.
struct NodeID: Hashable, Comparable, Sendable, BitwiseCopyable {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }
  init(_ index: Int) { rawValue = UInt32(index) }

  var index: Int { Int(rawValue) }

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// What stands for no node: no program has so many.
  static let none = NodeID(rawValue: .max)
}

/// The position of a sentence in ``PhraseProgram/sentences``.
struct SentenceID: Hashable, Comparable, Sendable, BitwiseCopyable {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }
  init(_ index: Int) { rawValue = UInt32(index) }

  var index: Int { Int(rawValue) }

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The number of a list, by which nodes and values name it.
struct ListID: Hashable, Comparable, Sendable, BitwiseCopyable {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }
  init(_ index: Int) { rawValue = UInt32(index) }

  var index: Int { Int(rawValue) }

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// What stands for the list of numbers in words, which belong to none.
  static let none = ListID(rawValue: .max)
}

/// The position of a block's conditions in ``PhraseProgram/filters``.
struct FilterID: Hashable, Comparable, Sendable, BitwiseCopyable {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }
  init(_ index: Int) { rawValue = UInt32(index) }

  var index: Int { Int(rawValue) }

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// Lets everything pass.
  static let none = FilterID(rawValue: 0)
}

/// The position of a range of numbers in ``PhraseProgram/ranges``.
struct RangeID: Hashable, Comparable, Sendable, BitwiseCopyable {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }
  init(_ index: Int) { rawValue = UInt32(index) }

  var index: Int { Int(rawValue) }

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The number of a class of values: see ``ValueClasses``.
struct ValueClassID: Hashable, Comparable, Sendable, BitwiseCopyable {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }
  init(_ index: Int) { rawValue = UInt32(index) }

  var index: Int { Int(rawValue) }

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The position of a slot's name in ``PhraseProgram/slotNames``.
package struct SlotID: Hashable, Comparable, Sendable, BitwiseCopyable {
  let rawValue: UInt16

  init(rawValue: UInt16) { self.rawValue = rawValue }
  init(_ index: Int) { rawValue = UInt16(index) }

  package var index: Int { Int(rawValue) }

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The slot of what is matched but not reported, such as the app's name.
  static let unreported = SlotID(rawValue: .max)
}

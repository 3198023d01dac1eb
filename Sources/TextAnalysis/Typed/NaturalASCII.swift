/// Normalizes typed ASCII text in one pass over its bytes, to the byte as ``NaturalNormalizer``
/// does.
final class NaturalASCII {
  /// The classes of bytes; the first three are copied, lower-cased.
  private enum Class {
    static let letter: UInt8 = 0
    static let digit: UInt8 = 1
    static let symbol: UInt8 = 2
    static let separator: UInt8 = 3
    static let apostrophe: UInt8 = 4
    static let joiner: UInt8 = 5
    /// Only the general path knows: not ASCII, or I where it has no dot.
    static let foreign: UInt8 = 6
  }

  private let classes = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
  private let folded = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)

  init(rules: NaturalRules) {
    for byte in UInt8.min...UInt8.max {
      let (kind, lower) = Self.classify(byte, rules: rules)
      classes[Int(byte)] = kind
      folded[Int(byte)] = lower
    }
  }

  deinit {
    classes.deallocate()
    folded.deallocate()
  }

  private static func classify(_ byte: UInt8, rules: NaturalRules) -> (UInt8, UInt8) {
    switch byte {
    case 0x80...: (Class.foreign, byte)
    case UInt8(ascii: "I") where rules.dotsI && !rules.foldsDiacritics: (Class.foreign, byte)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): (Class.letter, byte | 0x20)
    case UInt8(ascii: "a")...UInt8(ascii: "z"): (Class.letter, byte)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): (Class.digit, byte)
    case UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "#"),
      UInt8(ascii: "+"):
      (Class.symbol, byte)
    case UInt8(ascii: "'"), UInt8(ascii: "`"):
      (rules.elides ? Class.separator : Class.apostrophe, byte)
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"): (Class.joiner, byte)
    default: (Class.separator, byte)
    }
  }

  /// Writes the normalized text to `output`; false, with nothing written, if the text is not
  /// plain enough.
  ///
  /// - Complexity: O(*n*), without allocation once `output` has grown to the longest text.
  func normalize(_ text: UnsafeBufferPointer<UInt8>, into output: OutputBuffer) -> Bool {
    output.reserve(text.count)
    var writer = Writer(output)
    for index in 0..<text.count {
      let byte = text[index]
      let kind = classes[Int(byte)]
      if kind <= Class.symbol {
        writer.copy(folded[Int(byte)], kind, at: index)
      } else if kind == Class.foreign {
        return false
      } else {
        writer.hold(byte, kind, at: index)
      }
    }
    output.count = writer.count
    return true
  }

  /// Writes bytes with their places, and holds back what stands between words until it is known what
  /// follows.
  private struct Writer {
    private let bytes: UnsafeMutablePointer<UInt8>
    private let starts: UnsafeMutablePointer<UInt32>
    private let ends: UnsafeMutablePointer<UInt32>
    private(set) var count = 0
    private var last = Class.separator
    /// What is held back: `separator` also stands for a decided space, `letter` for nothing.
    private var pending = Class.letter
    private var pendingByte: UInt8 = 0
    private var pendingStart = 0
    private var pendingEnd = 0

    init(_ output: OutputBuffer) {
      (bytes, starts, ends) = (output.bytes, output.starts, output.ends)
    }

    /// Writes a byte of a word, behind what was held back.
    mutating func copy(_ byte: UInt8, _ kind: UInt8, at index: Int) {
      if pending != Class.letter {
        release(before: kind)
        pending = Class.letter
      }
      write(byte, from: index, to: index + 1)
      last = kind
    }

    /// Holds back a byte that may be part of a word, or ends it.
    mutating func hold(_ byte: UInt8, _ kind: UInt8, at index: Int) {
      if pending == Class.letter {
        pendingStart = index
        let stands = kind == Class.joiner ? last == Class.digit : last <= Class.digit
        pending = stands ? kind : Class.separator
        pendingByte = byte
      } else {
        pending = Class.separator
      }
      pendingEnd = index + 1
    }

    /// Writes what was held back: nothing within a word, a joiner within a number, else a space.
    private mutating func release(before kind: UInt8) {
      if pending == Class.apostrophe && kind == Class.letter || count == 0 { return }
      let filler = pending == Class.joiner && kind == Class.digit ? pendingByte : 0x20
      write(filler, from: pendingStart, to: pendingEnd)
    }

    private mutating func write(_ byte: UInt8, from start: Int, to end: Int) {
      bytes[count] = byte
      starts[count] = UInt32(truncatingIfNeeded: start)
      ends[count] = UInt32(truncatingIfNeeded: end)
      count += 1
    }
  }
}

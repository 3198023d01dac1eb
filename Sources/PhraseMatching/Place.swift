/// Where in a template a text can have come to.
///
/// A place is a node and one byte of detail, which says one of three things:
///
/// - before a node that has not been begun, how the text stands there (an ``Approach``);
/// - inside a literal, how many bytes of it have been read;
/// - inside a number, which part of it has been read (a ``NumberProgress``).
struct Place: Hashable, Comparable, BitwiseCopyable {
  /// The node above the detail, so that places sort by node.
  let rawValue: UInt32

  private init(_ node: NodeID, _ detail: UInt8) {
    rawValue = node.rawValue << Self.detailBits | UInt32(detail)
  }

  private static let detailBits: UInt32 = 8

  /// The most nodes of a program: what is left of 32 bits beside the detail.
  static let maximumNodes = 1 << (32 - Int(detailBits))

  var node: NodeID { NodeID(rawValue: rawValue >> Self.detailBits) }
  private var detail: UInt8 { UInt8(truncatingIfNeeded: rawValue) }

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

// MARK: - Before a node

extension Place {
  /// How the text stands before a node that has not been begun.
  enum Approach: UInt8 {
    /// Not at the start of a word: white space counts.
    case inside
    /// At the start of a word: white space is skipped.
    case wordStart
    /// Behind a wildcard that is still open: any text is skipped.
    case open
  }

  /// How many approaches there are.
  static let approachCount = 3
  /// The first detail of a node that has been begun: those below are approaches.
  private static let firstBegun: UInt8 = 3

  /// Before a node.
  static func before(_ node: NodeID, _ approach: Approach) -> Place {
    Place(node, approach.rawValue)
  }

  /// How the text stands before the node; `nil` if the node has been begun.
  var approach: Approach? { Approach(rawValue: detail) }

  /// True if nothing of the node has been read.
  var isBeforeNode: Bool { detail < Self.firstBegun }
}

// MARK: - Inside a literal

extension Place {
  /// Inside a literal of which some bytes have been read, but not all.
  static func inside(_ literal: NodeID, read: Int) -> Place {
    assert(read >= 1 && read < ProgramBuilder.maximumChunk)
    return Place(literal, firstBegun - 1 + UInt8(truncatingIfNeeded: read))
  }

  /// How many bytes of a literal have been read.
  var bytesRead: Int { isBeforeNode ? 0 : Int(detail - (Self.firstBegun - 1)) }
}

// MARK: - Inside a number

extension Place {
  /// What has been read of a number in digits.
  struct NumberProgress: Equatable {
    enum Part: UInt8 {
      case sign, digits, separator, fraction
    }

    var part: Part
    /// How the text stands behind the number, as it stood before it.
    var resumesAtWordStart: Bool

    /// How the text stands behind the number.
    var approach: Approach { resumesAtWordStart ? .wordStart : .inside }
  }

  /// Inside a number of a range.
  static func inside(_ range: NodeID, _ progress: NumberProgress) -> Place {
    Place(range, firstBegun + progress.part.rawValue * 2 + (progress.resumesAtWordStart ? 1 : 0))
  }

  /// What has been read of the number of a range; `nil` if nothing has.
  var numberProgress: NumberProgress? {
    guard !isBeforeNode else { return nil }
    let number = detail - Self.firstBegun
    return NumberProgress.Part(rawValue: number / 2).map {
      NumberProgress(part: $0, resumesAtWordStart: number % 2 == 1)
    }
  }
}

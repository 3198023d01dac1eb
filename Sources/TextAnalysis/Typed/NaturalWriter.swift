/// Puts characters that are already folded and classed into words with single spaces between.
///
/// What a separator, an apostrophe or a full stop comes to depends on what follows it, so it is
/// held back until then.
struct NaturalWriter {
  /// What is held back until the next character of a word is known.
  private enum Pending {
    case nothing, space, apostrophe, joiner, elided
  }

  private let output: OutputBuffer
  private let elides: Bool
  /// A piece of a template: white space at its edges counts, and letters may go on beyond them.
  private let isFragment: Bool
  private var last: CharacterClass
  private var pending = Pending.nothing
  private var pendingByte: UInt8 = 0
  private var pendingStart: UInt32 = 0
  private var pendingEnd: UInt32 = 0

  init(_ output: OutputBuffer, rules: NaturalRules, isFragment: Bool = false) {
    self.output = output
    self.elides = rules.elides
    self.isFragment = isFragment
    last = isFragment ? .letter : .separator
  }

  /// Takes the next character: `length` bytes packed into `packed`, lowest first.
  ///
  /// - Parameter attaches: True if normalization could join the character to what precedes it,
  ///   which therefore must not come next to it only now.
  mutating func write(
    _ packed: UInt64, length: Int, as class: CharacterClass, attaches: Bool = false,
    start: UInt32, end: UInt32
  ) {
    if `class`.isContent {
      if pending != .nothing { settle(before: `class`, attaches: attaches) }
      if !joinsVowelSign(packed, end: end) {
        output.append(packed: packed, length: length, start: start, end: end)
      }
      last = `class`
    } else {
      hold(`class`, byte: UInt8(truncatingIfNeeded: packed), start: start, end: end)
    }
  }

  /// Takes the end of the text.
  mutating func finish() {
    switch pending {
    case .space, .joiner: if isFragment { writeSpace() }
    case .nothing, .apostrophe, .elided: break
    }
    pending = .nothing
  }

  private mutating func hold(_ class: CharacterClass, byte: UInt8, start: UInt32, end: UInt32) {
    let isFree = pending == .nothing || pending == .elided
    switch `class` {
    case .elided:
      if pending == .nothing { holdBack(.elided, start: start, end: end) }
    case .apostrophe where isFree && !elides && (last == .letter || last == .digit):
      holdBack(.apostrophe, start: start, end: end)
    case .joiner where isFree && last == .digit:
      holdBack(.joiner, start: start, end: end)
      pendingByte = byte
    default:
      if isFree { pendingStart = start }
      pending = .space
      pendingEnd = end
    }
  }

  private mutating func holdBack(_ what: Pending, start: UInt32, end: UInt32) {
    pending = what
    pendingStart = start
    pendingEnd = end
  }

  /// Decides what is held back, now that `next` follows.
  private mutating func settle(before next: CharacterClass, attaches: Bool) {
    switch pending {
    case .nothing: return
    case .space:
      let isBetweenIdeographs = last == .ideograph && next == .ideograph && !attaches
      if !isBetweenIdeographs { writeSpace() }
    case .apostrophe:
      if next != .letter || attaches { writeSpace() }
    case .joiner:
      if next == .digit {
        output.append(pendingByte, start: pendingStart, end: pendingEnd)
      } else {
        writeSpace()
      }
    case .elided:
      if attaches { writeSpace() }
    }
    pending = .nothing
  }

  private func writeSpace() {
    if output.count > 0 || isFragment { output.append(0x20, start: pendingStart, end: pendingEnd) }
  }

  /// Joins the second half of Thai or Lao *am* to the first, if that was written last.
  @inline(__always)
  private func joinsVowelSign(_ packed: UInt64, end: UInt32) -> Bool {
    guard VowelSign.isSecondHalf(packed), output.count >= 3 else { return false }
    let at = output.count - 3
    var last: UInt64 = 0
    for index in 0..<3 { last |= UInt64(output.bytes[at + index]) << (8 * UInt64(index)) }
    guard let whole = VowelSign.whole(last, packed) else { return false }
    for index in 0..<3 {
      output.bytes[at + index] = UInt8(truncatingIfNeeded: whole >> (8 * UInt64(index)))
      output.ends[at + index] = end
    }
    return true
  }
}

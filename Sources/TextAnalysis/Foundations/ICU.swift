import CICU

/// Swift's side of the C functions: buffers grow, lengths are counted in elements.
enum ICU {
  /// Normalizes `source` into `target`.
  ///
  /// ICU's forms never fail on UTF-16 without lone surrogates; should one fail all the same, the
  /// text stays as it is.
  static func normalize(_ form: cicu_form, _ source: [UInt16], into target: inout [UInt16]) {
    fill(&target, guess: source.count * 2 + 32, orElse: source) { buffer, capacity in
      cicu_normalize(form, source, Int32(clamping: source.count), buffer, capacity)
    }
  }

  /// Calls `body` with a buffer, and exactly once more if its answer says that it was too small.
  static func fill(
    _ target: inout [UInt16], guess: Int, orElse fallback: [UInt16],
    _ body: (UnsafeMutablePointer<UInt16>, Int32) -> Int32
  ) {
    var needed = guess
    for _ in 0..<2 {
      let capacity = needed
      target = [UInt16](unsafeUninitializedCapacity: capacity) { buffer, count in
        guard let base = buffer.baseAddress else { return }
        needed = Int(body(base, Int32(clamping: capacity)))
        count = max(0, min(needed, capacity))
      }
      if needed <= capacity { break }
    }
    if needed < 0 { target = fallback }
  }

  /// The code points of UTF-16 text, in place of what `scalars` held.
  static func decode(_ units: [UInt16], into scalars: inout [UInt32]) {
    scalars.removeAll(keepingCapacity: true)
    var lead: UInt32 = 0
    for unit in units {
      switch unit {
      case 0xD800..<0xDC00: lead = UInt32(unit)
      case 0xDC00..<0xE000: scalars.append((lead << 10) &+ UInt32(unit) &- 0x35F_DC00)
      default: scalars.append(UInt32(unit))
      }
    }
  }

  /// The UTF-16 of some code points, in place of what `units` held.
  static func encode(_ scalars: some Sequence<UInt32>, into units: inout [UInt16]) {
    units.removeAll(keepingCapacity: true)
    for scalar in scalars { append(scalar, to: &units) }
  }

  static func append(_ scalar: UInt32, to units: inout [UInt16]) {
    if scalar < 0x1_0000 {
      units.append(UInt16(scalar))
    } else {
      let (lead, trail) = surrogates(of: scalar)
      units.append(lead)
      units.append(trail)
    }
  }

  /// The two UTF-16 units of a code point above U+FFFF.
  static func surrogates(of scalar: UInt32) -> (lead: UInt16, trail: UInt16) {
    (UInt16(0xD7C0 + (scalar >> 10)), UInt16(0xDC00 + (scalar & 0x3FF)))
  }
}

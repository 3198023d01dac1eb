extension IntentRanker {
  /// The number of features that training has seen.
  package var featureCount: Int { vocabulary.count }

  /// What was learned, as bytes: equal examples give equal ones.
  ///
  /// - Complexity: O(features × classes).
  package func bytes() -> [UInt8] {
    var bytes = Self.magic
    func add(_ number: UInt32) { withUnsafeBytes(of: number.littleEndian) { bytes += $0 } }
    func add(_ number: Float) { add(number.bitPattern) }
    add(UInt32(labels.count))
    add(UInt32(vocabulary.count))
    for label in labels {
      add(UInt32(label.utf8.count))
      bytes += label.utf8
    }
    add(calibration.sharpness)
    add(UInt32(calibration.points.count))
    for point in calibration.points {
      add(point.share)
      add(point.probability)
    }
    add(UInt32(background.map { $0.label + 1 } ?? 0))
    add(background?.slope ?? 0)
    add(background?.offset ?? 0)
    vocabulary.hashes.forEach { add($0) }
    vocabulary.weights.forEach { add($0) }
    matrix.scales.forEach { add($0) }
    matrix.offsets.forEach { add($0) }
    bytes += vocabulary.blocks.map(\.rawValue)
    bytes += matrix.weights.map { UInt8(bitPattern: $0) }
    return bytes
  }

  /// Reads what ``bytes()`` wrote.
  ///
  /// - Returns: `nil` for any other bytes: cut off, too long, of another version, or with numbers
  ///   that are none.
  /// - Complexity: O(bytes).
  package init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard reader.take(Self.magic.count) == Self.magic[...],
      let width = reader.count(), let features = reader.count(),
      // Every label and every feature takes more than a byte, so that no number reserves memory.
      width <= bytes.count, features <= bytes.count,
      let labels = reader.labels(width), let sharpness = reader.float(),
      let pointCount = reader.count(), let points = reader.floats(pointCount * 2),
      let place = reader.count(), place <= width, let boundary = reader.floats(2),
      let hashes = reader.numbers(features), !hashes.contains(0),
      let rarity = reader.floats(features), let scales = reader.floats(features),
      let offsets = reader.floats(width), let kinds = reader.take(features),
      case let blocks = kinds.compactMap(FeatureBlock.init(rawValue:)), blocks.count == features,
      let weights = reader.take(features * width), reader.isAtEnd
    else { return nil }
    let curve = (0..<pointCount).map {
      Calibration.Point(share: points[2 * $0], probability: points[2 * $0 + 1])
    }
    let vocabulary = FeatureVocabulary(hashes: hashes, weights: rarity, blocks: blocks)
    guard vocabulary.isDistinct, zip(curve, curve.dropFirst()).allSatisfy({ $0.share < $1.share }),
      curve.allSatisfy({ (0...1).contains($0.share) && (0...1).contains($0.probability) })
    else { return nil }
    self.init(
      labels: labels, vocabulary: vocabulary,
      matrix: WeightMatrix(
        width: width, weights: weights.map { Int8(bitPattern: $0) }, scales: scales,
        offsets: offsets),
      calibration: Calibration(sharpness: sharpness, points: curve),
      background: place == 0
        ? nil : Background(label: place - 1, slope: boundary[0], offset: boundary[1]))
  }

  /// The beginning of all such bytes: the name and the version of the layout.
  private static let magic: [UInt8] = Array("PRrank02".utf8)
}

/// Reads numbers, and no further than there are bytes.
private struct ByteReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { place == bytes.count }

  mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= bytes.count - place else { return nil }
    defer { place += count }
    return bytes[place..<place + count]
  }

  mutating func numbers(_ count: Int) -> [UInt32]? {
    guard count <= bytes.count / 4, let raw = take(count * 4) else { return nil }
    return raw.withUnsafeBytes { raw in
      (0..<count).map {
        UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self))
      }
    }
  }

  mutating func count() -> Int? { numbers(1).map { Int($0[0]) } }

  /// No number that was learned comes near it; with greater ones sums would be no numbers.
  private static let greatest: Float = 1e6

  /// Numbers that are finite, and not too great.
  mutating func floats(_ count: Int) -> [Float]? {
    guard let raw = numbers(count) else { return nil }
    let floats = raw.map { Float(bitPattern: $0) }
    return floats.allSatisfy { $0.magnitude <= Self.greatest } ? floats : nil
  }

  mutating func float() -> Float? { floats(1)?.first }

  mutating func labels(_ count: Int) -> [String]? {
    var labels: [String] = []
    for _ in 0..<count {
      guard let length = self.count(), let text = take(length) else { return nil }
      labels.append(String(decoding: text, as: UTF8.self))
    }
    return labels
  }
}

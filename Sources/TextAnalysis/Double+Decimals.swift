/// How numbers are shown to people.
extension Double {
  /// The number with at most so many decimals.
  package func rounded(toPlaces places: Int) -> Double {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    return (self * scale).rounded() / scale
  }

  /// The number with exactly so many decimals. *`1.5` with two is “1.50”.*
  package func text(places: Int) -> String {
    let text = "\(rounded(toPlaces: places))"
    guard let point = text.firstIndex(of: "."), !text.contains("e") else { return text }
    let decimals = text.distance(from: point, to: text.endIndex) - 1
    if places == 0 { return String(text[..<point]) }
    return text + String(repeating: "0", count: max(0, places - decimals))
  }
}

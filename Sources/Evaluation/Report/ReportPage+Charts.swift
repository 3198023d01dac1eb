import AppManifest
import TextAnalysis

// Charts are drawn on a square of 200 with its origin at the left and the bottom, as people draw
// them. `data-figure` says what a shape stands for.

extension ReportPage {
  /// How often what is given some confidence is right.
  var reliability: String {
    let bins = value(at: ["reliability", "bins"])?.array ?? []
    guard !bins.isEmpty else { return "" }
    let bars = bins.enumerated().map { place, bin in
      let (from, height) = (Self.length(bin["from"]), Self.length(bin["accuracy"]))
      return "<rect data-figure=\"/reliability/bins/\(place)\" x=\"\(Self.text(from))\" "
        + "y=\"\(Self.text(200 - height))\" width=\"20\" height=\"\(Self.text(height))\"/>"
    }
    let dots = bins.enumerated().map { place, bin in
      let (x, y) = (Self.length(bin["confidence"]), 200 - Self.length(bin["accuracy"]))
      return "<circle data-figure=\"/reliability/bins/\(place)\" cx=\"\(Self.text(x))\" "
        + "cy=\"\(Self.text(y))\" r=\"3\"/>"
    }
    let rows = bins.indices.map { place in
      let path = ["reliability", "bins", String(place)]
      return [
        figure(path + ["from"], .percent) + " – " + figure(path + ["to"], .percent),
        figure(path + ["rows"], .count), figure(path + ["confidence"], .percent),
        figure(path + ["accuracy"], .percent),
      ]
    }
    return Self.section(
      "Reliability",
      "<p>What is given 80 % should be right in 80 % of cases: intent and slots, whether or not it is "
        + "asked about. The expected calibration error is \(figure(["reliability", "ece"], .percent)) "
        + "over \(figure(["reliability", "rows"], .count)) answers. Where a phrase says an utterance, "
        + "confidence is how near it is, and no probability.</p>",
      Self.chart(
        "Reliability diagram", x: "confidence", y: "share that is right",
        bars.joined() + "<line class=\"ideal\" x1=\"0\" y1=\"200\" x2=\"200\" y2=\"0\"/>"
          + dots.joined()),
      Self.table(["confidence", "rows", "mean confidence", "right"], rows))
  }

  /// How many are answered at each bar, and how many of those wrongly.
  var riskCoverage: String {
    let points = value(at: ["riskCoverage", "points"])?.array ?? []
    let scale = value(at: ["riskCoverage", "scale"])?.number ?? 1
    guard !points.isEmpty else { return "" }
    let line = points.map { point in
      let risk = (point["risk"]?.number ?? 0) / scale
      return "\(Self.text(Self.length(point["coverage"]))),\(Self.text(200 - risk * 200))"
    }
    let shown = Self.marks(of: points.count)
    let rows = shown.map { place in
      let path = ["riskCoverage", "points", String(place)]
      return [figure(path + ["bar"], .decimal)]
        + ["coverage", "risk"].map { figure(path + [$0], .percent) }
    }
    return Self.section(
      "Risk and coverage",
      "<p>At each bar for confidence: the share of all utterances that is answered, and the share of "
        + "those that is read wrongly. The top of the diagram is "
        + "\(figure(["riskCoverage", "scale"], .percent)); the mean risk is "
        + "\(figure(["riskCoverage", "area"], .percent)).</p>",
      Self.chart(
        "Risk-coverage curve", x: "coverage", y: "risk",
        "<polyline data-figure=\"/riskCoverage/points\" points=\"\(line.joined(separator: " "))\"/>"
      ),
      Self.table(["bar", "answered", "of these wrong"], rows))
  }

  /// Up to eleven places, evenly among all.
  private static func marks(of count: Int) -> [Int] {
    guard count > 11 else { return Array(0..<count) }
    return (0...10).map { $0 * (count - 1) / 10 }
  }

  /// The confusion matrix, shaded by how much of its line a cell takes.
  var matrix: String {
    let labels = value(at: ["confusionMatrix", "labels"])?.array?.compactMap(\.string) ?? []
    guard !labels.isEmpty else { return "" }
    let counts = value(at: ["confusionMatrix", "counts"])?.array ?? []
    let rows = counts.enumerated().map { line, cells in
      let numbers = (cells.array ?? []).map { $0.number ?? 0 }
      let total = numbers.reduce(0, +)
      let shaded = numbers.enumerated().map { column, number in
        guard number > 0 else { return "<td></td>" }
        let shade = Int((number / total * 4).rounded(.up))
        let path = ["confusionMatrix", "counts", String(line), String(column)]
        let kind = line == column ? "hit" : "miss"
        return "<td class=\"\(kind)\(shade)\">\(figure(path, .count))</td>"
      }
      return [Self.matrixName(labels[line], line)] + shaded
    }
    let heads = labels.enumerated().map { place, label in
      "<abbr title=\"\(Self.text(label))\">\(Self.letters(place))</abbr>"
    }
    let isWhole = value(at: ["confusionMatrix", "leftOut"])?.number == 0
    let note =
      isWhole
      ? ""
      : "<p>Not shown: \(figure(["confusionMatrix", "leftOut"], .count)) that are confused less.</p>"
    return Self.section(
      "Confusion matrix", "<p>A line is what was expected, a column what came of it.</p>", note,
      Self.table([""] + heads, rows, isMatrix: true))
  }

  private static func matrixName(_ label: String, _ place: Int) -> String {
    "<small>\(letters(place))</small> " + name(label)
  }

  /// The name of a column, as spreadsheets name them: A, B, … Z, AA.
  private static func letters(_ place: Int) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    let last = String(alphabet[place % alphabet.count])
    return place < alphabet.count ? last : letters(place / alphabet.count - 1) + last
  }

  private static func length(_ share: LocatedJSON?) -> Double { (share?.number ?? 0) * 200 }

  private static func text(_ length: Double) -> String { length.text(places: 2) }

  private static func chart(_ name: String, x: String, y: String, _ shapes: String) -> String {
    """
    <svg viewBox="-34 -12 250 250" role="img" aria-label="\(name)">
    <path class="axis" d="M0 0V200H200"/>
    <text x="0" y="213">0</text><text x="200" y="213">100 %</text>
    <text x="100" y="225">\(x)</text><text class="side" x="-100" y="-18">\(y)</text>
    \(shapes)
    </svg>
    """
  }
}

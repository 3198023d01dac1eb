import AppManifest

extension EvaluationReport {
  /// The report as JUnit XML, which continuous-integration servers read: a suite a file, a test
  /// case a row or dialogue. Known failures count as skipped.
  package var junit: String {
    let cases =
      passes.map { JUnitCase(source: $0, failure: nil) }
      + failures.map { JUnitCase(source: $0.source, failure: $0) }
    let files = Dictionary(grouping: cases, by: \.source.file)
    let suites = files.sorted { $0.key < $1.key }.map { file, cases in
      Self.suite(named: file, cases: cases.sorted { $0.source.line < $1.source.line })
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
      + suites.joined() + "</testsuites>\n"
  }

  private static func suite(named name: String, cases: [JUnitCase]) -> String {
    let failed = cases.count { $0.failure.map { $0.knownBecause == nil } ?? false }
    let skipped = cases.count { $0.failure?.knownBecause != nil }
    return "  <testsuite name=\"\(xmlEscaped(name))\" tests=\"\(cases.count)\" "
      + "failures=\"\(failed)\" skipped=\"\(skipped)\">\n"
      + cases.map(\.xml).joined() + "  </testsuite>\n"
  }
}

/// A row or dialogue, and how it failed, if it did.
private struct JUnitCase {
  var source: EvaluationReport.Case
  var failure: EvaluationReport.Failure?

  var xml: String {
    let name = xmlEscaped("\(source.line): \(source.name)")
    let head =
      "    <testcase classname=\"\(xmlEscaped(source.language ?? "default"))\" name=\"\(name)\""
    guard let failure else { return head + "/>\n" }
    let detail = xmlEscaped(failure.differences.joined(separator: "\n"))
    if let why = failure.knownBecause {
      return head + "><skipped message=\"\(xmlEscaped(why))\"/></testcase>\n"
    }
    return head + "><failure message=\"not as expected\">\(detail)</failure></testcase>\n"
  }
}

/// Text for XML 1.0, which has no place for most control characters, escaped or not.
private func xmlEscaped(_ text: String) -> String {
  var output = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": output += "&amp;"
    case "<": output += "&lt;"
    case ">": output += "&gt;"
    case "\"": output += "&quot;"
    case "\n", "\t", "\r": output += "&#\(scalar.value);"
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": output += "\u{FFFD}"
    case _ where scalar.isHidden: output += "&#\(scalar.value);"
    default: output.unicodeScalars.append(scalar)
    }
  }
  return output
}

import TemplateGrammar

/// A template to parse. The first line of the input names the dialect: `phrase`, `3.0` or `3.12`.
struct ParserTrial {
  private let dialect: TemplateParser.Dialect
  private let text: String

  init(_ input: [UInt8]) {
    let lines = InputLines(input)
    dialect =
      switch lines.head {
      case "3.0": .sentence3_0
      case "3.12": .sentence3_12
      default: .phrase
      }
    text = String(decoding: lines.body, as: UTF8.self)
  }

  func run(_ stopwatch: inout Stopwatch) throws(FuzzFinding) {
    let first = stopwatch.time { parsed }
    guard first == parsed else { throw FuzzFinding("the template is not always read alike") }
    switch first {
    case .success(let template): try check(template)
    case .failure(let fault): try check(fault)
    }
  }

  private var parsed: Result<Template, TemplateFault> {
    do {
      return .success(try TemplateParser.parse(text, dialect: dialect))
    } catch {
      return .failure(error)
    }
  }

  private func check(_ template: Template) throws(FuzzFinding) {
    // Every bracket is a group, and every group nests a few nodes.
    let limit = 3 * TemplateLimits().nesting + 3
    guard Self.depth(of: template, limit: limit) < limit else {
      throw FuzzFinding("the template nests deeper than its brackets")
    }
    let printed = template.text(in: dialect)
    guard (try? TemplateParser.parse(printed, dialect: dialect)) == template else {
      throw FuzzFinding("the template is written as another one: \(printed)")
    }
  }

  private func check(_ fault: TemplateFault) throws(FuzzFinding) {
    let count = text.unicodeScalars.count
    let column = fault.column(in: text)
    guard (1...(count + 1)).contains(column) else {
      throw FuzzFinding("the fault stands at column \(column) of \(count)")
    }
    guard !fault.message.isEmpty, !fault.fix.isEmpty else {
      throw FuzzFinding("the fault says nothing")
    }
  }

  private static func depth(of template: Template, limit: Int) -> Int {
    guard limit > 0 else { return 1 }
    switch template.kind {
    case .sequence(let items), .alternatives(let items), .permutation(let items):
      return 1 + (items.map { depth(of: $0, limit: limit - 1) }.max() ?? 0)
    case .literal, .list, .range, .rule, .nothing: return 1
    }
  }
}

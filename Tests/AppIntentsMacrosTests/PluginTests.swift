import Foundation
import Testing

@testable import AppIntentsMacros

/// The conversation with the compiler, message by message.
@Suite struct PluginTests {
  @Test func theVersionIsTold() throws {
    let answer = try answer(to: #"{"getCapability":{"capability":{"protocolVersion":9}}}"#)
    let result = try #require(answer["getCapabilityResult"] as? [String: Any])
    let capability = try #require(result["capability"] as? [String: Any])
    #expect(capability["protocolVersion"] as? Int == 7)
    #expect(capability["features"] as? [String] == [])
  }

  @Test func anExpansionIsAnswered() throws {
    let expansion = try expansion(of: "ComputedProperty", "var a: Int { 1 }")
    #expect((expansion["expandedSource"] as? String)?.hasPrefix("var $a:") == true)
    #expect((expansion["diagnostics"] as? [Any])?.isEmpty == true)
  }

  @Test func aFaultIsReportedWhereTheMacroStands() throws {
    let expansion = try expansion(of: "ComputedProperty", "var a: Int")
    #expect(expansion["expandedSource"] as? String == "")
    let diagnostics = try #require(expansion["diagnostics"] as? [[String: Any]])
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostic["severity"] as? String == "error")
    #expect((diagnostic["message"] as? String)?.contains("@ComputedProperty") == true)
    let position = try #require(diagnostic["position"] as? [String: Any])
    #expect(position["fileName"] as? String == "App.swift")
    #expect(position["offset"] as? Int == 7)
  }

  @Test func blanksInFrontAreNotPointedAt() {
    let request = AttachedMacro(
      "UnionValue", attribute: "\n  // é\n  @UnionValue", to: "enum A {}")
    #expect(Diagnostic(MacroFault("fault"), at: request).position.offset == 7 + 11)
  }

  @Test(arguments: [
    "", "{", "[]", "{}", "\u{0}", #"{"expandFreestandingMacro":{}}"#,
    #"{"expandAttachedMacro":{"macro":3}}"#,
  ])
  func whatIsNotUnderstoodIsAnsweredWithoutAnExpansion(message: String) throws {
    let result = try #require(try answer(to: message)["expandMacroResult"] as? [String: Any])
    #expect(result["expandedSource"] == nil)
  }

  @Test(arguments: [("Preview", ""), ("Predicate", nil)])
  func aPreviewAddsNothing(macro: String, source: String?) throws {
    let message = #"{"expandFreestandingMacro":{"macro":{"typeName":"\#(macro)"},"syntax":{}}}"#
    let result = try #require(try answer(to: message)["expandMacroResult"] as? [String: Any])
    #expect(result["expandedSource"] as? String == source)
  }

  private func expansion(of macro: String, _ declaration: String) throws -> [String: Any] {
    let syntax = { (source: String) in
      #"{"kind":"declaration","source":"\#(source)","location":{"fileID":"App/App.swift","#
        + #""fileName":"App.swift","offset":7,"line":1,"column":8}}"#
    }
    let message = """
      {"expandAttachedMacro":{"macro":{"moduleName":"AppIntentsMacros","typeName":"\(macro)",\
      "name":"x"},"macroRole":"peer","discriminator":"d","attributeSyntax":\(syntax("@\(macro)")),\
      "declSyntax":\(syntax(declaration)),"lexicalContext":[]}}
      """
    return try #require(try answer(to: message)["expandMacroResult"] as? [String: Any])
  }

  private func answer(to message: String) throws -> [String: Any] {
    let answer = Plugin.answer(to: Data(message.utf8))
    return try #require(try JSONSerialization.jsonObject(with: answer) as? [String: Any])
  }
}

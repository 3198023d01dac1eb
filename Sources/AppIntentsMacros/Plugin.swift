import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The compiler's helper for the macros of `AppIntents`.
///
/// The compiler starts it and talks to it over standard input and output: eight bytes with the
/// length of a message, then the message as JSON. The usual library for this is swift-syntax,
/// which takes minutes to build for everybody who imports `AppIntents`; these macros read one
/// declaration and write a few lines, so they do with the small reader in `DeclarationText`.
///
/// A message that it does not understand gets an answer without an expansion, which the compiler
/// reports at the macro; it never ends the process.
@main
struct Plugin {
  /// The version of the protocol that is spoken.
  static let protocolVersion = 7
  /// A longer message is a fault of the connection: no source file is that large.
  static let longestMessage: UInt64 = 1 << 28

  static func main() {
    while let message = receive() { send(answer(to: message)) }
  }

  /// The answer to a message, as the compiler reads it.
  static func answer(to message: Data) -> Data {
    let request = try? JSONDecoder().decode(Request.self, from: message)
    // What is sent is plain text in plain structures; encoding that does not fail.
    return (try? JSONEncoder().encode(response(to: request ?? Request()))) ?? Data("{}".utf8)
  }

  static func response(to request: Request) -> Response {
    if request.getCapability != nil {
      return Response(getCapabilityResult: .init(capability: .init()))
    }
    if let expansion = request.expandAttachedMacro {
      return Response(expandMacroResult: expanded(expansion))
    }
    if let expansion = request.expandFreestandingMacro {
      return Response(expandMacroResult: expanded(expansion))
    }
    return Response(expandMacroResult: Expansion(expandedSource: nil))
  }

  /// The source that a macro adds, or the reason why it adds none.
  private static func expanded(_ request: AttachedMacro) -> Expansion {
    do {
      return Expansion(expandedSource: try MacroKind(named: request.macro.typeName).expand(request))
    } catch {
      return Expansion(expandedSource: "", diagnostics: [Diagnostic(error, at: request)])
    }
  }

  /// A preview adds nothing: the compiler has checked what it shows, and nothing here shows it.
  private static func expanded(_ request: FreestandingMacro) -> Expansion {
    Expansion(expandedSource: request.macro.typeName == "Preview" ? "" : nil)
  }

  /// The next message; `nil` at the end.
  private static func receive() -> Data? {
    guard let header = bytes(count: 8) else { return nil }
    let count = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    // The compiler says goodbye with an empty message.
    guard (1...longestMessage).contains(count) else { return nil }
    return bytes(count: Int(count)).map { Data($0) }
  }

  private static func bytes(count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let more = bytes.withUnsafeMutableBytes { buffer in
        read(STDIN_FILENO, buffer.baseAddress.map { $0 + done }, count - done)
      }
      guard more > 0 else { return nil }
      done += more
    }
    return bytes
  }

  private static func send(_ message: Data) {
    let length = (0..<8).map { UInt8(truncatingIfNeeded: UInt64(message.count) >> (8 * $0)) }
    let bytes = length + [UInt8](message)
    var done = 0
    while done < bytes.count {
      let more = bytes.withUnsafeBytes { buffer in
        write(STDOUT_FILENO, buffer.baseAddress.map { $0 + done }, bytes.count - done)
      }
      guard more > 0 else { return }
      done += more
    }
  }
}

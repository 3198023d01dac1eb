// The part of the compiler's plug-in protocol that these macros need. Unknown members are ignored
// in what comes in, so that a newer compiler that says more is understood.

struct Request: Decodable {
  struct Capability: Decodable {}

  var getCapability: Capability?
  var expandAttachedMacro: AttachedMacro?
  var expandFreestandingMacro: FreestandingMacro?
}

/// A macro that stands for declarations itself.
struct FreestandingMacro: Decodable {
  var macro: AttachedMacro.Reference
}

/// A macro that stands in front of a declaration.
struct AttachedMacro: Decodable {
  struct Reference: Decodable {
    /// The name that the macro was declared with, such as `schemaIntent`.
    var typeName: String
  }

  struct Syntax: Decodable {
    var source: String
    var location: Location
  }

  struct Location: Decodable {
    var fileName: String
    var offset: Int
  }

  var macro: Reference
  var macroRole: String
  var attributeSyntax: Syntax
  var declSyntax: Syntax
  var extendedTypeSyntax: Syntax?
  var conformanceListSyntax: Syntax?
}

struct Response: Encodable {
  struct CapabilityResult: Encodable {
    struct Capability: Encodable {
      var protocolVersion = Plugin.protocolVersion
      var features: [String] = []
    }

    var capability: Capability
  }

  var getCapabilityResult: CapabilityResult?
  var expandMacroResult: Expansion?
}

struct Expansion: Encodable {
  var expandedSource: String?
  var diagnostics: [Diagnostic] = []
}

struct Diagnostic: Encodable {
  struct Position: Encodable {
    var fileName: String
    var offset: Int
  }

  var message: String
  var severity = "error"
  var position: Position
  var highlights: [String] = []
  var notes: [String] = []
  var fixIts: [String] = []

  init(_ fault: MacroFault, at request: AttachedMacro) {
    message = fault.message
    let attribute = request.attributeSyntax
    // What the compiler sends begins with the blanks and comments in front of the macro.
    position = Position(
      fileName: attribute.location.fileName,
      offset: attribute.location.offset + TokenReader.blanks(in: attribute.source))
  }
}

/// Why a macro cannot be used as it is.
struct MacroFault: Error {
  var message: String

  init(_ message: String) {
    self.message = message
  }
}

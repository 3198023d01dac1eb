import AppIntents
import AppManifest
import Foundation

extension ManifestBuilder {
  /// Describes an intent, unless it was met before.
  mutating func addIntent(_ type: any AppIntent.Type) {
    guard intents.name(of: type) == nil else { return }
    let name = TypeName(type)
    guard isFree(name, among: intents, "an intent"), let parameters = parameters(of: type) else {
      intents.leaveOut(type)
      return
    }
    let description = type.describedBy.map { localization.localized($0.descriptionText) } ?? [:]
    intents.add(
      Manifest.Intent(
        name: name.own, title: localization.localized(type.title), description: description,
        parameters: parameters, risk: Manifest.Risk(type)),
      type, type, name: name.own)
  }

  /// Whether no other type has a name. If one has, it is said.
  mutating func isFree<Description, DeclaredType>(
    _ name: TypeName, among declarations: NamedDeclarations<Description, DeclaredType>,
    _ noun: String
  ) -> Bool {
    guard let owner = declarations.owner(of: name.own) as? Any.Type else { return true }
    error(
      at: name.description,
      "there is \(noun) \"\(name.own)\" already: \(TypeName(owner))",
      fix: "give one of the types another name")
    return false
  }

  /// The parameters in the order of declaration, `nil` if the intent cannot do without one that
  /// cannot be described.
  private mutating func parameters(of type: any AppIntent.Type) -> [Manifest.Parameter]? {
    var described: [Manifest.Parameter] = []
    var isComplete = true
    for (name, parameter) in type.init().parameters {
      let place = "\(TypeName(type)).\(name)"
      if let description = describe(parameter, name: name) {
        described.append(description)
      } else if parameter.isRequired {
        isComplete = false
        error(
          at: place, "no text can be read as \(parameter.valueType), and the intent needs one",
          fix: "make it optional, or give it a default")
      } else {
        warning(
          at: place, "no text can be read as \(parameter.valueType), so nobody is asked for it",
          fix: "use a type that can be typed, such as String, if somebody should be")
      }
    }
    return isComplete ? described : nil
  }

  private mutating func describe(
    _ parameter: any AnyIntentParameter, name: String
  ) -> Manifest.Parameter? {
    guard let kind = ParameterKind(parameter.valueType), let type = manifestType(of: kind)
    else { return nil }
    let definition = parameter.definition
    var described = Manifest.Parameter(
      name: name, title: localization.title(definition.title, named: name), type: type,
      isOptional: parameter.isOptional,
      prompt: texts(of: definition.requestValueDialog),
      choicePrompt: texts(of: definition.requestDisambiguationDialog),
      isList: parameter.isCollection)
    describe(definition.kind, of: &described)
    guard let value = definition.defaultValue else { return described }
    described.defaultValue = Value(parameterValue: value)
    // The parameter knows its default itself; all the manifest has to know is not to ask.
    if described.defaultValue == nil { described.isOptional = true }
    return described
  }

  private func texts(of dialog: IntentDialog?) -> LocalizedText {
    dialog.map { localization.localized($0.full) } ?? [:]
  }

  /// The manifest's type, for which the entity type or the enum is described if need be.
  private mutating func manifestType(of kind: ParameterKind) -> Manifest.ParameterType? {
    switch kind {
    case .scalar(let type): return type
    case .entity(let type):
      addEntity(type)
      return (entities.name(of: type) ?? nil).map { .entity($0) }
    case .enumeration(let type):
      addEnum(type)
      return (enums.name(of: type) ?? nil).map { .enumeration($0) }
    }
  }

  /// Adds what the type of the value brings along: bounds, units, labels.
  private func describe(
    _ kind: ParameterDefinition.Kind, of parameter: inout Manifest.Parameter
  ) {
    switch kind {
    case .integer(_, let range?):
      (parameter.minimum, parameter.maximum) = (Double(range.lowerBound), Double(range.upperBound))
    case .number(_, let range?):
      (parameter.minimum, parameter.maximum) = (range.lowerBound, range.upperBound)
    case .money(let codes, let range):
      (parameter.minimum, parameter.maximum) = (range?.lowerBound.double, range?.upperBound.double)
      parameter.unit = codes.first(where: Manifest.Quantity.isCurrency)
    case .date(.date): parameter.isDay = true
    case .truth(let names):
      parameter.trueLabel = localization.localized(names.true)
      parameter.falseLabel = localization.localized(names.false)
    case .measurement(let options):
      if !options.supportsNegativeNumbers { parameter.minimum = 0 }
      guard case .measurement(let dimension) = parameter.type, let unit = options.unit else {
        break
      }
      parameter.unit = dimension.unit(Units.symbol(of: unit))?.symbol
    default: break
    }
  }
}

extension Decimal {
  fileprivate var double: Double { NSDecimalNumber(decimal: self).doubleValue }
}

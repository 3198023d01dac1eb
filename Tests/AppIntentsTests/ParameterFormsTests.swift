import Testing

@testable import AppIntents

/// Every initializer of a parameter that Apple documents has one use in the files
/// `ParameterForms+….swift`; names of properties say what the declaration has.
@Suite struct ParameterFormsTests {
  static let forms: [any AppIntent] = [
    TextsIntent(), NumbersIntent(), DatesIntent(), PeopleIntent(), FilesIntent(),
    EntitiesIntent(), CollectionsIntent(), Measurements1Intent(), Measurements2Intent(),
    Measurements3Intent(), Measurements4Intent(),
  ]

  @Test func everyFormIsFound() {
    #expect(Self.forms.map(\.parameters.count).reduce(0, +) == 378)
  }

  @Test(arguments: forms) func declarationsAreRead(intent: any AppIntent) {
    for (name, parameter) in intent.parameters {
      let definition = parameter.definition
      #expect((definition.title != nil) == name.contains("Titled"), "\(name)")
      #expect((definition.defaultValue != nil) == name.contains("Defaulted"), "\(name)")
      #expect(definition.description != nil, "\(name)")
      #expect(definition.inputConnectionBehavior == .never, "\(name)")
      #expect(parameter.isRequired == !name.contains("Defaulted"), "\(name)")
      #expect(parameter.hasValue == name.contains("Defaulted"), "\(name)")
    }
  }

  @Test func everyPropertyFormIsFound() {
    let properties = EveryProperty().properties
    #expect(properties.count == 36)
    for (name, property) in properties {
      #expect((property.titleResource != nil) == name.contains("Titled"), "\(name)")
      #expect(property.anyValue == nil, "\(name)")
    }
  }

  @Test func oneElementWillDoForACollection() throws {
    let intent = CollectionsIntent()
    let films = try #require(intent.parameters.first { $0.parameter.valueType == Film.self })
    try films.parameter.setAny(Film.upFilm)
    #expect((films.parameter.anyValue as? [Film])?.map(\.id) == ["up"])
    #expect(throws: ParameterTypeMismatch.self) { try films.parameter.setAny("up") }
  }
}

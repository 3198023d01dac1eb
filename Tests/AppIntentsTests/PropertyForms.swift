import AppIntents
import CoreLocation

/// One use of every way to declare a property.
struct EveryProperty: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Every form"
  var displayRepresentation: DisplayRepresentation { "every form" }

  @Property var fact1: Film

  @Property(title: "Fact")
  var fact2Titled: Film

  @Property var fact3: Genre

  @Property(title: "Fact")
  var fact4Titled: Genre

  @Property var fact5: Draft

  @Property(title: "Fact")
  var fact6Titled: Draft

  @Property var fact7: AttributedString

  @Property(title: "Fact")
  var fact8Titled: AttributedString

  @Property var fact9: Bool

  @Property(title: "Fact")
  var fact10Titled: Bool

  @Property var fact11: CLPlacemark

  @Property(title: "Fact")
  var fact12Titled: CLPlacemark

  @Property var fact13: Calendar.RecurrenceRule

  @Property(title: "Fact")
  var fact14Titled: Calendar.RecurrenceRule

  @Property var fact15: Date

  @Property(title: "Fact")
  var fact16Titled: Date

  @Property var fact17: DateComponents

  @Property(title: "Fact")
  var fact18Titled: DateComponents

  @Property var fact19: Double

  @Property(title: "Fact")
  var fact20Titled: Double

  @Property var fact21: Int

  @Property(title: "Fact")
  var fact22Titled: Int

  @Property var fact23: IntentCurrencyAmount

  @Property(title: "Fact")
  var fact24Titled: IntentCurrencyAmount

  @Property var fact25: IntentFile

  @Property(title: "Fact")
  var fact26Titled: IntentFile

  @Property var fact27: IntentPaymentMethod

  @Property(title: "Fact")
  var fact28Titled: IntentPaymentMethod

  @Property var fact29: IntentPerson

  @Property(title: "Fact")
  var fact30Titled: IntentPerson

  @Property var fact31: Measurement<UnitLength>

  @Property(title: "Fact")
  var fact32Titled: Measurement<UnitLength>

  @Property var fact33: String

  @Property(title: "Fact")
  var fact34Titled: String

  @Property var fact35: URL

  @Property(title: "Fact")
  var fact36Titled: URL

  init() {}
}

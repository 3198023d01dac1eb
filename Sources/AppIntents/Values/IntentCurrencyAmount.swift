/// An amount of money.
public struct IntentCurrencyAmount: Hashable, Codable, Sendable, _IntentValue {
  /// How much.
  public let amount: Decimal
  /// The currency, as three letters of ISO 4217.
  public let currencyCode: String

  /// An amount in a currency.
  public init(amount: Decimal, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }
}

/// A way to pay.
public struct IntentPaymentMethod: Hashable, Sendable, _IntentValue {
  /// What kind of way it is.
  public let type: PaymentMethodType
  /// What the person calls it.
  public let name: LocalizedStringResource
  /// What tells it apart, such as the last digits of a card.
  public let identificationHint: LocalizedStringResource?
  /// Its picture.
  public let icon: DisplayRepresentation.Image?

  /// A way to pay.
  public init(
    type: PaymentMethodType, name: LocalizedStringResource,
    identificationHint: LocalizedStringResource? = nil, icon: DisplayRepresentation.Image? = nil
  ) {
    self.type = type
    self.name = name
    self.identificationHint = identificationHint
    self.icon = icon
  }

  /// Kinds of ways to pay.
  public enum PaymentMethodType: Hashable, Sendable {
    case unknown
    case checking
    case savings
    case brokerage
    case debit
    case credit
    case prepaid
    case store
    case applePay
  }

  /// A way to pay with the system's wallet.
  public static let applePay = IntentPaymentMethod(type: .applePay, name: "Apple Pay")
}

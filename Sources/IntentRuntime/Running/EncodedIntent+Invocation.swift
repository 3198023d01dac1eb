package import AppIntents
import AppManifest
import Dialogue
public import SwiftUI

extension AppHost {
  package func encoded(_ intent: any AppIntent) -> EncodedIntent? {
    let wording = Wording(language: manifest.defaultLanguage, localization: localization)
    return EncodedIntent(Invocation(of: intent, wording: wording))
  }

  /// Draws a view of this app, such as the one of a ``RunOutcome``: its texts in a language, and
  /// its controls with the intents that they perform.
  ///
  /// ```swift
  /// let turn = await session.send("show cars")
  /// if let view = turn.outcome?.view {
  ///   let tree = await host.tree(of: view)
  ///   send(try JSONEncoder().encode(tree))
  /// }
  /// ```
  ///
  /// What a control of the tree does is performed by ``AppSession/perform(_:)``.
  ///
  /// - Parameter language: A language of the app. `nil`: its default.
  /// - Complexity: O(*n*) in the number of views, beside what the app's own bodies take.
  @MainActor
  public func tree(of view: any View, language: String? = nil) -> ViewNode {
    let wording = Wording(
      language: language ?? manifest.defaultLanguage, localization: localization)
    var environment = EnvironmentValues()
    environment.words = { wording.text($0) }
    return IntentHost.$scoped.withValue(self) { ViewNode(view, in: environment) }
  }
}

/// An encoded intent that this app cannot perform: it was changed, or is another version's.
public struct UnreadableIntent: Error, Sendable {}

extension EncodedIntent {
  /// The longest text that is read. What a control encodes is far shorter.
  private static let longest = 1 << 16

  /// `nil` if it is too long to be read again.
  init?(_ invocation: Invocation) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(invocation), data.count <= Self.longest else {
      return nil
    }
    self.init(rawValue: String(decoding: data, as: UTF8.self))
  }

  /// The intent and its arguments; `nil` for a text that no control has encoded.
  var invocation: Invocation? {
    guard rawValue.utf8.count <= Self.longest else { return nil }
    return try? JSONDecoder().decode(Invocation.self, from: Data(rawValue.utf8))
  }
}

extension Invocation {
  /// An intent with the values that its parameters have. What has no form as data, such as a file, is
  /// left out, and asked for when the intent runs.
  init(of intent: any AppIntent, wording: Wording) {
    let slots = intent.parameters.compactMap { name, parameter in
      parameter.anyValue.flatMap { FilledSlot(name: name, parameterValue: $0, wording: wording) }
    }
    self.init(intent: type(of: intent).name, slots: slots)
  }
}

extension FilledSlot {
  /// The value of a parameter; of an entity, its identifier and what it is called.
  fileprivate init?(name: String, parameterValue: any Sendable, wording: Wording) {
    if let entity = parameterValue as? any AppEntity {
      let id = Value.identifier(of: entity)
      self.init(name: name, entityID: id, value: .string(wording.title(of: entity)))
    } else if let entities = parameterValue as? [any AppEntity], !entities.isEmpty {
      let titles = entities.map { Value.string(wording.title(of: $0)) }
      self.init(name: name, value: .array(titles))
      entityIDs = entities.map { Value.identifier(of: $0) }
    } else {
      guard let value = Value(moment: parameterValue) ?? Value(parameterValue: parameterValue)
      else { return nil }
      self.init(name: name, value: value)
    }
  }
}

extension Value {
  /// A point in time as slots have it, in the calendar of this place; `nil` for other values.
  fileprivate init?(moment value: any Sendable) {
    guard let date = value as? Date else { return nil }
    let style = Date.ISO8601FormatStyle(timeZone: .current).year().month().day()
      .time(includingFractionalSeconds: false)
    self = .string(date.formatted(style))
  }
}

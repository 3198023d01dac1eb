public import SwiftUI

extension WidgetConfiguration {
  private func changed(
    _ change: @escaping (inout WidgetNode) -> Void
  ) -> ModifiedWidgetConfiguration<Self> {
    ModifiedWidgetConfiguration(base: self, change: change)
  }

  /// The name that people choose the widget by.
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
    changed { $0.displayName = displayName.resource }
  }

  /// The localized name that people choose the widget by.
  public func configurationDisplayName(
    _ displayNameKey: LocalizedStringKey
  ) -> some WidgetConfiguration {
    changed { $0.displayName = displayNameKey.resource }
  }

  /// The localized name that people choose the widget by.
  @_disfavoredOverload
  public func configurationDisplayName(
    _ displayName: LocalizedStringResource
  ) -> some WidgetConfiguration {
    changed { $0.displayName = displayName }
  }

  /// The computed name that people choose the widget by.
  @_disfavoredOverload
  public func configurationDisplayName<Name: StringProtocol>(
    _ displayName: Name
  ) -> some WidgetConfiguration {
    changed { $0.displayName = LocalizedStringResource(verbatim: displayName) }
  }

  /// What people read about the widget when they choose one.
  public func description(_ description: Text) -> some WidgetConfiguration {
    changed { $0.description = description.resource }
  }

  /// What people read about the widget when they choose one, localized.
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
    changed { $0.description = descriptionKey.resource }
  }

  /// What people read about the widget when they choose one, localized.
  @_disfavoredOverload
  public func description(
    _ descriptionResource: LocalizedStringResource
  ) -> some WidgetConfiguration {
    changed { $0.description = descriptionResource }
  }

  /// What people read about the widget when they choose one, computed.
  @_disfavoredOverload
  public func description<Words: StringProtocol>(
    _ description: Words
  ) -> some WidgetConfiguration {
    changed { $0.description = LocalizedStringResource(verbatim: description) }
  }

  /// The sizes that the widget has been made for.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    changed { $0.families = families }
  }

  /// Sizes of the widget that should not be offered at some places.
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration {
    changed { $0.disfavoredPlaces.append(.init(locations: locations, families: families)) }
  }

  /// Leaves the margins to the widget's own views.
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    changed { $0.hasContentMargins = false }
  }

  /// Whether places that want widgets without a background may leave it away.
  public func containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> some WidgetConfiguration {
    changed { $0.isContainerBackgroundRemovable = isRemovable }
  }

  /// Asks for the settings as soon as a person has chosen the widget.
  public func promptsForUserConfiguration() -> some WidgetConfiguration {
    changed { $0.promptsForUserConfiguration = true }
  }

  /// Takes the events of a download that goes on without the app.
  public func onBackgroundURLSessionEvents(
    matching matchingString: String,
    _ urlSessionEvent:
      @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration {
    onBackgroundURLSessionEvents(matching: { $0 == matchingString }, urlSessionEvent)
  }

  /// Takes the events of downloads that go on without the app; without a condition, of all.
  public func onBackgroundURLSessionEvents(
    matching: ((_ identifier: String) -> Bool)? = nil,
    _ urlSessionEvent:
      @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration {
    changed {
      $0.sessionHandlers.append(
        .init(isFor: matching ?? { _ in true }, handle: urlSessionEvent))
    }
  }

  /// Lets a server have the widget drawn again.
  public func pushHandler(
    _ pushHandlerType: any WidgetPushHandler.Type
  ) -> some WidgetConfiguration {
    changed { $0.pushHandler = pushHandlerType }
  }
}

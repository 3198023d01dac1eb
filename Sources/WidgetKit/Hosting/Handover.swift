import AppIntents

/// A provider, or an answer of one, on its way between the main actor and where providers work.
///
/// The protocols of providers are Apple's. They ask neither providers nor their answers to be
/// `Sendable`, while their hosts ask from any thread and draw on the main actor.
///
/// Unchecked, since it rests on the contract of those protocols: a provider may be asked from any
/// thread, so whatever it shares is its own to guard; and what it answers with, it gives away. An
/// answer is read by the one task that asked.
struct Handover<Value>: @unchecked Sendable {
  let value: Value
}

extension Handover where Value: TimelineProvider {
  func relevance() async -> Handover<WidgetRelevance<Void>> {
    Handover<WidgetRelevance<Void>>(value: await value.relevance())
  }
}

extension Handover where Value: AppIntentTimelineProvider {
  func snapshot(
    for configuration: Value.Intent, in context: TimelineProviderContext
  ) async -> Handover<Value.Entry> {
    Handover<Value.Entry>(value: await value.snapshot(for: configuration, in: context))
  }

  func timeline(
    for configuration: Value.Intent, in context: TimelineProviderContext
  ) async -> Handover<Timeline<Value.Entry>> {
    Handover<Timeline<Value.Entry>>(value: await value.timeline(for: configuration, in: context))
  }

  func relevance() async -> Handover<WidgetRelevance<Value.Intent>> {
    Handover<WidgetRelevance<Value.Intent>>(value: await value.relevance())
  }
}

extension Handover where Value: ControlValueProvider {
  func currentValue() async throws -> Handover<Value.Value> {
    Handover<Value.Value>(value: try await value.currentValue())
  }
}

extension Handover where Value: AppIntentControlValueProvider {
  func currentValue(
    for configuration: Value.Configuration
  ) async throws -> Handover<Value.Value> {
    Handover<Value.Value>(value: try await value.currentValue(configuration: configuration))
  }
}

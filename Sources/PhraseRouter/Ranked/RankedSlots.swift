import AppManifest
import Dialogue
import PhraseMatching
import TextAnalysis

/// Fills the slots of an intent with the mentions of an utterance.
struct RankedSlots: Sendable {
  private let manifest: Manifest
  private let reader: SlotReader
  private let intents: [String: Manifest.Intent]
  private let dateParameter: (intent: String, name: String)?

  init(manifest: Manifest, reader: SlotReader) {
    self.manifest = manifest
    self.reader = reader
    intents = Dictionary(manifest.intents.map { ($0.name, $0) }) { first, _ in first }
    dateParameter =
      manifest.intents.lazy.flatMap { intent in
        intent.parameters.lazy.filter { $0.type == .date && !$0.isList }.map {
          (intent.name, $0.name)
        }
      }.first
  }

  /// An intent with the mentions in its slots.
  ///
  /// - Returns: `nil` where a mention finds no slot: then something else was meant, or more.
  func candidate(
    of name: String, _ mentions: [Mention], _ utterance: String, _ scratch: RouteScratch,
    now: CalendarMinute?, probability: Double
  ) -> Candidate? {
    guard let intent = intents[name] else { return nil }
    var free = intent.parameters
    var slots: [CandidateSlot] = []
    let typed = TypedText(utterance, scratch.analyzed)
    // What is named without doubt comes first.
    let ordered = mentions.filter { !$0.isPartial } + mentions.filter(\.isPartial)
    for mention in ordered where mention.kind != MentionKinds.app {
      guard
        let place = free.firstIndex(where: { MentionKinds.kind(of: $0.type) == mention.kind })
      else {
        // When something was watched is no matter of an intent that has no date.
        if mention.kind == MentionKinds.date || mention.isPartial { continue }
        if repeats(mention, slots, intent, scratch) { continue }
        return nil
      }
      let parameter = free.remove(at: place)
      let (text, range) = typed.typed(mention.span)
      guard
        let resolution = resolution(
          of: mention, text, scratch, for: parameter, of: name, now: now)
      else { return nil }
      slots.append(
        CandidateSlot(name: parameter.name, text: text, range: range, resolution: resolution))
    }
    // The confidence of an invocation is 1 / (1 + cost).
    return Candidate(
      intent: name, template: "", order: 0, cost: 1 / max(probability, 0.01) - 1,
      literalLength: scratch.analyzed.bytes.count, slots: slots)
  }

  /// True for a mention that says nothing new: a case that was named before, or the greatest number
  /// of a scale.
  ///
  /// *"two out of five" → 2*
  private func repeats(
    _ mention: Mention, _ slots: [CandidateSlot], _ intent: Manifest.Intent,
    _ scratch: RouteScratch
  ) -> Bool {
    for slot in slots {
      guard let parameter = intent.parameters.first(where: { $0.name == slot.name }),
        MentionKinds.kind(of: parameter.type) == mention.kind,
        case .value(let value, _) = slot.resolution
      else { continue }
      if let enumCase = mention.enumCase { return value == .string(enumCase) }
      let text = String(decoding: scratch.analyzed.bytes[mention.span], as: UTF8.self)
      guard let maximum = parameter.maximum,
        case .value(let last, _)? = reader.resolution(
          of: text, intent: intent.name, slot: slot.name, now: nil)
      else { return false }
      return last == .integer(Int(maximum)) || last == .number(maximum)
    }
    return false
  }

  private func resolution(
    of mention: Mention, _ text: String, _ scratch: RouteScratch,
    for parameter: Manifest.Parameter, of intent: String, now: CalendarMinute?
  ) -> CandidateSlot.Resolution? {
    let bytes = Array(scratch.analyzed.bytes[mention.span])
    switch parameter.type {
    case .enumeration: return mention.enumCase.map { .value(.string($0), id: $0) }
    case .entity(let type):
      return .entity(
        type: type, lookup: reader.lookUp(bytes, type: type, .asTyped, memory: &scratch.lookups))
    default: return reader.resolution(of: text, intent: intent, slot: parameter.name, now: now)
    }
  }
}

// MARK: - Dates

extension RankedSlots {
  /// The most words of a date.
  private static let longestDate = 5

  /// The mentions with the first date among them, the longest there. `nil` if there is none, or no
  /// intent takes any.
  ///
  /// - Complexity: O(words × 5) readings.
  func addDates(
    to mentions: [Mention], finder: MentionFinder, _ utterance: String, _ scratch: RouteScratch,
    now: CalendarMinute?
  ) -> [Mention]? {
    guard let dateParameter else { return nil }
    let words = finder.words(of: scratch.analyzed)
    let typed = TypedText(utterance, scratch.analyzed)
    let saysDay = words.map { finder.maySayDay($0, in: scratch.analyzed) }
    for first in words.indices {
      for count in stride(from: min(Self.longestDate, words.count - first), to: 0, by: -1)
      where saysDay[first..<first + count].contains(true) {
        let span = words[first].lowerBound..<words[first + count - 1].upperBound
        // A number may be part of a date, a name is none.
        guard
          !mentions.contains(where: { $0.kind != MentionKinds.number && $0.span.overlaps(span) }),
          case .value? = reader.resolution(
            of: typed.typed(span).text, intent: dateParameter.intent, slot: dateParameter.name,
            now: now)
        else { continue }
        let date = Mention(span: span, kind: MentionKinds.date)
        return (mentions.filter { !$0.span.overlaps(span) } + [date])
          .sorted { $0.span.lowerBound < $1.span.lowerBound }
      }
    }
    return nil
  }
}

import AppManifest
import Testing

@testable import ActionPhrases

/// Slots come back as what the property query declares, whatever was said.
@Suite struct FindRequestTests {
  private func action(
    _ kind: FindableProperty.Kind, _ comparators: Set<FindComparator>, sortable: [String] = []
  ) -> FindAction {
    let type = FindableType(
      name: "Thing", nouns: ["en": ["thing", "things"]],
      properties: [
        FindableProperty(
          name: "year", title: ["en": "year"], kind: kind, comparators: comparators),
        FindableProperty(name: "title", title: ["en": "title"], kind: .text),
      ], sortable: sortable)
    let app = Manifest.App(id: "app", name: ["en": "Shelf"])
    return FindAction(type, in: Manifest(app: app, languages: ["en"]))
  }

  @Test(
    arguments: [
      ("yearAbove", .greaterThan, "year greaterThan 2015"),
      ("yearAbove", .greaterThanOrEqualTo, "year greaterThanOrEqualTo 2016"),
      ("yearAtLeast", .greaterThanOrEqualTo, "year greaterThanOrEqualTo 2015"),
      ("yearAtLeast", .greaterThan, "year greaterThan 2014"),
      ("yearBelow", .lessThan, "year lessThan 2015"),
      ("yearBelow", .lessThanOrEqualTo, "year lessThanOrEqualTo 2014"),
      ("yearAtMost", .lessThanOrEqualTo, "year lessThanOrEqualTo 2015"),
      ("yearAtMost", .lessThan, "year lessThan 2016"),
      ("yearIs", .equalTo, "year equalTo 2015"), ("yearIsNot", .notEqualTo, "year notEqualTo 2015"),
      ("yearIs", .notEqualTo, ""),
    ] as [(String, FindComparator, String)])
  func wholeNumbersUseWhatIsDeclared(
    slot: String, comparator: FindComparator, expected: String
  ) {
    let request = FindRequest(
      action(.year, [comparator]), slots: [.init(name: slot, value: 2015)])
    #expect(request.summary == expected)
  }

  /// Between 3 and 4 lie other numbers, so "more than 3" is not "4 or more".
  @Test func otherNumbersAreNotShifted() {
    let action = action(.number, [.greaterThanOrEqualTo])
    let names = action.intent.parameters.map(\.name)
    #expect(names.contains("yearAtLeast"))
    #expect(!names.contains("yearAbove"))
  }

  @Test func twoBoundsAreOneComparisonWhereThereIsOne() {
    let slots: [FindRequest.Slot] = [
      .init(name: "yearFrom", value: 1990), .init(name: "yearTo", value: 2000),
    ]
    let between = FindRequest(action(.year, [.isBetween]), slots: slots)
    #expect(between.filters.map(\.comparator) == [.isBetween])
    #expect(between.filters.map(\.value) == [[1990, 2000]])
    let two = FindRequest(
      action(.year, [.greaterThanOrEqualTo, .lessThanOrEqualTo]), slots: slots)
    #expect(two.filters.map(\.value) == [1990, 2000])
  }

  @Test func modesOrdersAndLimits() {
    let request = FindRequest(
      action(.year, [.equalTo], sortable: ["year", "title"]),
      slots: [
        .init(name: "yearIs", value: 1995), .init(name: "mode", value: "any"),
        .init(name: "sortBy", value: "title"), .init(name: "order", value: "descending"),
        .init(name: "limit", value: 3), .init(name: "unknown", value: "x"),
      ])
    #expect(request.mode == .any)
    #expect(request.sorting == [FindRequest.Sort(property: "title", isAscending: false)])
    #expect(request.limit == 3)
    #expect(request.filters.count == 1)
  }

  /// "by year, newest first" and "by title, the newest ten": what ranks says how, or which ones.
  @Test(
    arguments: [
      ("year", nil, " | sort year down"), ("title", nil, " | sort title up, year down"),
      ("title", 3, " | sort year down, title up | limit 3"),
      ("year", 3, " | sort year down | limit 3"),
    ] as [(String, Int?, String)])
  func rankingAndSorting(key: String, limit: Int?, expected: String) {
    var slots: [FindRequest.Slot] = [
      .init(name: "sortBy", value: .string(key)), .init(name: "ranking", value: "yearDescending"),
    ]
    if let limit { slots.append(.init(name: "limit", value: .integer(limit))) }
    let action = action(.year, [.equalTo], sortable: ["year", "title"])
    #expect(FindRequest(action, slots: slots).summary == expected)
  }

  @Test func truthValuesAndEntities() {
    let yes = FindRequest(
      action(.boolean, [.equalTo]), slots: [.init(name: "yearIs", value: "true")])
    #expect(yes.filters.map(\.value) == [true])
    let entity = FindRequest(
      action(.entity("Person"), [.equalTo]),
      slots: [.init(name: "yearIs", value: "Pete Docter", id: "pete")])
    #expect(entity.filters.map(\.id) == ["pete"])
  }
}

import AppIntents
import AppManifest
import Foundation
import Testing

@testable import IntentRuntime

@Suite struct LocalizationTests {
  static let phrases = #"""
    {
      "sourceLanguage": "en", "version": "1.0",
      "strings": {
        "mark ${film} as watched in ${applicationName}": {
          "localizations": {
            "de": {"stringSet": {"state": "translated", "values": [
              "${film} in ${applicationName} abhaken", "${film} gesehen in ${applicationName}"
            ]}},
            "en": {"stringSet": {"state": "translated", "values": [
              "mark ${film} as watched in ${applicationName}",
              "tick ${film} off in ${applicationName}", "I saw ${film} in ${applicationName}"
            ]}}
          }
        },
        "show comedies in ${applicationName}": {
          "localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "Komödien in ${applicationName}"}}
          }
        },
        "mark my words": {
          "localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "merk dir meine Worte"}}
          }
        }
      }
    }
    """#

  static let texts = #"""
    {
      "sourceLanguage": "en", "version": "1.0",
      "strings": {
        "film": {"localizations": {"de": {"stringUnit": {"value": "Film"}}}},
        "funny": {"localizations": {"de": {"stringSet": {"values": ["lustig", "heiter"]}}}},
        "Added %@ to %@": {"localizations": {
          "de": {"stringUnit": {"value": "%2$@ hat jetzt %1$@"}}
        }},
        "%lld films": {"localizations": {"de": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld Film"}},
          "other": {"stringUnit": {"value": "%lld Filme"}}
        }}}}},
        "empty": {"localizations": {"de": {"stringUnit": {"state": "new", "value": ""}}}},
        "untranslated": {}
      }
    }
    """#

  static func localization() throws -> Localization {
    var localization = Localization()
    try localization.add(catalogue: Array(phrases.utf8), table: "AppShortcuts")
    try localization.add(catalogue: Array(texts.utf8), table: "Localizable")
    return localization
  }

  @Test(
    "Texts come in the nearest language that has them",
    arguments: [
      ("zh-Hant-TW", "電影"), ("zh-TW", "電影"), ("zh_HK", "電影"), ("zh-Hans-CN", "电影"), ("zh", "电影"),
      ("de-AT", "Film"), ("DE", "Film"), ("fr", "film"),
    ])
  func nearestLanguage(language: String, text: String) throws {
    var localization = Localization()
    for (tag, title) in [("zh", "电影"), ("zh-Hant", "電影"), ("de", "Film")] {
      localization.add([title], table: "Localizable", key: "film", language: tag)
    }
    #expect(localization.text(of: "film", in: language) == text)
  }

  @Test func phrasesComeFromTheirTable() throws {
    let manifest = try ManifestBuilderTests.build(Self.localization()).manifest
    #expect(manifest.languages == ["en", "de"])
    #expect(
      manifest.shortcuts[0].phrases == [
        "en": [
          "mark ${film} as watched in ${applicationName}", "tick ${film} off in ${applicationName}",
          "I saw ${film} in ${applicationName}",
        ],
        "de": ["${film} in ${applicationName} abhaken", "${film} gesehen in ${applicationName}"],
      ])
    #expect(manifest.shortcuts[1].phrases["de"] == ["Komödien in ${applicationName}"])
    #expect(manifest.shortcuts[2].phrases["de"] == nil)
    #expect(manifest.negativePhrases["de"] == ["merk dir meine Worte"])
  }

  @Test func missingPhrasesAreReportedAtTheirShortcut() throws {
    let diagnostics = try ManifestBuilderTests.build(Self.localization()).diagnostics
    #expect(
      diagnostics.contains {
        $0.place == .declaration("IntentRuntimeTests.FilmApp.Provider: the shortcut of Browse")
          && $0.message == "the shortcut has no phrases in de"
      })
  }

  @Test func textsComeFromTheDefaultTable() throws {
    let manifest = try ManifestBuilderTests.build(Self.localization()).manifest
    #expect(manifest.entityTypes[0].title == ["en": "film", "de": "Film"])
    #expect(manifest.enums[0].cases[0].synonyms == ["en": ["funny"], "de": ["lustig", "heiter"]])
    #expect(manifest.intents[0].title == ["en": "Mark film as watched"])
  }

  @Test func valuesArePutIntoTranslations() throws {
    let localization = try Self.localization()
    let inner: LocalizedStringResource = "film"
    #expect(localization.text(of: "Added \("Up") to \(inner)", in: "de") == "Film hat jetzt Up")
    #expect(localization.text(of: "Added \("Up") to \(inner)", in: "fr") == "Added Up to film")
    #expect(localization.text(of: "\(2) films", in: "de") == "2 Filme")
    #expect(localization.text(of: "\(1) films", in: "de") == "1 Film")
    #expect(localization.text(of: "film", in: "de-AT") == "Film")
  }

  @Test func blankAndMissingEntriesAreNone() throws {
    let localization = try Self.localization()
    #expect(localization.localized("empty") == ["en": "empty"])
    #expect(localization.localized("untranslated") == ["en": "untranslated"])
  }

  @Test func keysNeedNotBeTexts() throws {
    var localization = Localization()
    try localization.add(
      strings: Array(#""film.title" = "Movie";"#.utf8), table: "Names", language: "en")
    let resource = LocalizedStringResource("film.title", defaultValue: "Film", table: "Names")
    #expect(localization.localized(resource) == ["en": "Movie"])
    #expect(localization.text(of: resource, in: "fr") == "Movie")
  }

  @Test func languagesCanBeChosen() throws {
    var localization = Localization(sourceLanguage: "en", languages: ["en", "ja", "de"])
    try localization.add(catalogue: Array(Self.texts.utf8), table: "Localizable")
    #expect(localization.languages == ["en", "ja", "de"])
    #expect(localization.localized("film") == ["en": "film", "de": "Film"])
  }

  @Test func theAppsNamesComeFromItsTable() throws {
    var localization = Localization()
    for (language, name) in [("en", "Film Tracker"), ("de", "Filmliste")] {
      try localization.add(
        strings: Array(
          "CFBundleDisplayName = \"\(name)\"; INAlternativeAppNames = \"Pixar\";".utf8),
        table: "InfoPlist", language: language)
    }
    let app = try ManifestBuilderTests.build(localization).manifest.app
    #expect(app.name == ["en": "Film Tracker", "de": "Filmliste"])
    #expect(app.synonyms == ["en": ["Pixar"], "de": ["Pixar"]])
  }

  @Test(arguments: [
    (#""a" = "b";"#, ["a": "b"]),
    (#"/* x */ "a" = "b"; // y"#, ["a": "b"]),
    (#"a.b = "c";"#, ["a.b": "c"]),
    (#""q\"n\n" = "\U00e9\\";"#, ["q\"n\n": "é\\"]),
    ("", [:]), (" \n/**/", [:]),
  ])
  func stringsFilesAreRead(text: String, expected: [String: String]) throws {
    for bytes in [Array(text.utf8), [0xEF, 0xBB, 0xBF] + text.utf8, Self.utf16(text)] {
      var localization = Localization()
      try localization.add(strings: bytes, table: "T", language: "de")
      let read = localization.keys(ofTable: "T").map { key in
        (key, localization.texts(forKey: key, table: "T", language: "de").joined())
      }
      #expect(Dictionary(uniqueKeysWithValues: read) == expected)
    }
  }

  static func utf16(_ text: String) -> [UInt8] {
    [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }

  @Test(arguments: [
    (#""a" "b";"#, 1, 5), (#""a" = "b""#, 1, 10), ("\n\"a", 2, 1), ("/* a", 1, 1), ("=", 1, 1),
    ("a = ;", 1, 5),
  ])
  func malformedStringsFilesAreRefused(text: String, line: Int, column: Int) throws {
    var localization = Localization()
    let error = #expect(throws: DiagnosticError.self) {
      try localization.add(strings: Array(text.utf8), table: "T", language: "de")
    }
    #expect(error?.diagnostics.first?.line == line)
    #expect(error?.diagnostics.first?.column == column)
    #expect(localization == Localization())
  }

  @Test(arguments: [
    "", "[]", "{\"strings\": []}", "{\"strings\": {\"a\": {\"localizations\": {\"??\": {}}}}}",
  ])
  func malformedCataloguesAreRefused(text: String) {
    var localization = Localization()
    #expect(throws: DiagnosticError.self) {
      try localization.add(catalogue: Array(text.utf8), table: "T")
    }
    #expect(localization == Localization())
  }

  @Test func aFolderIsRead() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tables-\(UUID().uuidString)")
    let german = folder.appendingPathComponent("de.lproj")
    try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(Self.phrases.utf8).write(to: folder.appendingPathComponent("AppShortcuts.xcstrings"))
    try Data(#""film" = "Film";"#.utf8)
      .write(to: german.appendingPathComponent("Localizable.strings"))
    let localization = try Localization(folder: folder)
    #expect(localization.languages == ["en", "de"])
    #expect(localization.text(of: "film", in: "de") == "Film")
    #expect(localization.keys(ofTable: "AppShortcuts").count == 3)
  }

  @Test func namesOfACatalogueAreTexts() throws {
    var localization = Localization()
    localization.add(
      names: Array(
        #"""
        {"id": "up", "title": "Up", "year": 2009, "titles": {"de": "Oben", "not a tag!": "x"}}
        {"id": "wolf", "title": "100% Wolf"}
        {"this": "is none"}
        neither is this
        """#.utf8), table: "films")
    func names(_ id: String) -> [String: String] {
      localization.localized(
        LocalizedStringResource(String.LocalizationValue(id), table: "films"))
    }
    #expect(names("up") == ["en": "Up", "de": "Oben"])
    #expect(names("wolf") == ["en": "100% Wolf"])
    #expect(names("ratatouille") == ["en": "ratatouille"])
    #expect(localization.languages == ["en", "de"])
  }

  /// Texts that vary by number: one, and one with two numbers.
  static let varied = #"""
    {
      "sourceLanguage": "en", "version": "1.0",
      "strings": {
        "%lld stars": {"localizations": {
          "en": {"variations": {"plural": {
            "zero": {"stringUnit": {"value": "no stars"}},
            "one": {"stringUnit": {"value": "one star"}},
            "other": {"stringUnit": {"value": "%lld stars"}}}}},
          "ar": {"variations": {"plural": {
            "two": {"stringUnit": {"value": "نجمتان"}},
            "few": {"stringUnit": {"value": "%lld نجوم"}},
            "other": {"stringUnit": {"value": "%lld نجمة"}}}}},
          "ja": {"variations": {"plural": {
            "other": {"stringUnit": {"value": "星%lld個"}}}}}
        }},
        "%@: %lld films, %lld lists": {"localizations": {"en": {
          "stringUnit": {"value": "%1$@ has %#@films@ in %#@lists@"},
          "substitutions": {
            "films": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"value": "%arg film"}},
              "other": {"stringUnit": {"value": "%arg films"}}}}},
            "lists": {"argNum": 3, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"value": "%arg list"}},
              "other": {"stringUnit": {"value": "%arg lists"}}}}}
          }
        }}}
      }
    }
    """#

  @Test(
    "texts have the form that their number asks for",
    arguments: [
      ("en", 0, "no stars"), ("en", 1, "one star"), ("en", 2, "2 stars"),
      ("ar", 2, "نجمتان"), ("ar", 3, "3 نجوم"), ("ar", 100, "100 نجمة"), ("ar", 1, "1 نجمة"),
      ("ja", 1, "星1個"), ("de", 1, "one star"), ("en-GB", 1, "one star"),
    ])
  func plurals(language: String, number: Int, text: String) throws {
    var localization = Localization()
    try localization.add(catalogue: Array(Self.varied.utf8), table: "Localizable")
    #expect(localization.text(of: "\(number) stars", in: language) == text)
  }

  @Test(
    "each part of a text has the form of its own number",
    arguments: [
      (1, 1, "Ada has 1 film in 1 list"), (2, 1, "Ada has 2 films in 1 list"),
      (0, 3, "Ada has 0 films in 3 lists"),
    ])
  func substitutions(films: Int, lists: Int, text: String) throws {
    var localization = Localization()
    try localization.add(catalogue: Array(Self.varied.utf8), table: "Localizable")
    let resource: LocalizedStringResource = "\("Ada"): \(films) films, \(lists) lists"
    #expect(localization.text(of: resource, in: "en") == text)
  }

  /// Their names are tried both ways round.
  @Test("parts of a text may name other parts", arguments: [("a", "b"), ("b", "a")])
  func nestedSubstitutions(outer: String, inner: String) throws {
    let catalogue = #"""
      {
        "sourceLanguage": "en", "version": "1.0",
        "strings": {"%lld films, %lld lists": {"localizations": {"en": {
          "stringUnit": {"value": "%#@OUTER@."},
          "substitutions": {
            "OUTER": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"value": "%arg film in %#@INNER@"}},
              "other": {"stringUnit": {"value": "%arg films in %#@INNER@"}}}}},
            "INNER": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"value": "%arg list"}},
              "other": {"stringUnit": {"value": "%arg lists"}}}}}
          }
        }}}}
      }
      """#
      .replacing("OUTER", with: outer).replacing("INNER", with: inner)
    var localization = Localization()
    try localization.add(catalogue: Array(catalogue.utf8), table: "Localizable")
    #expect(localization.text(of: "\(2) films, \(1) lists", in: "en") == "2 films in 1 list.")
  }
}

import Foundation
import Names
import Testing

@testable import Locales

/// What every file under `locales/` keeps to, so that no person meets a hole or a strange sign.
@Suite struct CatalogueTests {
  static let translations = Catalogues.languages.filter { $0 != .english }
  static let chinese = Catalogues.languages.filter(\.isChinese)

  @Test func threeLanguagesAreThere() {
    #expect(
      Set(Catalogues.languages).isSuperset(of: [.english, .traditionalChinese, .simplifiedChinese]))
  }

  @Test(arguments: translations)
  func everyKeyOfEnglishIsThereAndNoOther(language: Language) throws {
    let english = try Set(Catalogues.patterns(of: .english).keys)
    let own = try Set(Catalogues.patterns(of: language).keys)
    #expect(english.subtracting(own).sorted() == [], "missing in \(language)")
    #expect(own.subtracting(english).sorted() == [], "unknown in \(language)")
  }

  @Test(arguments: translations)
  func placesAreThoseOfEnglish(language: Language) throws {
    let english = try Catalogues.patterns(of: .english)
    for (key, pattern) in try Catalogues.patterns(of: language) {
      #expect(pattern.places == english[key]?.places, "\(key) in \(language)")
    }
  }

  @Test(arguments: Catalogues.languages)
  func pluralVariantsAreThoseOfTheLanguage(language: Language) throws {
    for (key, pattern) in try Catalogues.patterns(of: language) {
      for (place, variants) in pattern.selections {
        let categories = variants.filter { Int($0) == nil }
        #expect(
          categories.isSubset(of: language.isChinese ? [] : ["one"]),
          "\(key) in \(language) selects \(categories.sorted()) by $\(place)")
      }
    }
  }

  @Test(arguments: Catalogues.languages)
  func noMessageIsEmpty(language: Language) throws {
    for (key, pattern) in try Catalogues.patterns(of: language) where !Self.mayBeBlank(key) {
      for text in pattern.texts {
        #expect(
          !text.trimmingCharacters(in: .whitespaces).isEmpty, "\(key) in \(language)")
      }
    }
  }

  @Test(arguments: Catalogues.languages)
  func wordsAreThoseOfTheGlossary(language: Language) throws {
    for (key, pattern) in try Catalogues.patterns(of: language) {
      // A senior says 你們 to the family; a senior alone is always 您.
      let text = pattern.texts.joined(separator: "\n").replacing("你們", with: "")
        .replacing("你们", with: "")
      for (word, instead) in Glossary.wrong[language.tag] ?? [] {
        #expect(!text.contains(word), "\(key) in \(language): \(word), better \(instead)")
      }
    }
  }

  @Test(arguments: chinese)
  func charactersAreOfTheLanguagesScript(language: Language) throws {
    let isForeign =
      language == .traditionalChinese
      ? ScriptVariants.isSimplifiedOnly : ScriptVariants.isTraditionalOnly
    for (key, pattern) in try Catalogues.patterns(of: language) where !Self.mixesScripts(key) {
      let foreign = pattern.texts.joined().unicodeScalars.filter(isForeign)
      #expect(foreign.isEmpty, "\(key) in \(language): \(String(foreign.map(Character.init)))")
    }
  }

  /// But for the marks with which the Mainland quotes: a terminal that draws them two cells wide
  /// moves the rest of one line, and there is no other mark.
  @Test(arguments: Catalogues.languages)
  func noCharacterHasAnAmbiguousWidth(language: Language) throws {
    for (key, pattern) in try Catalogues.patterns(of: language) {
      let quotes = language == .simplifiedChinese ? "“”" : ""
      let ambiguous = pattern.texts.joined().unicodeScalars.filter {
        AmbiguousWidth.has($0) && !quotes.unicodeScalars.contains($0)
      }
      #expect(ambiguous.isEmpty, "\(key) in \(language): \(String(ambiguous.map(Character.init)))")
    }
  }

  @Test(arguments: Catalogues.languages)
  func nothingExclaims(language: Language) throws {
    for (key, pattern) in try Catalogues.patterns(of: language) {
      #expect(
        !pattern.texts.contains { $0.contains("!") || $0.contains("！") }, "\(key) in \(language)")
    }
  }

  @Test(arguments: chinese)
  func punctuationBesideHanIsFullWidth(language: Language) throws {
    let narrow = try Regex(#"\p{Han}[,.;:?()\[\]]|[,;:?(\[]\p{Han}"#)
    for (key, pattern) in try Catalogues.patterns(of: language) {
      for text in pattern.texts {
        #expect(text.firstMatch(of: narrow) == nil, "\(key) in \(language): \(text)")
      }
    }
  }

  /// Names of languages stand each in its own script.
  private static func mixesScripts(_ key: String) -> Bool { key.hasPrefix("language-") }

  /// What stands between two texts may be nothing.
  private static func mayBeBlank(_ key: String) -> Bool { key.hasSuffix("-separator") }
}

import Foundation
import Guide
import Locales
import Testing

@testable import Terminal

@Suite struct KeyHintTests {
  private static let locales = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("locales")

  @Test func whereZeroIsTheOnlyKeyTheHintSaysToPressIt() throws {
    let words = try MessageCatalog(language: .english, folder: Self.locales)
    let screen = Screen(title: "", back: "Back")
    #expect(KeyHint.text(for: screen, words: words) == "Here you can only press 0: Back.")
  }
}

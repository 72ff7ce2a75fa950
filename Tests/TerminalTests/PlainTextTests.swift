import Foundation
import Guide
import Locales
import Testing

@testable import Terminal

@Suite struct PlainTextTests {
  private static let locales = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("locales", isDirectory: true)

  /// A screen reader says no field, so that what stands in it is in the question.
  @Test func whatEnterKeepsIsSaid() throws {
    for language in MessageCatalog.languages(in: Self.locales) {
      let words = try MessageCatalog(language: language, folder: Self.locales)
      var screen = Screen(
        title: words("start-name-title"), back: words("guided-back"),
        entry: Screen.Entry(label: words("start-name-label"), value: "王小明", kind: .text))
      let asked = PlainText(screen, words: words).prompt
      #expect(asked.contains("王小明") && asked.contains(screen.back), "\(asked)")
      screen.entry?.value = ""
      let empty = PlainText(screen, words: words).prompt
      #expect(empty != asked && empty.contains(words("start-name-label")), "\(empty)")
    }
  }
}

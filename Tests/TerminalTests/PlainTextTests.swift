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

  /// Who only hears it would else take the sample for somebody who is stored.
  @Test func theSampleCardIsSaidToBeOne() throws {
    let words = try MessageCatalog(language: .english, folder: Self.locales)
    var screen = Screen(
      title: "Add", subject: Screen.Subject(text: "王小明", secondText: "0912-345-678"),
      back: "Back")
    #expect(PlainText(screen, words: words).body == "Add\n王小明\n0912-345-678\n0  Back")
    screen.subject?.picture = .writtenCard(.english)
    screen.subject?.alternative = Message(
      "voice-example", ["name": "王小明", "number": "0912-345-678"])
    #expect(
      PlainText(screen, words: words).body == "Add\nFor example: 王小明, 0912-345-678\n0  Back")
  }

  /// A screen reader would talk on and on into a call.
  @Test func ofACallThatGoesOnOnlyWhatHasChangedIsSaid() throws {
    let words = try MessageCatalog(language: .english, folder: Self.locales)
    func talking(_ minutes: Int) -> Screen {
      Screen(
        title: "Your call", subject: Screen.Subject(text: "王小明", secondText: "0912-345-678"),
        paragraphs: ["You have been talking for \(minutes) minutes.", "Extension 12."],
        back: "Hang up")
    }
    #expect(
      PlainText(talking(3), words: words).news(after: talking(2))
        == "You have been talking for 3 minutes.")
    // What can be pressed is always said with what it answers.
    var (before, after) = (talking(2), talking(3))
    before.choices = [Choice(1, "Call again")]
    after.choices = before.choices
    #expect(PlainText(after, words: words).news(after: before).contains("1  Call again"))
  }
}

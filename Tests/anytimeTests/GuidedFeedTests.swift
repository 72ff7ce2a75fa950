import Foundation
import Locales
import Testing

/// A senior says something to the family, in each of the ways in which nobody has to type.
@Suite(.serialized) struct GuidedFeedTests {
  @Test(arguments: ["zh-Hant", "zh-Hans", "en"])
  func aPhotoANoteAndAReadySentence(tag: String) throws {
    let command = try BuiltCommand()
    let inbox = command.home.appendingPathComponent("inbox", isDirectory: true)
    try FileManager.default.createDirectory(at: inbox, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: Checkout.example("cat.jpg"), toPath: inbox.appendingPathComponent("cat.jpg").path)
    for line in [
      ["people", "add", "--name", "林阿嬤", "--number", "0911111111"],
      ["people", "add", "--name", "王小明", "--number", "0922222222"],
      ["contacts", "add", "--name", "孫子", "--number", "0922222222"],
      ["contacts", "add", "--person", "王小明", "--name", "阿嬤", "--number", "0911111111"],
      ["settings", "inbox", inbox.path],
    ] {
      #expect(try command.run(line).status == 0)
    }
    let words = try Checkout.words(tag)
    let terminal = try PseudoTerminal(["--lang", tag], home: command.home)
    try terminal.answer(
      [
        ("home-question", "3"), ("family-empty", "4"), ("say-question", "1"),
        ("photo-question", "1"), ("photo-this", "1"), ("say-now", "1"), ("family-said", "1"),
        ("family-unlike", "4"), ("say-question", "2"), ("say-note-how", "1"), ("photo-this", "1"),
        ("say-now", "1"), ("family-said", "4"), ("say-question", "3"),
        ("say-sentence-question", "1"), ("say-now", "1"), ("family-said", "2"),
        ("family-newer", "2"), ("family-unlike", "0"), ("home-question", "0"),
      ], words)
    #expect(terminal.end() == 0)
    let posts = try command.run("feed", "list").output
    #expect(posts.matches(of: /\(picture\)/).count == 2)
    #expect(posts.contains(words("ready-miss-you")))
    #expect(posts.contains("like: 林阿嬤"))
  }
}

import Foundation
import Locales
import Testing

/// Who sees whose posts, as caregivers and seniors of one home find it.
@Suite struct FeedCommandTests {
  private let command: BuiltCommand

  init() throws {
    command = try BuiltCommand()
    for (name, number) in [("林阿嬤", "0911111111"), ("陳美玲", "0922222222"), ("王小明", "0933333333")] {
      try run("people", "add", "--name", name, "--number", number)
    }
  }

  @discardableResult
  private func run(_ arguments: String...) throws -> String {
    let ending = try command.run(arguments)
    #expect(ending.status == 0, "\(arguments): \(ending.errors)")
    return ending.output
  }

  private func sees(_ viewer: String) throws -> String {
    try run("feed", "list", "--person", viewer)
  }

  @Test func whoeverSaysWhatNobodySeesIsToldSo() throws {
    let alone = try Checkout.words("en")("feed-unread")
    let post = ["feed", "post", "--person", "林阿嬤", "--text", "早安"]
    #expect(try command.run(post).errors.contains(alone))
    try run("contacts", "add", "--person", "林阿嬤", "--name", "美玲", "--number", "0922222222")
    #expect(try command.run(post).errors.contains(alone))
    try run("contacts", "add", "--person", "陳美玲", "--name", "媽媽", "--number", "0911111111")
    #expect(try command.run(post).errors.isEmpty)
  }

  /// Tom is a person of both homes, each of which knows him by an identity of its own.
  @Test func aPersonOfBothHomesIsKnownByTheirNumber() throws {
    let other = try BuiltCommand()
    func there(_ arguments: String...) throws -> BuiltCommand.Ending {
      let ending = try other.run(arguments)
      #expect(ending.status == 0, "\(arguments): \(ending.errors)")
      return ending
    }
    try run("people", "add", "--name", "Tom", "--number", "0912000002")
    try run("contacts", "add", "--person", "林阿嬤", "--name", "Tommy", "--number", "0912000002")
    try run("feed", "post", "--person", "林阿嬤", "--text", "dinner at six")
    _ = try there("people", "add", "--name", "Tom", "--number", "0912000002")
    _ = try there("contacts", "add", "--name", "Gran", "--number", "0911111111")
    let file = other.home.appendingPathComponent("family.feed").path
    try run("feed", "export", file)
    let taken = try there("feed", "import", file)
    #expect(!(taken.output + taken.errors).contains("can't be seen"))
    #expect(try there("feed", "list").output.contains("dinner"))
  }

  @Test(arguments: ["en", "zh-Hant", "zh-Hans"])
  func whatIsStillToComeIsNotCalledDamaged(language: String) throws {
    let other = try BuiltCommand()
    let file = other.home.appendingPathComponent("family.feed")
    try run("feed", "post", "--person", "林阿嬤", "--text", "早安")
    try run("feed", "export", file.path)
    let feed = try String(contentsOf: file, encoding: .utf8)
    let ahead = Int(Date().timeIntervalSince1970 + 28 * 3600) * 1000
    try Data(feed.replacing(/"(created|changed)":\d+/) { "\"\($0.1)\":\(ahead)" }.utf8).write(
      to: file)
    let words = try Checkout.words(language)
    let ending = try other.run(["feed", "import", file.path], language: language)
    func isSaid(_ key: String) -> Bool {
      let sentence = words(key, ["count": 1]).filter { !$0.isWhitespace }
      return ending.errors.filter { !$0.isWhitespace }.contains(sentence)
    }
    #expect(ending.status == 65 && isSaid("feed-ahead") && !isSaid("feed-refused"))
  }

  @Test func whatWasTakenBackIsFoundByWhoSaidIt() throws {
    for text in ["one", "two", "three"] {
      try run("feed", "post", "--person", "陳美玲", "--text", text)
    }
    func removed(_ options: String...) throws -> [String] {
      try command.run(["feed", "list", "--removed", "--json", "--person", "陳美玲"] + options)
        .output.matches(of: /"text":"([a-z]+)"/).map { String($0.1) }
    }
    let all = try run("feed", "list", "--json", "--person", "陳美玲")
    let ids = all.matches(of: /"id":"([0-9a-f-]+)"/).map { String($0.1) }
    #expect(try removed().isEmpty)
    for id in ids.dropFirst() { try run("feed", "remove", id, "--yes", "--person", "陳美玲") }
    #expect(try removed() == ["two", "one"])
    #expect(try removed("--limit", "1") == ["two"])
    #expect(try removed("--before", ids[1]) == ["one"])
    #expect(try run("feed", "list", "--removed") == "Nothing was taken back.\n")
    let present = try command.run("feed", "restore", ids[0], "--person", "陳美玲")
    #expect(present.status == 1 && present.errors.contains("is shown already"))
    try run("feed", "restore", ids[1], "--person", "陳美玲")
    #expect(try removed() == ["one"])
  }

  @Test func postsAreSeenOnlyWhereEachHasTheOtherAsAContact() throws {
    try run("feed", "post", "--person", "陳美玲", "--text", "dinner at six")
    #expect(try sees("陳美玲").contains("dinner"))
    try run("contacts", "add", "--person", "林阿嬤", "--name", "美玲", "--number", "0922-222-222")
    #expect(try !sees("林阿嬤").contains("dinner"))
    try run("contacts", "add", "--person", "陳美玲", "--name", "媽媽", "--number", "0911-111-111")
    #expect(try sees("林阿嬤").contains("dinner"))
    #expect(try !sees("王小明").contains("dinner"))
    // Removed, and taken back.
    try run("contacts", "remove", "媽媽", "--person", "陳美玲", "--yes")
    #expect(try !sees("林阿嬤").contains("dinner"))
    try run("contacts", "restore", "媽媽", "--person", "陳美玲")
    #expect(try sees("林阿嬤").contains("dinner"))
  }

  @Test func likesOfSomebodyRemovedAreNotShownAndComeBack() throws {
    try run("contacts", "add", "--person", "林阿嬤", "--name", "美玲", "--number", "0922222222")
    try run("contacts", "add", "--person", "陳美玲", "--name", "媽媽", "--number", "0911111111")
    let posted = try run("feed", "post", "--person", "林阿嬤", "--text", "good morning")
    let id = try #require(posted.firstMatch(of: /[0-9a-f]{8}/)?.0)
    try run("feed", "like", String(id), "--person", "陳美玲")
    #expect(try sees("林阿嬤").contains("like: 美玲"))
    try run("contacts", "remove", "美玲", "--person", "林阿嬤", "--yes")
    #expect(try !sees("林阿嬤").contains("Liked"))
    try run("contacts", "restore", "美玲", "--person", "林阿嬤")
    #expect(try sees("林阿嬤").contains("like: 美玲"))
    try run("feed", "unlike", String(id), "--person", "陳美玲")
    #expect(try !sees("林阿嬤").contains("Liked"))
  }

  @Test(arguments: ["en", "zh-Hant", "zh-Hans"])
  func noLikeIsSaidToBeTakenBackThatWasNotThere(language: String) throws {
    let words = try Checkout.words(language)
    let posted = try run("feed", "post", "--person", "林阿嬤", "--text", "good morning")
    let id = String(try #require(posted.firstMatch(of: /[0-9a-f]{8}/)?.0))
    let line = ["feed", "unlike", id, "--person", "林阿嬤"]
    let none = try command.run(line, language: language)
    #expect(none.status == 0)
    #expect(none.output.hasPrefix(words("feed-not-liked") + "\n"))
    try run("feed", "like", id, "--person", "林阿嬤")
    let taken = try command.run(line, language: language).output
    #expect(taken.hasPrefix(words("feed-unliked") + "\n"))
  }

  @Test(arguments: ["en", "zh-Hant", "zh-Hans"])
  func aSharedNumberIsAskedOfTheCaregiver(language: String) throws {
    try run("people", "add", "--name", "王大山", "--number", "0922222222")
    try run("contacts", "add", "--person", "林阿嬤", "--name", "美玲", "--number", "0922222222")
    try run("contacts", "add", "--person", "陳美玲", "--name", "媽媽", "--number", "0911111111")
    try run("feed", "post", "--person", "陳美玲", "--text", "dinner at six")
    #expect(try !sees("林阿嬤").contains("dinner"))
    let asked = try command.run("contacts", "list", "--person", "林阿嬤", language: language)
    #expect(asked.output.contains("王大山") && asked.output.contains("陳美玲"))
    let edit = try #require(
      asked.output.firstMatch(of: /anytime --person 林阿嬤 contacts edit ([0-9a-f]+) --is/))
    try run("contacts", "edit", String(edit.1), "--is", "陳美玲", "--person", "林阿嬤")
    #expect(try sees("林阿嬤").contains("dinner"))
    #expect(try !run("contacts", "list", "--person", "林阿嬤").contains("--is"))
  }

  /// A name of another home, and a path, mean nothing but themselves in what is offered for copying.
  @Test(arguments: ["en", "zh-Hant", "zh-Hans"])
  func whatIsOfferedForCopyingIsQuoted(language: String) throws {
    let theirs = try BuiltCommand()
    let file = theirs.home.appendingPathComponent("my feed.feed").path
    let hostile = "Mom;touch$IFS/tmp/PWNED"
    _ = try theirs.run("people", "add", "--name", hostile, "--number", "0944444444")
    _ = try theirs.run("feed", "post", "--text", "dinner at six")
    _ = try theirs.run("contacts", "add", "--name", "Grandma", "--number", "0911111111")
    try run("people", "add", "--name", "林阿公", "--number", "0911111111")
    #expect(try theirs.run("feed", "export", file).status == 0)
    let said = try command.run("feed", "import", file, language: language)
    #expect(said.status == 0)
    #expect(said.errors.contains(" --is '\(hostile)'\n"))
    #expect(said.errors.contains("anytime feed import '\(file)' --to "))
  }

  @Test(arguments: ["en", "zh-Hant", "zh-Hans"])
  func aDamagedLineIsSaidAndTheRestTaken(language: String) throws {
    let author = UUID()
    let file = command.home.appendingPathComponent("feed")
    let lines = [
      #"{"anytime":"feed","version":1,"salt":"x"}"#,
      #"{"person":{"id":"\#(author)","name":"Tom"}}"#,
      "broken",
      #"{"post":{"id":"\#(UUID())","author":"\#(author)","text":"dinner","created":1700000000000,"changed":1700000000000}}"#,
    ]
    try Data(lines.joined(separator: "\n").utf8).write(to: file)
    let words = try Checkout.words(language)
    let said = try command.run("feed", "import", file.path, language: language)
    #expect(said.status == 65)
    #expect(said.output == words("feed-imported", ["posts": 1, "likes": 0]) + "\n")
    #expect(said.errors.hasPrefix(words("feed-refused", ["count": 1]) + "\n"))
    let json = try command.run("feed", "import", file.path, "--json")
    #expect(json.status == 65)
    #expect(json.output.contains(#""known":1"#) && json.output.contains(#""refused":1"#))
    let newer = lines[0].replacing(#""version":1"#, with: #""version":2"#)
    try Data(newer.utf8).write(to: file)
    let refused = try command.run("feed", "import", file.path, language: language)
    #expect(refused.status == 65)
    let sentence = words("store-newer-file", ["path": .text(file.path)])
    #expect(refused.errors.filter { !$0.isWhitespace } == sentence.filter { !$0.isWhitespace })
    #expect(refused.output.isEmpty)
  }

  @Test(arguments: ["en", "zh-Hant", "zh-Hans"])
  func whoIsNotSeenIsNamedWithTheNextStep(language: String) throws {
    let words = try Checkout.words(language)
    let theirs = try BuiltCommand()
    let file = theirs.home.appendingPathComponent("feed").path
    func taken() throws -> String {
      #expect(try theirs.run("feed", "export", file, "--yes").status == 0)
      let ending = try command.run("feed", "import", file, language: language)
      #expect(ending.status == 0)
      return ending.errors
    }
    _ = try theirs.run("people", "add", "--name", "Mary Lin", "--number", "0944444444")
    _ = try theirs.run("feed", "post", "--text", "dinner at six")
    let places: [String: Message.Argument] = ["person": "Mary Lin", "who": "'Mary Lin'"]
    #expect(try taken() == words("feed-unlinked", places) + "\n")
    try run("contacts", "add", "--person", "林阿嬤", "--name", "瑪莉", "--number", "0955-555-555")
    try run("contacts", "edit", "瑪莉", "--person", "林阿嬤", "--is", "Mary Lin")
    #expect(try taken() == words("feed-one-sided", places) + "\n")
    #expect(try !sees("林阿嬤").contains("dinner"))
    _ = try theirs.run("contacts", "add", "--name", "Grandma", "--number", "0911111111")
    #expect(try taken().isEmpty)
    #expect(try sees("林阿嬤").contains("dinner"))
  }
}

import Testing

/// The people of a home, as a caregiver changes them.
@Suite struct PeopleCommandTests {
  private static let languages = ["en", "zh-Hant", "zh-Hans"]

  @Test(arguments: languages)
  func aPersonIsRemovedAndComesBack(language: String) throws {
    let command = try BuiltCommand()
    let words = try Checkout.words(language)
    for name in ["Ann", "Bob"] { _ = try command.run("people", "add", "--name", name) }
    func run(_ line: String...) throws -> BuiltCommand.Ending {
      try command.run(line, language: language)
    }
    #expect(try run("people", "remove", "Ann").status == 2)
    #expect(try run("people", "list").output == "* Ann\n  Bob\n")
    let removed = try run("people", "remove", "Ann", "--yes")
    #expect(removed.status == 0)
    #expect(removed.output.contains("anytime people restore "))
    #expect(removed.output.hasSuffix(words("people-switched", ["person": "Bob"]) + "\n"))
    #expect(try run("people", "list").output == "* Bob\n")
    #expect(try run("people", "list", "--removed").output == "  Ann\n")
    let last = try run("people", "remove", "Bob", "--yes")
    #expect(last.status == 1 && last.errors.contains("anytime people edit"))
    let present = try run("people", "restore", "Bob")
    #expect(present.status == 1 && present.errors.contains("people list --removed"))
    let restored = try run("people", "restore", "Ann")
    #expect(restored.status == 0)
    #expect(restored.output.hasSuffix(words("people-switched", ["person": "Ann"]) + "\n"))
    #expect(try run("people", "list").output == "* Ann\n  Bob\n")
    #expect(
      try run("people", "list", "--removed").output == words("people-none-removed") + "\n")
  }

  /// 9123 4567 would be nobody's in Taiwan.
  @Test func aNumberFromAbroadIsShownWithItsCountryCode() throws {
    let command = try BuiltCommand()
    _ = try command.run("people", "add", "--name", "奶奶", "--number", "0911222333")
    let added = try command.run("people", "add", "--name", "王", "--number", "+85291234567")
    #expect(added.output.contains("王  +852 9123 4567"))
    let listed = try command.run("people", "list").output
    #expect(listed == "* 奶奶  0911-222-333\n  王  +852 9123 4567\n")
    #expect(try command.run("people", "list", "--person", "nobody").output == listed)
    #expect(try command.run("people", "remove", "王").errors.contains("+852 9123 4567"))
  }

  @Test func aNumberIsTakenAway() throws {
    let command = try BuiltCommand()
    _ = try command.run("people", "add", "--name", "Ann", "--number", "0911222333")
    let edited = try command.run("people", "edit", "Ann", "--number", "none", "--json")
    #expect(edited.status == 0 && !edited.output.contains("number"))
    #expect(try command.run("people", "list").output == "* Ann\n")
  }
}

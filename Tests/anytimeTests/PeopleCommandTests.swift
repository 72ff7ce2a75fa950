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
    let list = try run("people", "list", "--removed").output
    let today = String(list.suffix(80).firstMatch(of: /20\d\d-\d\d-\d\d \d\d:\d\d/)?.output ?? "")
    #expect(list == "  Ann  " + words("removed-on", ["date": .text(today)]) + "\n")
    let json = try run("people", "list", "--removed", "--json").output
    #expect(json.contains(#""removed":"20"#))
    #expect(try !run("people", "list", "--json").output.contains("removed"))
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
    #expect(try command.run("people", "add", "--name", "Bob", "--number", "none").status == 0)
    #expect(try command.run("people", "list").output == "* Ann\n  Bob\n")
  }

  @Test(arguments: languages)
  func whoWasRemovedIsNamedBeforeSomebodyOfTheNameIsAdded(language: String) throws {
    let command = try BuiltCommand()
    let words = try Checkout.words(language)
    for name in ["Ann", "Bob"] { _ = try command.run("people", "add", "--name", name) }
    _ = try command.run("people", "remove", "Bob", "--yes")
    let asked = try command.run("people", "add", "--name", "bob", language: language)
    #expect(asked.status == 2 && asked.output.isEmpty)
    let id = try #require(asked.errors.firstMatch(of: /anytime people restore ([0-9a-f]{8})\n/)?.1)
    let question = words("people-removed-ask", ["person": "Bob", "id": .text(String(id))])
    #expect(asked.errors.hasPrefix(question + "\n"))
    #expect(try command.run("people", "add", "--name", "bob", "--yes").status == 0)
    #expect(try command.run("people", "restore", String(id)).status == 0)
  }

  @Test(arguments: languages)
  func namesakesAreToldApart(language: String) throws {
    let command = try BuiltCommand()
    let words = try Checkout.words(language)
    _ = try command.run("people", "add", "--name", "Ann", "--number", "0911222333")
    for _ in 0..<2 {
      _ = try command.run("people", "add", "--name", "Bob", "--number", "0922333444", "--yes")
    }
    func run(_ line: String...) throws -> BuiltCommand.Ending {
      try command.run(line, language: language)
    }
    let listed = try run("people", "list").output
    let ids = listed.matches(of: /\s+Bob  0922-333-444  ([0-9a-f]{8})\n/).map { String($0.1) }
    try #require(ids.count == 2)
    #expect(listed.hasPrefix("* Ann  0911-222-333\n"))
    let which = try run("people", "switch", "Bob").errors
    for id in ids { #expect(which.contains("  \(id)  Bob  0922-333-444")) }
    let added = try run("contacts", "add", "--name", "B", "--number", "0922333444")
    let contact = try #require(added.output.firstMatch(of: /edit ([0-9a-f]{8}) --is/)?.1)
    let people = ids.map { "\($0)  Bob" }.joined(separator: words("list-separator"))
    let open = words(
      "contacts-open",
      ["name": "B", "people": .text(people), "namesakes": 2, "id": .text(String(contact))])
    #expect(added.output.hasSuffix(open + "\n"))
    let settled = try run("contacts", "edit", "B", "--is", ids[1])
    #expect(settled.status == 0)
  }

  @Test(arguments: ["1234", "12 34"])
  func aNameHasMoreThanDigits(name: String) throws {
    let command = try BuiltCommand()
    _ = try command.run("people", "add", "--name", "Ann")
    _ = try command.run("contacts", "add", "--name", "Bob", "--number", "0911222333")
    let sentence = try Checkout.words("en")("error-name-digits") + "\n"
    for line in [
      ["people", "add", "--name"], ["people", "edit", "Ann", "--name"],
      ["contacts", "add", "--number", "0922333444", "--name"], ["contacts", "edit", "1", "--name"],
    ] {
      #expect(
        try command.run(line + [name]) == .init(output: "", errors: sentence, status: 1))
    }
  }
}

import AddressBook
import Foundation
import Locales
import PhoneNumbers
import Testing

/// What `scan` asks, what it stores without asking, and what it never does unasked.
@Suite struct ScanQuestionTests {
  private static let languages = ["en", "zh-Hant", "zh-Hans"]
  private static let card = Checkout.example("card-zh-Hant.jpg")

  private let command: BuiltCommand
  private let book: AddressBook
  private let me: Person.ID

  init() throws {
    command = try BuiltCommand.reading()
    book = try AddressBook(folder: command.home)
    me = try book.currentPerson().id
  }

  @Test func aTypedNameFromTheRightStandsBehindItsNumber() throws {
    try wait(("أحمد", "check"), ("+966 50 123 4567", "check"))
    let shown = try command.run("scan", "--continue", "--dry-run").output
    #expect(shown.hasPrefix("  +966 50 123 4567  أحمد"), "\(shown)")
  }

  /// An entry as a photograph may have left it.
  private func wait(
    _ name: (String, String), _ number: (String, String), candidates: [String] = [],
    isWritten: Bool = true
  ) throws {
    func reading(_ field: (text: String, verdict: String), _ crop: String?) -> PendingEntry.Reading
    {
      PendingEntry.Reading(
        text: field.text, verdict: field.verdict, candidates: [field.text] + candidates,
        crop: crop)
    }
    let place = try book.pendingEntries(of: me).count
    let ink = try isWritten ? book.storePicture([UInt8]("ink \(place)".utf8)) : nil
    try book.addPending([
      PendingEntry(
        owner: me, name: reading(name, ink), number: reading(number, nil), e164: nil,
        box: [0, place, 1, 1], photo: "photo")
    ])
  }

  private func know(_ name: String?, _ number: String) throws {
    try book.addContact(
      NewContact(owner: me, name: name, numbers: [.init(PhoneNumber(number, region: .taiwan))]))
  }

  /// A caregiver at a terminal who answers each question as it comes.
  private func answer(
    to arguments: [String] = ["scan", "--continue"], language: String = "en",
    _ steps: [(question: String, answer: String)]
  ) throws -> (output: String, status: Int32?) {
    let terminal = try PseudoTerminal(
      arguments + ["--lang", language], columns: 200, rows: 100, home: command.home)
    let words = try Checkout.words(language)
    for (place, step) in steps.enumerated() {
      let count = steps[...place].count { $0.question == step.question }
      let question = words(step.question)
      try #require(
        terminal.wait(seconds: 120) { $0.text.components(separatedBy: question).count > count },
        "\(step.question) did not come:\n\(terminal.screen.text)")
      terminal.send(step.answer)
    }
    let status = terminal.end(seconds: 120)
    return (terminal.screen.text, status)
  }

  private var contacts: [(name: String?, numbers: [String])] {
    get throws { try book.contacts(of: me).map { ($0.name, $0.numbers.map(\.dialled)) } }
  }
  private var waiting: Int { get throws { try book.pendingEntries(of: me).count } }

  @Test(arguments: languages)
  func aPhotographedCardIsStoredAfterOneYes(language: String) throws {
    let said = try answer(to: ["scan", Self.card], language: language, [("scan-ask-right", "1\r")])
    #expect(said.status == 0)
    let contact = try #require(try book.contacts(of: me).first)
    #expect(contact.numbers.map(\.dialled) == ["+886912345678"])
    #expect(contact.handwriting != nil && contact.sourcePhoto != nil)
    // Who was stored is said by name and number.
    let name = try contact.name ?? Checkout.words(language)("contacts-handwritten-name")
    let line = try #require(said.output.split(separator: "\n").last)
    #expect(line.contains(name) && line.contains("0912-345-678"))
    #expect(try waiting == 0)
  }

  @Test(arguments: languages)
  func aKnownNumberAsksWhetherItIsTheSamePerson(language: String) throws {
    try know("王小明", "0912-345-678")
    for _ in 0..<3 { try wait(("王大明", "check"), ("0912-345-678", "sure")) }
    let said = try answer(
      language: language,
      [
        ("scan-ask-right", "1\r"), ("scan-ask-known", "1\r"), ("scan-ask-right", "1\r"),
        ("scan-ask-known", "3\r"), ("scan-ask-right", "1\r"), ("scan-ask-known", "2\r"),
      ])
    let question = try Checkout.words(language)(
      "scan-known", ["number": "0912-345-678", "name": "王小明"])
    #expect(said.output.contains(question))
    let kept = try Checkout.words(language)(
      "scan-same", ["number": "0912-345-678", "name": "王小明"])
    #expect(said.output.contains(kept))
    // The same person is not stored again, another one is, and "later" waits.
    #expect(try contacts.map(\.name) == ["王小明", "王大明"])
    #expect(try waiting == 1 && said.status == 2)
  }

  @Test func aNumberThatSeveralPeopleHaveAsksAboutEachOfThem() throws {
    for name in ["甲甲", "乙乙"] { try know(name, "0912-345-678") }
    try wait(("乙乙", "check"), ("0912-345-678", "sure"))
    // As an input method for Chinese gives them.
    let said = try answer([
      ("scan-ask-right", "１\r"), ("scan-ask-known", "２\r"), ("scan-ask-known", "１\r"),
    ])
    #expect(said.status == 0)
    #expect(try contacts.map(\.name) == ["甲甲", "乙乙"])
  }

  /// Read without its country it may be anybody's.
  @Test func aForeignNumberIsToldWithItsCountryCode() throws {
    try know("何詠詩", "+852 9123 4567")
    try wait(("詠詩", "check"), ("+852 9123 4567", "sure"))
    let said = try answer([("scan-ask-right", "1\r"), ("scan-ask-known", "1\r")])
    let words = try Checkout.words("en")
    for key in ["scan-known", "scan-same"] {
      #expect(said.output.contains(words(key, ["number": "+852 9123 4567", "name": "何詠詩"])))
    }
  }

  /// A number without its area code has no E.164.
  @Test func aKnownLocalNumberAsksToo() throws {
    try know("王小明", "2345-6789")
    for _ in 0..<2 { try wait(("王大明", "sure"), ("2345-6789", "sure")) }
    let unasked = try command.run("scan", "--continue", "--yes")
    #expect(try contacts.map(\.name) == ["王小明"])
    #expect(unasked.output.contains("王小明") && unasked.status == 2)
    let said = try answer([
      ("scan-ask-right", "1\r"), ("scan-ask-known", "1\r"), ("scan-ask-right", "1\r"),
      ("scan-ask-known", "2\r"),
    ])
    #expect(said.status == 0)
    #expect(try contacts.map(\.name) == ["王小明", "王大明"])
  }

  @Test(arguments: languages, ["110", "119", "112", "165"])
  func aServiceNumberIsStoredOnlyAfterAYesOfItsOwn(language: String, number: String) throws {
    try wait(("警察", "check"), (number, "sure"))
    let later = try answer(
      language: language, [("scan-ask-right", "1\r"), ("scan-ask-service", "2\r")])
    #expect(later.output.contains(number) && later.status == 2)
    #expect(try contacts.isEmpty)
    let yes = try answer(
      language: language, [("scan-ask-right", "1\r"), ("scan-ask-service", "1\r")])
    #expect(yes.status == 0)
    #expect(try contacts.map(\.numbers) == [[number]])
  }

  @Test func aServiceThatIsThereAlreadyIsAskedAboutToo() throws {
    try know("Taxi", "55688")
    try wait(("Taxi", "check"), ("55688", "check"))
    let said = try answer([
      ("scan-ask-right", "1\r"), ("scan-ask-service", "1\r"), ("scan-ask-known", "1\r"),
    ])
    #expect(said.status == 0)
    #expect(try contacts.map(\.name) == ["Taxi"])
    #expect(try waiting == 0)
  }

  @Test func aMainlandServiceNumberIsRecognisedWhereThePersonLives() throws {
    try book.setSetting(.region, to: "CN", of: me)
    try wait(("急救", "sure"), ("120", "sure"))
    let ending = try command.run("scan", "--continue", "--yes")
    #expect(ending.status == 2 && ending.output.contains("120"))
    #expect(try contacts.isEmpty)
  }

  @Test func whatIsNotRightIsMendedByACandidateOrByTyping() throws {
    try wait(
      ("王小明", "check"), ("0912-345-679", "check"), candidates: ["0912-345-678", "王少明"])
    try wait(("林", "check"), ("0912-345-6", "check"))
    let said = try answer([
      ("scan-ask-right", "7\r"), ("scan-one-digit", ""), ("scan-ask-right", "2\r"),
      ("scan-ask-number", "2\r"),
      ("scan-ask-name", "3\r"), ("scan-ask-right", "1\r"),
      ("scan-ask-right", "2\r"), ("scan-ask-number-typed", "０９２２ 333-444\r"),
      ("scan-ask-name", "林美麗\r"), ("scan-ask-right", "1\r"),
    ])
    #expect(said.status == 0)
    #expect(try contacts.map(\.name) == ["王少明", "林美麗"])
    #expect(try contacts.map(\.numbers) == [["+886912345678"], ["+886922333444"]])
  }

  @Test func whatWasMendedIsKeptForLater() throws {
    try wait(("林", "check"), ("0912-345-6", "check"))
    let said = try answer([
      ("scan-ask-right", "2\r"), ("scan-ask-number-typed", "0922-333-444\r"),
      ("scan-ask-name", "林美麗\r"), ("scan-ask-right", "3\r"),
    ])
    #expect(said.status == 2)
    // Nobody has said yes to it.
    _ = try command.run("scan", "--continue", "--yes")
    #expect(try contacts.isEmpty)
    let entry = try #require(try book.pendingEntries(of: me).first)
    #expect(entry.number.text == "0922-333-444" && entry.e164 == "+886922333444")
    #expect(entry.name.text == "林美麗" && entry.name.candidates == ["林美麗", "林"])
    #expect(try answer([("scan-ask-right", "1\r")]).status == 0)
    #expect(try contacts.map(\.name) == ["林美麗"])
  }

  /// As wherever else a number is typed.
  @Test func anExtensionBehindADashIsOneHereToo() throws {
    try book.setSetting(.region, to: "CN", of: me)
    try wait(("李四", "check"), ("010-655", "check"))
    let said = try answer([
      ("scan-ask-right", "2\r"), ("scan-ask-number-typed", "010-65529988-8001\r"),
      ("scan-ask-name", "\r"), ("scan-ask-right", "1\r"),
    ])
    #expect(said.status == 0)
    let number = try #require(try book.contacts(of: me).first?.numbers.first)
    #expect(number.e164 == "+861065529988" && number.extension == "8001")
  }

  /// Who presses 1 for the first one, as it stands, gets that one, of the number and of the name.
  @Test func inBothListsOneIsWhatWasReadAndTheHandwritingComesLast() throws {
    for _ in 0..<2 {
      try wait(("王小明", "check"), ("0912-345-679", "check"), candidates: ["0912-345-678"])
    }
    let said = try answer([
      ("scan-ask-right", "2\r"), ("scan-ask-number", "1\r"), ("scan-ask-name", "1\r"),
      ("scan-ask-right", "1\r"),
      ("scan-ask-right", "2\r"), ("scan-ask-number", "2\r"), ("scan-ask-name", "0\r"),
      ("scan-one-digit", ""), ("scan-ask-name", "3\r"), ("scan-ask-right", "1\r"),
    ])
    #expect(said.status == 0)
    #expect(said.output.contains("3  " + (try Checkout.words("en")("add-keep-handwriting"))))
    #expect(try contacts.map(\.name) == ["王小明", nil])
    #expect(try contacts.map(\.numbers) == [["+886912345679"], ["+886912345678"]])
  }

  @Test func anAnswerThatIsNoneIsAskedForAgainAtOnce() throws {
    try wait(("王小明", "check"), ("0912-345-679", "check"), candidates: ["0912-345-678"])
    let said = try answer([
      ("scan-ask-right", "2\r"), ("scan-ask-number", "9\r"), ("scan-one-digit", ""),
      ("scan-ask-number", "x\r"), ("scan-not-a-number", ""), ("scan-ask-number", "2\r"),
      ("scan-ask-name", "0912 345\r"), ("scan-not-a-name", ""), ("scan-ask-name", "9\r"),
      ("scan-one-digit", ""), ("scan-ask-name", "１\r"), ("scan-ask-right", "1\r"),
    ])
    #expect(said.status == 0)
    #expect(try contacts.map(\.name) == ["王小明"])
    #expect(try contacts.map(\.numbers) == [["+886912345678"]])
  }

  @Test(arguments: languages)
  func whatIsNoContactIsThrownAwayAndItsPhotographBringsItBack(language: String) throws {
    let words = try Checkout.words(language)
    let scan = ["scan", Checkout.example("card-en.jpg")]
    let away = try answer(to: scan, language: language, [("scan-ask-right", "4\r")])
    #expect(away.status == 0 && away.output.contains(words("scan-thrown-away")))
    #expect(try contacts.isEmpty)
    #expect(try waiting == 0)
    let again = try answer(to: scan, language: language, [("scan-ask-right", "3\r")])
    #expect(try waiting == 1 && again.status == 2)
  }

  @Test(arguments: languages)
  func whatWaitsIsListedAndStaysAsItIs(language: String) throws {
    let words = try Checkout.words(language)
    let none = try command.run("scan", "--continue", "--dry-run", language: language)
    #expect(
      none == .init(output: words("scan-waiting", ["count": 0]) + "\n", errors: "", status: 0))
    try wait(("王小明", "sure"), ("0912-345-671", "sure"))
    try wait(("", "unread"), ("110", "check"))
    let list = try command.run("scan", "--continue", "--dry-run", "--yes", language: language)
    let lines = list.output.split(separator: "\n")
    #expect(lines.count == 3 && list.status == 2)
    #expect(lines[0].hasPrefix("  王小明  0912-345-671") && lines[1].contains("110"))
    let json = try command.run("scan", "--continue", "--dry-run", "--json")
    #expect(json.output.split(separator: "\n").count == 2 && json.status == 2)
    #expect(json.output.contains(#""text":"王小明","verdict":"sure""#))
    // Programs, through which nobody can be asked, are told the same.
    #expect(try command.run("scan", "--continue", "--json") == json)
    #expect(try contacts.isEmpty)
    #expect(try waiting == 2)
  }

  @Test func whatCanNotBeDialledIsAskedForAgain() throws {
    try wait(("王小明", "check"), ("09", "check"))
    let said = try answer([
      ("scan-ask-right", "1\r"), ("scan-not-a-number", ""),
      ("scan-ask-number-typed", "0912345678\r"),
      ("scan-ask-right", "1\r"),
    ])
    #expect(said.status == 0)
    #expect(try contacts.map(\.numbers) == [["+886912345678"]])
  }

  @Test func whoseNumberWasNotReadIsAskedForItAndNobodyIsBlamed() throws {
    try wait(("王小明", "check"), ("", "unread"))
    let said = try answer([
      ("scan-ask-right", "1\r"), ("scan-ask-number-typed", "0912345678\r"),
      ("scan-ask-right", "1\r"),
    ])
    #expect(try contacts.map(\.numbers) == [["+886912345678"]])
    #expect(try !said.output.contains(Checkout.words("en")("scan-not-a-number")))
  }

  @Test func handwritingStandsForTheNameAndWithoutItOneIsAskedFor() throws {
    try wait(("", "unread"), ("0912-345-678", "check"))
    try wait(("", "unread"), ("0922-333-444", "check"), isWritten: false)
    let said = try answer([
      ("scan-ask-right", "1\r"), ("scan-ask-right", "1\r"), ("scan-needs-name", ""),
      ("scan-ask-name-typed", "林美麗\r"), ("scan-ask-right", "1\r"),
    ])
    #expect(said.status == 0)
    #expect(try contacts.map(\.name) == [nil, "林美麗"])
    #expect(try book.contacts(of: me).first?.handwriting != nil)
  }

  @Test(arguments: ["0\r", "\u{4}", "\u{3}"])
  func whoStopsFindsTheRestAgain(key: String) throws {
    for name in ["甲", "乙", "丙"] {
      try wait((name, "check"), ("09\(try waiting)2-345-678", "check"))
    }
    let stopped = try answer([("scan-ask-right", "1\r"), ("scan-ask-right", key)])
    #expect(stopped.output.contains(try Checkout.words("en")("scan-waiting", ["count": 2])))
    #expect(stopped.status == (key == "\u{3}" ? 130 : 2))
    #expect(try contacts.map(\.name) == ["甲"])
    #expect(try waiting == 2)
    let said = try answer([("scan-ask-right", "1\r"), ("scan-ask-right", "3\r")])
    #expect(said.status == 2)
    #expect(try contacts.map(\.name) == ["甲", "乙"])
    #expect(try waiting == 1)
  }

  @Test(arguments: languages)
  func whoStopsTheReadingIsToldHowToGoOn(language: String) throws {
    let terminal = try PseudoTerminal(
      ["scan", Self.card, Checkout.example("card-en.jpg"), Checkout.example("card-zh-Hans.jpg")]
        + ["--lang", language], columns: 200, rows: 100, home: command.home)
    try #require(terminal.wait(for: "1/3", seconds: 120))
    terminal.send("\u{3}")
    #expect(terminal.end(seconds: 120) == 130)
    let words = try Checkout.words(language)
    for key in ["scan-waiting", "scan-unread"] {
      let said = words(key, ["count": .number(key == "scan-unread" ? 2 : 1)])
      #expect(terminal.screen.text.contains(said), "\(terminal.screen.text)")
    }
    #expect(try waiting == 1)
  }

  @Test(arguments: languages)
  func whoIsThereByNameAndNumberIsNotAskedAbout(language: String) throws {
    try know("王小明", "0912-345-671")
    try wait(("王小明", "sure"), ("0912-345-671", "sure"))
    try wait(("王小明", "check"), ("0912-345-671", "sure"))
    let said = try answer(language: language, [("scan-ask-right", "3\r")])
    let settled = try Checkout.words(language)(
      "scan-same", ["number": "0912-345-671", "name": "王小明"])
    #expect(said.output.components(separatedBy: settled).count == 2, "\(said.output)")
    #expect(try waiting == 1 && contacts.count == 1)
  }

  @Test func theSamePhotographAsksAgainAboutWhatWaits() throws {
    for _ in 0..<2 {
      let said = try answer(
        to: ["scan", Checkout.example("card-en.jpg")], [("scan-ask-right", "3\r")])
      #expect(said.status == 2)
    }
    #expect(try waiting == 1)
    // Named twice it is still one card.
    let photo = Checkout.example("card-en.jpg")
    let said = try answer(to: ["scan", photo, photo], [("scan-ask-right", "1\r")])
    #expect(said.status == 0)
    #expect(try contacts.count == 1)
    let told = try Checkout.words("en")("scan-same-photo")
    #expect(said.output.components(separatedBy: told).count == 2, "\(said.output)")
  }

  @Test(arguments: languages)
  func yesStoresOnlyWhatIsSureInNameAndNumber(language: String) throws {
    try wait(("王小明", "sure"), ("0912-345-671", "sure"))
    try wait(("王大明", "check"), ("0912-345-672", "sure"))
    try wait(("", "unread"), ("0912-345-673", "sure"))
    try wait(("王中明", "sure"), ("0912-345-674", "check"))
    let ending = try command.run("scan", "--continue", "--yes", language: language)
    #expect(try contacts.map(\.name) == ["王小明"])
    #expect(try waiting == 3 && ending.status == 2)
    let words = try Checkout.words(language)
    #expect(
      ending.output == words("scan-stored", ["entry": "王小明  0912-345-671"]) + "\n"
        + words("scan-waiting", ["count": 3]) + "\n")
    #expect(ending.errors.isEmpty)
  }

  @Test(arguments: languages)
  func yesLeavesKnownAndServiceNumbersWaitingAndSaysSo(language: String) throws {
    try know(nil, "0912-345-671")
    try wait(("王小明", "sure"), ("0912-345-671", "sure"))
    try wait(("警察", "sure"), ("110", "sure"))
    let ending = try command.run("scan", "--continue", "--yes", language: language)
    let words = try Checkout.words(language)
    let known = words(
      "scan-known-waits",
      ["number": "0912-345-671", "name": .text(words("scan-handwritten-name"))])
    #expect(ending.output.contains(known))
    #expect(ending.output.contains(words("scan-service-waits", ["number": "110"])))
    #expect(try contacts.count == 1)
    #expect(try waiting == 2 && ending.status == 2)
  }

  @Test(arguments: languages)
  func whoIsThereByNameAndNumberIsSettledWithoutAQuestion(language: String) throws {
    try know("Ann", "02-2345-6789 ext. 12")
    try wait(("ann", "sure"), ("02-2345-6789 ext. 12", "sure"))
    try wait(("Ann", "check"), ("02-2345-6789 ext. 12", "sure"))
    try wait(("Ann", "sure"), ("02-2345-6789 ext. 12", "check"))
    try wait(("Ann", "sure"), ("02-2345-6789 ext. 13", "sure"))
    let ending = try command.run("scan", "--continue", "--yes", language: language)
    let words = try Checkout.words(language)
    let settled = words("scan-same", ["number": "02-2345-6789", "name": "Ann"])
    #expect(ending.output.hasPrefix(settled + "\n"))
    #expect(ending.output.contains(words("scan-waiting", ["count": 3])))
    #expect(try contacts.count == 1)
    #expect(try waiting == 3 && ending.status == 2)
  }

  @Test func aConfirmedNumberThatIsAnotherByNowWaits() throws {
    try wait(("", "unread"), ("", "unread"))
    let entry = try #require(try book.pendingEntries(of: me).first)
    try book.keepAnswers(
      number: PhoneNumber("2345-6789", region: .taiwan, areaCode: "02"), name: "王小明",
      of: entry.id)
    #expect(try command.run("scan", "--continue", "--yes", "--area", "04").status == 2)
    #expect(try contacts.isEmpty)
    #expect(try command.run("scan", "--continue", "--yes", "--area", "02").status == 0)
    #expect(try contacts.map(\.numbers) == [["+886223456789"]])
  }

  /// Whoever stops in the middle has said no all the same.
  @Test(arguments: ["\u{3}", "\u{4}"])
  func whatAPersonHasCalledWrongIsStoredByNobodyUnasked(key: String) throws {
    try wait(("王小明", "sure"), ("0912-345-678", "sure"))
    let said = try answer([("scan-ask-right", "2\r"), ("scan-ask-number-typed", key)])
    #expect(try waiting == 1 && said.status != 0)
    let shown = try command.run("scan", "--continue", "--dry-run").output
    let sure = try Checkout.words("en")("scan-verdict-sure")
    #expect(!shown.contains(sure))
    #expect(try command.run("scan", "--continue", "--yes").status == 2)
    #expect(try contacts.isEmpty)
    // A yes counts again.
    #expect(try answer([("scan-ask-right", "1\r")]).status == 0)
    #expect(try contacts.map(\.name) == ["王小明"])
  }

  @Test func aNameThatWasCalledWrongWaitsBehindItsNumber() throws {
    try wait(("王小明", "sure"), ("0912-345-678", "sure"))
    let entry = try #require(try book.pendingEntries(of: me).first)
    try book.keepAnswers(
      number: PhoneNumber("0912-345-678", region: .taiwan), name: nil, of: entry.id)
    try book.denyPending([.name], of: entry.id)
    #expect(try command.run("scan", "--continue", "--yes").status == 2)
    #expect(try contacts.isEmpty)
  }

  @Test(arguments: languages)
  func whereThereIsNoHandwritingTheNameIsToCome(language: String) throws {
    try wait(("", "unread"), ("0912-345-670", "check"), isWritten: false)
    try wait(("", "unread"), ("0912-345-671", "check"))
    let words = try Checkout.words(language)
    let shown = try command.run("scan", "--continue", "--dry-run", language: language).output
    let names = shown.split(separator: "\n").prefix(2)
    #expect(names.first?.contains(words("people-nameless")) == true, "\(shown)")
    #expect(names.last?.contains(words("contacts-handwritten-name")) == true, "\(shown)")
  }

  @Test(arguments: languages)
  func aNameThatIsThereAsksWhetherItIsTheSamePerson(language: String) throws {
    try know("王小明", "0999-888-777")
    for digit in 1...3 { try wait(("王小明", "sure"), ("0912-345-67\(digit)", "sure")) }
    let words = try Checkout.words(language)
    let contact = Message.Argument.text("1  王小明  0999-888-777")
    let unasked = try command.run("scan", "--continue", "--yes", language: language)
    #expect(try contacts.count == 1 && unasked.status == 2)
    for digit in 1...3 {
      let waits = words(
        "scan-namesake-waits", ["number": .text("0912-345-67\(digit)"), "contact": contact])
      #expect(unasked.output.contains(waits))
    }
    let said = try answer(
      language: language,
      [
        ("scan-ask-right", "1\r"), ("scan-ask-namesake", "3\r"), ("scan-ask-right", "1\r"),
        ("scan-ask-namesake", "2\r"), ("scan-ask-right", "1\r"), ("scan-ask-namesake", "1\r"),
      ])
    #expect(said.output.contains(words("scan-namesake", ["contact": contact])))
    #expect(try contacts.map(\.name) == ["王小明", "王小明"])
    #expect(
      try contacts.map(\.numbers) == [["+886999888777", "+886912345673"], ["+886912345672"]])
    #expect(try waiting == 1 && said.status == 2)
  }

  @Test(arguments: languages)
  func whoWasRemovedComesBackByScanningOnlyWithAYes(language: String) throws {
    try know("王小明", "0912-345-678")
    let former = try #require(try book.contacts(of: me).first)
    try book.removeContact(former.id)
    for _ in 0..<3 { try wait(("王小明", "sure"), ("0912-345-678", "sure")) }
    let words = try Checkout.words(language)
    let unasked = try command.run("scan", "--continue", "--yes", language: language)
    #expect(try contacts.isEmpty && unasked.status == 2)
    #expect(
      unasked.output.contains(
        words(
          "scan-removed-waits",
          ["name": "王小明", "id": .text(String(former.id.prefix(8)))])))
    let said = try answer(
      language: language,
      [
        ("scan-ask-right", "1\r"), ("scan-ask-removed", "3\r"), ("scan-ask-right", "1\r"),
        ("scan-ask-removed", "1\r"),
      ])
    // The third is of somebody who is there again, by the same name and number.
    #expect(said.output.contains(words("scan-removed", ["name": "王小明"])))
    #expect(try book.contacts(of: me).map(\.id) == [former.id])
    #expect(try waiting == 1 && said.status == 2)
    try book.removeContact(former.id)
    _ = try answer(
      language: language, [("scan-ask-right", "1\r"), ("scan-ask-removed", "2\r")])
    #expect(try contacts.count == 1 && book.contact(former.id)?.removed != nil)
  }

  @Test func aWholePageThatIsThereLeavesNothingOpen() throws {
    try know("王小明", "0912-345-671")
    try know("警察", "110")
    try wait(("王小明", "sure"), ("0912-345-671", "sure"))
    try wait(("警察", "sure"), ("110", "sure"))
    #expect(try command.run("scan", "--continue", "--yes").status == 0)
    #expect(try waiting == 0)
  }

  @Test(arguments: languages)
  func thatANumberWasNotReadIsSaidOnce(language: String) throws {
    try wait(("安心水電行", "sure"), ("", "unread"))
    let words = try Checkout.words(language)
    let shown = try command.run("scan", "--continue", "--dry-run", language: language).output
    #expect(shown.hasPrefix("  安心水電行  \(words("scan-number-unread"))\n"), "\(shown)")
  }

  @Test func withoutATerminalNothingIsAskedAndNothingStored() throws {
    try wait(("王小明", "sure"), ("0912-345-671", "sure"))
    let ending = try command.run("scan", "--continue")
    #expect(ending.status == 2 && ending.output.contains("anytime scan --continue"))
    #expect(try contacts.isEmpty)
  }

  @Test func jsonAsksNothingEvenAtATerminal() throws {
    let said = try answer(to: ["scan", "--json", Self.card], [])
    #expect(said.status == 2)
    #expect(!said.output.contains("Is this right?"))
    #expect(try waiting == 1)
  }

  /// Reading takes a while, and a key pressed meanwhile has seen nothing.
  @Test func whatWasTypedBeforeAQuestionAnswersNothing() throws {
    let terminal = try PseudoTerminal(
      ["scan", Self.card], columns: 200, rows: 100, home: command.home)
    terminal.send("1\r1\r")
    let question = try Checkout.words("en")("scan-ask-right")
    try #require(terminal.wait(for: question, seconds: 120))
    terminal.settle(milliseconds: 1000)
    #expect(try contacts.isEmpty)
    terminal.send("1\r")
    #expect(terminal.end(seconds: 120) == 0)
    #expect(try contacts.count == 1)
  }

  @Test func anAreaCodeCompletesALocalNumberWhichIsThenToBeChecked() throws {
    try wait(("王小明", "sure"), ("2345-6789", "check"))
    _ = try answer(to: ["scan", "--continue", "--area", "02"], [("scan-ask-right", "1\r")])
    #expect(try contacts.map(\.numbers) == [["+886223456789"]])
  }
}

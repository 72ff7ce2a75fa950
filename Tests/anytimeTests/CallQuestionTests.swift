import AddressBook
import Calling
import Foundation
import Locales
import PhoneNumbers
import Testing

@testable import anytime

/// Which number is meant, and whether to call it, asked of a person who answers at once.
@Suite struct CallQuestionTests {
  private let words: MessageCatalog

  init() throws { words = try Checkout.words("en") }

  /// Asks with the one answer that is given, and tells what was said.
  private func ask<Result>(
    _ answer: String?, _ body: (CallQuestion) throws -> Result
  ) rethrows -> (result: Result, said: [String]) {
    var said: [String] = []
    let result = try withoutActuallyEscaping({ (text: String) in said.append(text) }) { say in
      try body(CallQuestion(words: words, home: .taiwan, say: say, hear: { _ in answer }))
    }
    return (result, said)
  }

  private func stranger(_ text: String, areaCode: String? = nil) throws -> Callee {
    Callee(number: try PhoneNumber(typed: text, region: .taiwan, areaCode: areaCode))
  }

  @Test(arguments: ["1", "１", "一", "y", "Ｙ", "YES", "是", "好", "對", "对", "要", "打"])
  func aYesInEachLanguageCalls(answer: String) throws {
    let call = try ask(answer) { try $0.confirm(stranger("0912345678")) }.result
    #expect(call?.number == "+886912345678")
  }

  @Test(arguments: ["0", "", "2", "不", "no", nil])
  func nothingElseDoes(answer: String?) throws {
    for number in ["0912345678", "165"] {
      #expect(try ask(answer) { try $0.confirm(stranger(number)) }.result == nil)
    }
  }

  @Test func aServiceIsNamedBeforeItIsCalled() throws {
    let (call, said) = try ask("1") { try $0.confirm(stranger("165")) }
    #expect(call?.number == "165")
    #expect(said.first?.hasPrefix("165 reaches ") == true)
  }

  @Test(
    arguments: [
      ("119", true), ("１１９", true), ("1", false), ("yes", false), ("110", false), (nil, false),
    ] as [(String?, Bool)])
  func anEmergencyIsCalledOnlyByTypingItsNumberOnceMore(answer: String?, calls: Bool) throws {
    let (call, said) = try ask(answer) { try $0.confirm(stranger("119")) }
    #expect((call?.isEmergency == true) == calls)
    #expect(said.first?.hasPrefix("119 reaches ") == true)
  }

  @Test(
    arguments: [
      ("1", 0), ("2", 1), ("0", nil), ("3", nil), ("x", nil), (nil, nil), ("\(Int.min)", nil),
    ] as [(String?, Int?)])
  func oneOfSeveralIsChosenByItsDigitAndByNothingElse(answer: String?, place: Int?) throws {
    let callees = try ["0912345678", "0922345678"].map { try stranger($0) }
    let chosen = ask(answer) { $0.choose(from: callees) }.result
    #expect(chosen?.number == place.map { callees[$0].number })
  }

  @Test(
    arguments: [
      ("0912345678", nil, []), ("23456789", nil, ["number-local"]),
      ("0212345678", nil, ["number-possible"]), ("23456789", "02", ["number-area-added"]),
    ] as [(String, String?, [String])])
  func whatIsDoubtfulIsSaidBefore(number: String, areaCode: String?, warnings: [String]) throws {
    let said = try ask("0") { try $0.confirm(stranger(number, areaCode: areaCode)) }.said
    #expect(said.dropFirst() == (["call-stranger"] + warnings).map { words($0) }[...])
  }

  @Test func thatTheDigitsMayBeAStrangersIsSaidBefore() throws {
    let number = try PhoneNumber(dialled: "23456789", extension: nil, region: .hongKong)
    let said = ask("0") { $0.confirm(Callee(number: number)) }.said
    #expect(said.dropFirst() == [words("call-stranger"), words("number-elsewhere")])
  }

  @Test func aPlaceOnTheScreenIsNeitherAnEmergencyNorTheEndOfANumber() throws {
    let home = try ShortHome()
    let book = try AddressBook(folder: home.folder)
    let owner = try book.currentPerson().id
    let numbers = try ["0912345671", "0922345672"].map {
      NewContact.Number(try PhoneNumber($0, region: .taiwan))
    }
    for place in 1...110 {
      try book.addContact(NewContact(owner: owner, name: "友\(place)", numbers: numbers))
    }
    let session = Session(options: try GlobalOptions.parse(["--home", home.folder.path]))
    #expect(try session.callees(matching: "110").map(\.number.dialled) == ["110"])
    #expect(
      try session.callees(matching: "1").map(\.number.dialled) == [
        "+886912345671", "+886922345672",
      ])
  }

  @Test func whoseNameIsHandwritingIsCalledSo() throws {
    var callee = try stranger("0912345678")
    callee.contact = Contact(id: "1", owner: "me", name: nil, numbers: [], place: 1)
    let said = ask("0") { $0.confirm(callee) }.said
    let who = words("contacts-handwritten-name") + "  0912-345-678"
    #expect(said == [words("call-ask", ["who": .text(who)])])
  }

  @Test func anExtensionThatIsTypedSaysWhichOfTheNumbersIsMeant() throws {
    let home = try ShortHome()
    let book = try AddressBook(folder: home.folder)
    let owner = try book.currentPerson().id
    let numbers = try ["02-2345-6789#12", "02-2345-6789#34"].map {
      NewContact.Number(try PhoneNumber($0, region: .taiwan))
    }
    try book.addContact(NewContact(owner: owner, name: "Office", numbers: numbers))
    let session = Session(options: try GlobalOptions.parse(["--home", home.folder.path]))
    for (typed, ending) in [("#34", "34"), ("#12", "12"), ("", "12")] {
      let callees = try session.callees(matching: "02-2345-6789" + typed)
      #expect(callees.map(\.number.extension) == [ending])
    }
  }
}

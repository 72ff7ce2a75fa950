import AddressBook
import Foundation
import Locales
import PhoneNumbers
import Testing

/// A senior adds somebody from a photographed card, and what is left when that is cut short.
@Suite(.serialized) struct GuidedPhotoTests {
  private let own: ShortHome
  private var home: URL { own.folder }
  private let book: AddressBook
  private let me: Person.ID

  init() throws {
    own = try ShortHome()
    book = try AddressBook(folder: own.folder)
    me = try book.currentPerson().id
    _ = try book.editPerson(me) { $0.name = "林阿嬤" }
    try book.setSetting(.limitSeconds, to: "600")
  }

  private func start(_ tag: String, environment: [String: String] = [:]) throws -> PseudoTerminal {
    try PseudoTerminal(["--lang", tag], environment: environment, home: home)
  }

  private func toTheFile(_ photo: String) -> [(screen: String, keys: String)] {
    [
      ("home-question", "2"), ("add-paper-photo", "1"),
      ("photo-file-title", Checkout.example(photo) + "\r"),
    ]
  }

  private var waiting: [PendingEntry] { get throws { try book.pendingEntries(of: me) } }

  @Test(arguments: ["zh-Hant", "zh-Hans", "en"])
  func photographRightRightNoFaceStored(tag: String) throws {
    let words = try Checkout.words(tag)
    let terminal = try start(tag)
    try terminal.answer(
      toTheFile("card-zh-Hant.jpg") + [
        ("add-number-title", "1"), ("add-name-title", "1"), ("face-title", "2"),
      ], words)
    #expect(terminal.wait(for: words("add-saved")))
    let contact = try #require(try book.contacts(of: me).first)
    #expect(contact.numbers.map(\.e164) == ["+886912345678"])
    #expect(contact.name?.isEmpty == false)
    #expect(contact.handwriting != nil && contact.sourcePhoto != nil && contact.picture == nil)
    #expect(try waiting.isEmpty)
    terminal.send("\u{3}")
    #expect(terminal.end() == 130)
  }

  @Test func controlCWhileAPhotographIsReadLosesNothing() throws {
    let unread = PendingEntry.Reading(text: "", verdict: "unread", candidates: [])
    try book.addPending([
      PendingEntry(owner: me, name: unread, number: unread, e164: nil, box: [], photo: "old")
    ])
    let words = try Checkout.words("en")
    let untouched = try PseudoTerminal(program: "/bin/true")
    _ = untouched.end()
    let terminal = try start("en")
    try terminal.answer(
      [("home-question", "2"), ("add-go-on", "2")] + toTheFile("page-zh-Hant.jpg").dropFirst(),
      words)
    #expect(terminal.wait(for: words("add-reading")))
    terminal.send("\u{3}")
    #expect(terminal.end() == 130)
    #expect(!terminal.screen.isAlternate && terminal.screen.isCursorVisible)
    func bytes(_ settings: termios) -> [UInt8] { withUnsafeBytes(of: settings) { Array($0) } }
    #expect(bytes(terminal.settings) == bytes(untouched.settings))
    // All of the page waits, or nothing of it; what waited before still does.
    #expect(try [1, 7].contains(waiting.count))
    #expect(try book.contacts(of: me).isEmpty)
    let ending = try BuiltCommand(environment: ["ANYTIME_HOME": home.path])
      .run("scan", Checkout.example("page-zh-Hant.jpg"))
    #expect(ending.status == 2)
    #expect(try waiting.count == 7)
  }

  @Test func aTypedNumberOutlivesAKill() throws {
    let words = try Checkout.words("zh-Hant")
    let killed = try start("zh-Hant")
    try killed.answer(
      [
        ("home-question", "2"), ("add-paper-photo", "2"),
        ("add-type-number-title", "0912-345-678\r"),
      ], words)
    #expect(killed.wait(for: words("add-type-name-title")))
    kill(killed.process, SIGKILL)
    #expect(killed.end() == 137)
    // The number is there and is not asked for again.
    let terminal = try start("zh-Hant")
    try terminal.answer(
      [
        ("home-question", "2"), ("add-go-on", "1"), ("add-type-name-title", "王小明\r"),
        ("face-title", "2"),
      ], words)
    #expect(terminal.wait(for: words("add-saved")))
    let contact = try #require(try book.contacts(of: me).first)
    #expect(contact.name == "王小明" && contact.numbers.map(\.e164) == ["+886912345678"])
    #expect(try book.contacts(of: me).count == 1 && waiting.isEmpty)
    terminal.send("\u{3}")
    #expect(terminal.end() == 130)
  }

  @Test func aMendedNumberAndAChosenNameOutliveAKill() throws {
    let words = try Checkout.words("en")
    func reading(_ text: String) -> PendingEntry.Reading {
      PendingEntry.Reading(text: text, verdict: "check", candidates: [text])
    }
    try book.addPending([
      PendingEntry(
        owner: me, name: reading("王少明"), number: reading("0912-345-878"), e164: nil, box: [],
        photo: "photo")
    ])
    // Somebody of the same name is there, so that there is a question behind the name.
    let namesake = try book.addContact(
      NewContact(
        owner: me, name: "王小明", numbers: [.init(PhoneNumber("02-2345-6789", region: .taiwan))]))
    let mended = try start("en")
    try mended.answer(
      [
        ("home-question", "2"), ("add-go-on", "1"), ("add-number-title", "2"),
        ("add-number-fix-title", "2"), ("add-mend-place-title", "3"),
        ("add-mend-place-title", "1"), ("add-mend-digit-label", "6\r"), ("add-number-title", "1"),
      ], words)
    #expect(mended.wait(for: words("add-name-title")))
    kill(mended.process, SIGKILL)
    #expect(mended.end() != nil)
    #expect(try waiting.first?.confirmedNumber == "0912-345-678")

    let named = try start("en")
    try named.answer(
      [
        ("home-question", "2"), ("add-go-on", "1"), ("add-name-title", "2"),
        ("add-name-fix-title", "2"), ("add-type-name-title", "\u{15}王小明\r"),
      ], words)
    #expect(named.wait(for: words("add-namesake-question")))
    kill(named.process, SIGKILL)
    #expect(named.end() != nil)
    #expect(try waiting.first?.confirmedName == "王小明")

    // `scan --continue` knows of it too, and stores nobody beside a namesake unasked.
    let command = try BuiltCommand(environment: ["ANYTIME_HOME": home.path])
    let unasked = try command.run("scan", "--continue", "--yes")
    let waits = words(
      "scan-namesake-waits", ["number": "0912-345-678", "contact": "1  王小明  02-2345-6789"])
    #expect(unasked.status == 2 && unasked.output.contains(waits))
    try book.removeContact(namesake.id)
    let ending = try command.run("scan", "--continue", "--yes")
    #expect(ending.status == 0 && ending.output.contains("王小明  0912-345-678"))
    #expect(try book.contacts(of: me).last?.numbers.map(\.e164) == ["+886912345678"])
  }
}

extension GuidedPhotoTests {
  @Test func aBarShowsHowFarThePhotographIsRead() throws {
    let words = try Checkout.words("en")
    let terminal = try start("en")
    try terminal.answer(toTheFile("page-zh-Hant.jpg"), words)
    #expect(
      terminal.wait(seconds: 60) {
        $0.text.contains(words("add-reading")) && $0.text.contains(/[0-9]+ of [0-9]+/)
      }, "\(terminal.screen.text)")
    #expect(terminal.wait(for: words("add-number-title"), seconds: 120))
    terminal.send("\u{3}")
    #expect(terminal.end() == 130)
  }

  /// Else it would hold the computer up, and be read for nobody.
  @Test func whoStopsTheReadingStopsItsProcess() throws {
    let words = try Checkout.words("en")
    let terminal = try start("en")
    func children() throws -> [Substring] {
      let folder = "/proc/\(terminal.process)/task"
      return try FileManager.default.contentsOfDirectory(atPath: folder).flatMap { thread in
        // A thread may have ended meanwhile.
        let text = try? String(contentsOfFile: "\(folder)/\(thread)/children", encoding: .utf8)
        return text?.split(separator: " ") ?? []
      }
    }
    try terminal.answer(toTheFile("page-zh-Hant.jpg"), words)
    try #require(terminal.wait(for: words("add-reading"), seconds: 60))
    try #require(terminal.wait { _ in (try? children().isEmpty) == false })
    terminal.send("0")
    try #require(terminal.wait(for: words("add-paper-photo")), "\(terminal.screen.text)")
    let start = ContinuousClock.now
    while try !children().isEmpty, ContinuousClock.now - start < .seconds(5) { usleep(20_000) }
    #expect(try children().isEmpty)
    #expect(try waiting.isEmpty)
    terminal.send("\u{3}")
    #expect(terminal.end() == 130)
  }

  @Test func inPlainTextHowFarItIsNeverRepeatsTheScreen() throws {
    let words = try Checkout.words("en")
    let terminal = try PseudoTerminal(["--lang", "en", "--plain"], home: home)
    for (screen, keys) in toTheFile("page-zh-Hant.jpg") {
      try terminal.answer([(screen, keys.filter { $0 != "\r" } + "\r")], words)
    }
    #expect(terminal.wait(for: words("add-number-title"), seconds: 120))
    let output = terminal.output.replacing("\r\n", with: "\n")
    #expect(output.components(separatedBy: words("add-reading")).count == 2)
    let told = output.matches(of: /\n([0-9]+) of ([0-9]+)\n/).compactMap { Int($0.1) }
    #expect(told == told.sorted() && Set(told).count == told.count, "\(told)")
    terminal.send("\u{3}")
    #expect(terminal.end() == 130)
  }

  @Test func theCameraTakesThePhotograph() throws {
    let words = try Checkout.words("en")
    let command = try BuiltCommand(environment: ["ANYTIME_HOME": home.path])
    func set(_ camera: String) throws -> PseudoTerminal {
      #expect(try command.run("settings", "camera-command", camera).status == 0)
      return try start("en")
    }
    let toTheCamera = [("home-question", "2"), ("add-paper-photo", "1"), ("photo-question", "1")]
    for (camera, trouble) in [
      ("no-such-camera {file}", "trouble-camera-program"), ("false {file}", "trouble-camera-photo"),
    ] {
      let terminal = try set(camera)
      try terminal.answer(toTheCamera, words)
      let sentence = words(trouble).prefix(30)
      #expect(terminal.wait { $0.text.contains(sentence) }, "\(terminal.screen.text)")
      terminal.send("\u{3}")
      #expect(terminal.end() == 130)
    }
    let terminal = try set("cp '\(Checkout.example("card-zh-Hant.jpg"))' {file}")
    try terminal.answer(toTheCamera + [("add-number-title", "1"), ("add-name-title", "1")], words)
    #expect(terminal.wait(for: words("face-title")))
    #expect(try book.contacts(of: me).count == 1)
    terminal.send("\u{3}")
    #expect(terminal.end() == 130)
    let wrong = try command.run("settings", "camera-command", "fswebcam")
    #expect(wrong.status == 64 && wrong.errors.contains("{file}"))
  }
}

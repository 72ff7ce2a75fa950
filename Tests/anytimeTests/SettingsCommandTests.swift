import AddressBook
import Foundation
import Testing

@testable import anytime

@Suite struct SettingsCommandTests {
  @Test func anEmptyHomeIsTheUsualOneAndAnEmptyFolderNone() throws {
    let command = try BuiltCommand()
    let ending = try command.run("--home", "", "settings", "text-size", "largest")
    #expect(ending.status == 0, "\(ending.errors)")
    #expect(try command.run("settings", "text-size").output == "largest\n")
    #expect(try command.run("settings", "inbox", "").status == 64)
  }

  @Test func aSettingIsStoredShownAndForgotten() throws {
    let command = try BuiltCommand()
    #expect(try command.run("settings", "region").output == "TW\n")
    #expect(try command.run("settings", "region", "us").output == "region is now US.\n")
    #expect(try command.run("settings", "region").output == "US\n")
    #expect(
      try command.run("settings", "region", "--json").output
        == #"{"key":"region","source":"home","value":"US"}"# + "\n")
    #expect(try command.run("settings", "region", "--unset").status == 0)
    #expect(try command.run("settings", "region").output == "TW\n")
  }

  @Test(arguments: [
    ["region", "XX"], ["area", "abc"], ["text-size", "huge"], ["limit-seconds", "9999"],
    ["inbox", "/proc/no-such-folder"], ["dialer", "pigeon"], ["no-such-setting", "1"],
    ["language", "xx"], ["area", "99"], ["area", "021"], ["limit-bytes", "999999"],
  ]) func aWrongValueIsRefusedAndNothingChanges(arguments: [String]) throws {
    let command = try BuiltCommand()
    let ending = try command.run("settings", arguments[0], arguments[1], language: "zh_TW.UTF-8")
    #expect(ending.status == ExitStatus.usage.rawValue && ending.output.isEmpty)
    #expect(ending.errors.contains(arguments[0]) && ending.errors.contains("。"))
    #expect(try !command.run("settings", arguments[0]).output.contains(arguments[1]))
  }

  @Test(arguments: ["en", "zh-Hant", "zh-Hans"])
  func aFolderThatCannotBeReadIsNoInbox(language: String) throws {
    let command = try BuiltCommand()
    _ = try command.run("settings", "region", "TW")
    let closed = command.home.appendingPathComponent("closed")
    try FileManager.default.createDirectory(
      at: closed, withIntermediateDirectories: false, attributes: [.posixPermissions: 0])
    // Whoever runs the tests may be allowed to read everything, but not as somebody else's guest.
    let ending = try command.run(
      ["--user", PseudoTerminal.program, "settings", "inbox", closed.path], language: language,
      program: "/usr/bin/unshare")
    let said = try Checkout.words(language)(
      "error-setting-folder-closed", ["key": "inbox", "value": .text(closed.path)])
    #expect(ending.status == ExitStatus.usage.rawValue)
    #expect(ending.errors.filter { !$0.isWhitespace } == said.filter { !$0.isWhitespace })
    #expect(try !command.run("settings", "inbox").output.contains("closed"))
  }

  /// An earlier version took limits with which no photograph is read.
  @Test func aLimitThatIsTooLowByNowCountsAsTheLowest() throws {
    let command = try BuiltCommand.reading()
    let book = try AddressBook(folder: command.home)
    try book.setSetting(.limitBytes, to: "100000")
    #expect(try command.run("settings", "limit-bytes").output == "1000000\n")
    let card = try command.run("scan", "--dry-run", Checkout.example("card-en.jpg"))
    #expect(card.status == 0, "\(card.errors)")
    let large = command.home.appendingPathComponent("large.jpg")
    try Data(count: 2_000_000).write(to: large)
    #expect(try command.run("scan", large.path).errors.contains(" 1 MB"))
    try book.setSetting(.limitPixels, to: "100000")
    let page = try command.run("scan", "--dry-run", Checkout.example("page-zh-Hant.jpg"))
    #expect(page.errors.contains(" 1 are the most"))
  }

  @Test func aLimitOfOnePersonCountsForThem() throws {
    let command = try BuiltCommand()
    for name in ["Ann", "Bob"] { _ = try command.run("people", "add", "--name", name) }
    _ = try command.run("settings", "limit-bytes", "1000000", "--person", "Bob")
    let large = command.home.appendingPathComponent("large.jpg")
    try Data(count: 2_000_000).write(to: large)
    #expect(try command.run("scan", large.path, "--person", "Bob").errors.contains(" 1 MB"))
    #expect(try !command.run("scan", large.path, "--person", "Ann").errors.contains(" 1 MB"))
  }

  @Test func theDoctorLooksAtThePersonWhoIsNamed() throws {
    let command = try BuiltCommand()
    for name in ["Ann", "Bob"] { _ = try command.run("people", "add", "--name", name) }
    _ = try command.run("settings", "dialer", "link", "--person", "Bob")
    let rehearsal = try Checkout.words("en")("doctor-dialer-rehearsal")
    for (name, isRehearsed) in [("Ann", true), ("Bob", false)] {
      let told = try checks(command.run("doctor", "--json", "--person", name))
      let dialer = try #require(told.first { $0["check"] == "dialer" })
      #expect((dialer["message"] == rehearsal) == isRehearsed, "\(dialer)")
    }
    let nobody = try command.run("doctor", "--person", "Carl")
    #expect(nobody.output.isEmpty && nobody.errors.contains("Carl"))
  }

  @Test func aPersonsOwnValueIsTheirsAlsoWhereTheHomeHasTheSame() throws {
    let command = try BuiltCommand()
    _ = try command.run("people", "add", "--name", "Ann")
    for line in [["settings", "region", "TW"], ["settings", "region", "TW", "--person", "Ann"]] {
      _ = try command.run(line)
    }
    func source() throws -> String { try command.run("settings", "region", "--json").output }
    #expect(try source().contains(#""source":"person""#))
    _ = try command.run("settings", "region", "--unset", "--person", "Ann")
    #expect(try source().contains(#""source":"home""#))
  }

  @Test func aPersonsNewLanguageIsTold() throws {
    let command = try BuiltCommand()
    for name in ["Ann", "Bob"] { _ = try command.run("people", "add", "--name", name) }
    for tag in ["zh-Hant", "en"] {
      let line = ["settings", "language", tag, "--person", "Bob", "--json"]
      #expect(
        try command.run(line).output == #"{"key":"language","source":"person","value":"\#(tag)"}"#
          + "\n")
    }
  }

  @Test func whereNobodyLivesYetTheDoctorAddsNobody() throws {
    let command = try BuiltCommand()
    let book = try AddressBook(folder: command.home)
    #expect(try command.run("doctor", "--json").output.contains(#""database""#))
    #expect(try book.people().isEmpty)
  }

  @Test(arguments: [
    ("zh-TW", "zh-Hant"), ("zh_TW.UTF-8", "zh-Hant"), ("zh-HK", "zh-Hant"), ("ZH-HANT", "zh-Hant"),
    ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"), ("en-US", "en"), ("en", "en"),
  ]) func aLanguageIsNamedAsTheEnvironmentDoes(name: String, tag: String) throws {
    let command = try BuiltCommand()
    #expect(try command.run("settings", "language", name).status == 0)
    #expect(try command.run("settings", "language").output == tag + "\n")
  }

  @Test(arguments: [
    ("TW", ["02", "2", "037", "0836"], ["99", "09", "021"]),
    ("CN", ["010", "10", "021", "0755", "755"], ["00", "1"]),
    ("US", ["212", "650"], ["12", "911", "2120"]), ("DE", ["030", "99"], []),
  ]) func anAreaCodeIsOneOfTheRegion(region: String, codes: [String], others: [String]) throws {
    let command = try BuiltCommand()
    _ = try command.run("settings", "region", region)
    for code in codes { #expect(try command.run("settings", "area", code).status == 0, "\(code)") }
    for code in others {
      let ending = try command.run("settings", "area", code)
      #expect(ending.status == 64 && ending.errors.contains(region), "\(code)")
    }
    #expect(try command.run("settings", "area").output == (codes.last ?? "") + "\n")
  }

  @Test func aPersonsLanguageIsSpokenToThem() throws {
    let command = try BuiltCommand()
    _ = try command.run("people", "add", "--name", "王奶奶", "--language", "zh-Hant")
    _ = try command.run("people", "add", "--name", "Bob")
    #expect(try command.run("settings", "area", "02").output == "area 已改為 02。\n")
    #expect(try command.run("settings", "language", "en", "--person", "Bob").status == 0)
    #expect(
      try command.run("settings", "area", "03", "--person", "bob").output == "area is now 03.\n")
    #expect(try command.run("settings", "area").output == "02\n")
    #expect(
      try command.run("settings", "area", "--lang", "zh-Hans", "--unset").output == "area 已清除。\n")
  }

  private func checks(_ ending: BuiltCommand.Ending) throws -> [[String: String]] {
    try ending.output.split(separator: "\n").map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: String])
    }
  }

  @Test func theDoctorSaysTheNextStep() throws {
    let command = try BuiltCommand(environment: ["HOME": "/nowhere"])
    let ending = try command.run("doctor", "--json")
    #expect(ending.status == ExitStatus.pending.rawValue)
    let checks = try checks(ending)
    #expect(
      checks.map { $0["check"] } == [
        "models", "database", "dialer", "pictures", "fonts", "voice", "terminal", "locale", "disk",
      ])
    for check in checks {
      #expect((check["state"] == "fault") == (check["next"] != nil), "\(check)")
    }
    #expect(!FileManager.default.fileExists(atPath: command.home.path + "/anytime.sqlite"))
  }

  @Test func theDoctorLooksWherePhotographsComeFrom() throws {
    let user = FileManager.default.temporaryDirectory.appendingPathComponent(
      "anytime-user-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: user) }
    let pictures = user.appendingPathComponent("圖片")
    let settings = user.appendingPathComponent(".config")
    for folder in [pictures, settings] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    func name(_ folder: String) throws {
      try Data("# made\nXDG_DESKTOP_DIR=\"$HOME/桌面\"\nXDG_PICTURES_DIR=\"$HOME/\(folder)\"\n".utf8)
        .write(to: settings.appendingPathComponent("user-dirs.dirs"))
    }
    try name("圖片")
    let command = try BuiltCommand(environment: ["HOME": user.path])
    func found(_ check: String) throws -> [String: String]? {
      try checks(command.run("doctor", "--json")).first { $0["check"] == check }
    }
    let usual = try #require(try found("inbox"))
    #expect(usual["state"] == "ok" && usual["message"]?.contains(pictures.path) == true)
    // The desktop has none.
    try name("")
    #expect(try found("inbox") == nil)
    _ = try command.run("settings", "inbox", pictures.path)
    try FileManager.default.removeItem(at: pictures)
    #expect(try found("inbox")?["state"] == "fault")
    #expect(try found("camera") == nil)
    _ = try command.run("settings", "camera-command", "cat {file}")
    #expect(try found("camera") == nil)
    _ = try command.run("settings", "camera-command", "/nowhere/camera {file}")
    let camera = try #require(try found("camera"))
    #expect(camera["state"] == "fault" && camera["message"]?.contains("/nowhere/camera") == true)
  }

  @Test func theDoctorTellsOfADamagedAddressBook() throws {
    let command = try BuiltCommand()
    _ = try command.run("people", "add", "--name", "Ann")
    let file = command.home.appendingPathComponent("anytime.sqlite")
    try Data("this is no database at all".utf8).write(to: file)
    for suffix in ["-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: file.path + suffix)
    }
    let ending = try command.run("doctor", language: "zh_TW.UTF-8")
    #expect(ending.status == ExitStatus.pending.rawValue)
    #expect(ending.output.contains("待處理  "))
  }

  @Test func aDialerThatLacksSomethingIsSetAndWaitsForIt() throws {
    let command = try BuiltCommand()
    let waits = try command.run("settings", "dialer", "sip")
    #expect(waits.status == ExitStatus.pending.rawValue)
    #expect(
      waits.errors.contains(try Checkout.words("en")("dialer-no-account", ["setup": .number(1)])))
    #expect(try command.run("settings", "dialer").output == "sip\n")
    #expect(try command.run("settings", "sip-account", "sip:me@127.0.0.1").status == 0)
    let ready = try command.run("settings", "dialer", "sip")
    #expect(ready.status == 0 && ready.errors.isEmpty)
  }

  @Test(arguments: ["repeat-guard", "limit-seconds"])
  func aNumberBelowZeroIsToldTheRange(key: String) throws {
    let command = try BuiltCommand()
    let refused = try command.run("settings", key, "-1", "--json")
    #expect(refused.status == ExitStatus.usage.rawValue)
    #expect(refused.errors.hasPrefix("\(key) can't be -1. It is a number from "))
    // What is no number is an option that there is not.
    #expect(try command.run("settings", key, "-x").errors.contains("There is no option -x."))
    #expect(try command.run("settings", "theme", "-1").errors.contains("There is no option -1."))
  }
}

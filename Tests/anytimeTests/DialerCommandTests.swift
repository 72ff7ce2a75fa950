import Foundation
import Locales
import Testing

/// `dialer` as a caregiver meets it.
@Suite struct DialerCommandTests {
  let anytime: BuiltCommand

  init() throws { anytime = try BuiltCommand() }

  @Test(
    "The list shows every dialer and the one in use",
    arguments: [
      (
        "en",
        """
        * rehearsal   Calls nobody, and says what would be called.
          link        Hands the number to the app of this computer that opens telephone
                      links. Not yet tried with a real telephone.
          command     Hands the number to a program of your choice. Not yet tried with a
                      real telephone.
          sip         Calls over the internet with a SIP account, through the program
                      baresip. Not yet tried with a real telephone.
          deskphone   Lets the SIP telephone on the table ring first; whoever picks it
                      up is connected. Not yet tried with a real telephone.
          modem       Calls with a mobile modem and its SIM card, through ModemManager.
                      Not yet tried with a real telephone.
          android     Calls with an Android telephone at the USB cable. Not yet tried
                      with a real telephone.
          termux      Calls with the Android telephone that this program runs on. Not
                      yet tried with a real telephone.
        * = in use

        """
      ),
      (
        "zh-Hant",
        """
        * rehearsal   不打給任何人，只說會打給誰。
          link        把號碼交給這台電腦上打電話的程式。還沒有用真的電話試過。
          command     把號碼交給您選的程式。還沒有用真的電話試過。
          sip         用 SIP 帳號透過網路打電話，由 baresip 這個程式撥。還沒有用真的電話
                      試過。
          deskphone   先讓桌上的 SIP 電話響，拿起來就會接通。還沒有用真的電話試過。
          modem       用行動網卡和它的 SIM 卡打電話，由 ModemManager 撥。還沒有用真的電
                      話試過。
          android     用接在 USB 線上的 Android 手機打電話。還沒有用真的電話試過。
          termux      用正在跑這個程式的 Android 手機打電話。還沒有用真的電話試過。
        * = 使用中

        """
      ),
      (
        "zh-Hans",
        """
        * rehearsal   不打给任何人，只说会打给谁。
          link        把号码交给这台电脑上打电话的程序。还没有用真的电话试过。
          command     把号码交给您选的程序。还没有用真的电话试过。
          sip         用 SIP 账号通过网络打电话，由 baresip 这个程序拨。还没有用真的电话
                      试过。
          deskphone   先让桌上的 SIP 电话响，拿起来就会接通。还没有用真的电话试过。
          modem       用上网卡和它的 SIM 卡打电话，由 ModemManager 拨。还没有用真的电话
                      试过。
          android     用接在 USB 线上的 Android 手机打电话。还没有用真的电话试过。
          termux      用正在跑这个程序的 Android 手机打电话。还没有用真的电话试过。
        * = 正在用

        """
      ),
    ])
  func list(language: String, output: String) throws {
    for arguments in [["dialer"], ["dialer", "list"]] {
      let ending =
        arguments.count == 1
        ? try anytime.run("dialer", language: language)
        : try anytime.run("dialer", "list", language: language)
      #expect(ending == .init(output: output, errors: "", status: 0))
    }
  }

  @Test func whatProgramsReadKeepsItsShape() throws {
    #expect(
      try anytime.run("dialer", "list", "--json").output == """
        {"dialer":"rehearsal","inUse":true,"knows":["rehearsed"],"telephoneLine":false,"tried":true}
        {"dialer":"link","inUse":false,"knows":["asked","stopped"],"telephoneLine":false,"tried":false}
        {"dialer":"command","inUse":false,"knows":["asked","stopped"],"telephoneLine":false,"tried":false}
        {"dialer":"sip","inUse":false,"knows":["asked","ringing","talking","ended","busy","no-answer","refused","stopped"],"telephoneLine":false,"tried":false}
        {"dialer":"deskphone","inUse":false,"knows":["asked","busy","no-answer","stopped"],"telephoneLine":false,"tried":false}
        {"dialer":"modem","inUse":false,"knows":["asked","ringing","talking","ended","no-answer","refused","stopped"],"telephoneLine":true,"tried":false}
        {"dialer":"android","inUse":false,"knows":["asked","ended","stopped"],"telephoneLine":false,"tried":false}
        {"dialer":"termux","inUse":false,"knows":["asked","stopped"],"telephoneLine":false,"tried":false}

        """)
    #expect(
      try anytime.run("dialer", "use", "command", "true {number}", "--json").output
        == "{\"dialer\":\"command\"}\n")
    #expect(
      try anytime.run("dialer", "test", "--json").output
        == "{\"dialer\":\"command\",\"found\":\"true\",\"proved\":[\"program\"]}\n")
    #expect(
      try anytime.run("dialer", "test", "rehearsal", "--json").output
        == "{\"dialer\":\"rehearsal\",\"proved\":[]}\n")
  }

  @Test(
    "A command is kept, tested and used",
    arguments: [
      (
        "en", "In use now: command.\nTry it with anytime dialer test.\n",
        "The program echo is there.\nNobody was called. Only a real call shows whether it rings.\n"
      ),
      (
        "zh-Hant", "現在使用：command。\n可以用 anytime dialer test 試試看。\n",
        "有 echo 這個程式。\n沒有打給任何人。會不會響，要真的打一通才知道。\n"
      ),
      (
        "zh-Hans", "现在使用：command。\n可以用 anytime dialer test 试试。\n",
        "有 echo 这个程序。\n没有打给任何人。会不会响，要真的打一次才知道。\n"
      ),
    ])
  func command(language: String, used: String, tested: String) throws {
    let use = try anytime.run(
      "dialer", "use", "command", "echo 'to my family' {number}", language: language)
    #expect(use == .init(output: used, errors: "", status: 0))
    let test = try anytime.run("dialer", "test", language: language)
    #expect(test == .init(output: tested, errors: "", status: 0))
    #expect(try anytime.run("dialer", language: "en").output.contains("* command "))
    // What is shown can be given again.
    #expect(
      try anytime.run("settings", "dialer-command").output == "echo 'to my family' {number}\n")
  }

  @Test(
    "What can't be used changes nothing and says the next step",
    arguments: [
      (["carrier-pigeon"], 64, "There is no dialer named carrier-pigeon."),
      (["command"], 69, "No command is set for calling."),
      (["command", "phone"], 64, "The command does not say where the number goes."),
      (["command", "phone tel:{number}"], 64, "In the command, {number} must stand alone"),
      (["command", "phone 'x {number}"], 64, "A quotation mark in the command is not closed."),
    ] as [([String], Int32, String)])
  func refused(arguments: [String], status: Int32, beginning: String) throws {
    let ending =
      arguments.count == 1
      ? try anytime.run("dialer", "use", arguments[0])
      : try anytime.run("dialer", "use", arguments[0], arguments[1])
    #expect(ending.status == status && ending.output.isEmpty)
    #expect(ending.errors.hasPrefix(beginning))
    #expect(try anytime.run("dialer").output.hasPrefix("* rehearsal "))
  }

  @Test("Where nobody wanted to call, nobody hears of it", arguments: ["en", "zh-Hant", "zh-Hans"])
  func setUp(language: String) throws {
    let words = try Checkout.words(language)
    let notCalled = words("call-not-called")
    let use = try anytime.run("dialer", "use", "command", language: language)
    #expect(use.errors.contains("\n  anytime dialer use command \""))
    #expect(use.errors.hasSuffix(" {number}\"\n") && !use.errors.contains(notCalled))
    _ = try anytime.run("settings", "dialer", "sip")
    let doctor = try anytime.run("doctor", language: language)
    #expect(doctor.output.contains(words("dialer-no-account", ["setup": 1])))
    #expect(!doctor.output.contains(notCalled))
    let call = try anytime.run("call", "0912345678", language: language)
    #expect(call.errors.contains(words("dialer-no-account")))
  }

  @Test func whoeverIsAskedForThePasswordMayLeave() throws {
    let terminal = try PseudoTerminal(
      ["--lang", "en", "dialer", "use", "sip", "me@127.0.0.1"], home: anytime.home)
    #expect(terminal.wait(for: "assword"))
    terminal.send("secret\u{3}")
    #expect(terminal.end() == 130)
    #expect(try !anytime.run("dialer", "list").output.contains("me@127.0.0.1"))
  }

  @Test("A dialer that needs nothing is given nothing", arguments: ["link", "rehearsal"])
  func nothingMore(name: String) throws {
    let ending = try anytime.run("dialer", "use", name, "more")
    #expect(ending.status == 64)
    #expect(ending.errors.contains("Run: anytime dialer use \(name)"))
  }

  @Test("A password that is missing is asked for", arguments: ["en", "zh-Hant", "zh-Hans"])
  func password(language: String) throws {
    let missing = try Checkout.words(language)("dialer-password-missing") + "\n"
    let first = try anytime.run("dialer", "use", "sip", "me@127.0.0.1", language: language)
    #expect(first.status == 0 && first.errors == missing)
    let file = anytime.home.appendingPathComponent("password")
    try Data("secret".utf8).write(to: file)
    let second = try anytime.run("dialer", "use", "sip", "--password-file", file.path)
    #expect(second.status == 0 && second.errors.isEmpty)
    #expect(try anytime.run("dialer", "use", "sip").errors.isEmpty)
  }

  @Test("Enter is said to keep a password only where there is one")
  func passwordHint() throws {
    for hint in ["Enter where it has none", "Enter keeps the one there is"] {
      let terminal = try PseudoTerminal(
        ["dialer", "use", "sip", "me@127.0.0.1"], environment: ["LANG": "en"], home: anytime.home)
      #expect(terminal.wait(for: hint))
      terminal.send("secret\n")
      #expect(terminal.end() == 0)
    }
  }

  @Test("A password in the account is refused, and not said again")
  func passwordInAccount() throws {
    for line in [["settings", "sip-account"], ["dialer", "use", "sip"]] {
      let ending = try anytime.run(line + ["me:s3cret@127.0.0.1"])
      #expect(ending.status == 64)
      #expect(ending.errors.contains("history") && !ending.errors.contains("s3cret"))
    }
    #expect(try anytime.run("settings", "sip-account").output == "not set\n")
  }

  @Test("A password belongs to its account", arguments: ["en", "zh-Hant", "zh-Hans"])
  func passwordOfAnother(language: String) throws {
    let words = try Checkout.words(language)
    let file = anytime.home.appendingPathComponent("password")
    try Data("secret\n".utf8).write(to: file)
    let first = try anytime.run(
      "dialer", "use", "sip", "a@old.example", "--password-file", file.path, language: language)
    #expect(first.status == 0 && first.errors.isEmpty)
    let warning = words(
      "dialer-password-of-other",
      ["other": "sip:a@old.example", "account": "sip:b@new.example"])
    let second = try anytime.run("dialer", "use", "sip", "b@new.example", language: language)
    #expect(second.status == 0 && second.errors == warning + "\n")
    #expect(second.errors.contains("sip:a@old.example"))
    #expect(second.errors.contains("anytime dialer use sip \"sip:b@new.example\" --password-file"))
    let again = try anytime.run("dialer", "use", "sip", "d@new.example", language: language)
    #expect(
      again.errors.contains("sip:a@old.example") && !again.errors.contains("sip:b@new.example"))
    let third = try anytime.run(
      "dialer", "use", "sip", "c@new.example", "--password-file", file.path, language: language)
    #expect(third.status == 0 && third.errors.isEmpty)
    #expect(try anytime.run("dialer", "use", "sip", "c@new.example").errors.isEmpty)
  }

  @Test("One that was kept before accounts were remembered is that of the account in use")
  func passwordWithoutAccount() throws {
    _ = try anytime.run("dialer", "use", "sip", "a@old.example")
    try Data("secret".utf8).write(to: anytime.home.appendingPathComponent("sip-password"))
    let ending = try anytime.run("dialer", "use", "sip", "b@new.example")
    #expect(ending.status == 0 && ending.errors.contains("sip:a@old.example"))
  }

  @Test("A password file that holds none is refused", arguments: [("", 65), ("\n", 65), (nil, 66)])
  func noPassword(text: String?, status: Int32) throws {
    let file = anytime.home.appendingPathComponent("password")
    if let text { try Data(text.utf8).write(to: file) }
    let ending = try anytime.run(
      "dialer", "use", "sip", "me@127.0.0.1", "--password-file", file.path)
    #expect(ending.status == status && ending.output.isEmpty)
    #expect(ending.errors.replacing("\n", with: "").contains("/password"))
    #expect(try anytime.run("dialer").output.hasPrefix("* rehearsal "))
    #expect(try anytime.run("settings", "sip-account").output.contains("not set"))
  }

  @Test(
    "What belongs to an account is refused where there is none",
    arguments: [["rehearsal"], ["link"], ["command", "true {number}"]])
  func noAccount(arguments: [String]) throws {
    let file = anytime.home.appendingPathComponent("password")
    let password = anytime.home.appendingPathComponent("sip-password")
    try Data("first".utf8).write(to: file)
    _ = try anytime.run("dialer", "use", "sip", "me@127.0.0.1", "--password-file", file.path)
    let kept = try Data(contentsOf: password)
    try Data("other".utf8).write(to: file)
    for options in [["--password-file", file.path], ["--numbers", "00"]] {
      let ending = try anytime.run(["dialer", "use"] + arguments + options)
      #expect(ending.status == 64 && ending.output.isEmpty)
      #expect(ending.errors.contains(arguments[0]) && ending.errors.contains("deskphone"))
    }
    #expect(try Data(contentsOf: password) == kept)
    #expect(try anytime.run("settings", "sip-numbers").output == "e164\n")
    #expect(try anytime.run("dialer").output.contains("* sip "))
    let deskphone = try anytime.run(
      "dialer", "use", "deskphone", "desk@127.0.0.1", "--numbers", "00")
    #expect(deskphone.status == 0)
  }

  @Test func aPasswordIsNotReadFromWhatNeverEnds() throws {
    let ending = try anytime.run(
      "dialer", "use", "sip", "me@127.0.0.1", "--password-file", "/dev/zero", language: "en")
    #expect(ending.status == 64)
    let sentence = try Checkout.words("en")("dialer-secret-unusable")
    #expect(ending.errors.replacing("\n", with: " ").contains(sentence))
  }

  @Test func aProgramBesideWhoeverSetsItUpIsFoundFromElsewhere() throws {
    let program = anytime.home.appendingPathComponent("phone")
    let link = try #require(
      ["/bin/true", "/usr/bin/true"].first(where: FileManager.default.fileExists(atPath:)))
    try FileManager.default.createSymbolicLink(atPath: program.path, withDestinationPath: link)
    let use = try anytime.run(
      ["dialer", "use", "command", "./phone {number}"], folder: anytime.home)
    #expect(use.status == 0)
    let test = try anytime.run(["dialer", "test"], folder: URL(fileURLWithPath: "/"))
    #expect(test.status == 0 && test.output.contains("/phone"))
    let camera = try anytime.run(
      ["settings", "camera-command", "./phone {file}"], folder: anytime.home)
    #expect(camera.status == 0)
    let kept = try anytime.run("settings", "camera-command").output
    #expect(kept.hasPrefix("/") && kept.hasSuffix("/phone {file}\n"))
  }

  @Test("A missing program is named with the next step", arguments: ["en", "zh-Hant", "zh-Hans"])
  func missing(language: String) throws {
    _ = try anytime.run("dialer", "use", "command", "no-such-phone {number}")
    let ending = try anytime.run("dialer", "test", language: language)
    #expect(ending.status == 69 && ending.output.isEmpty)
    #expect(ending.errors.contains("no-such-phone"))
    #expect(ending.errors.replacing("\n", with: " ").contains("anytime dialer use"))
  }

  @Test func theNumbersOfAnAccountAreChosenAndShown() throws {
    let wrong = try anytime.run("dialer", "use", "sip", "me@127.0.0.1", "--numbers", "roman")
    #expect(wrong.status == 64 && wrong.errors.contains("national"))
    #expect(try anytime.run("dialer").output.hasPrefix("* rehearsal "))
    let use = try anytime.run("dialer", "use", "sip", "me@127.0.0.1", "--numbers", "national")
    #expect(use.status == 0)
    let list = try anytime.run("dialer").output.replacing(/\s+/, with: " ")
    #expect(list.contains("Account: sip:me@127.0.0.1. Numbers: national."))
    let lines = try anytime.run("dialer", "list", "--json").output
    #expect(lines.contains("\"numbers\":\"national\""))
    #expect(try anytime.run("settings", "sip-numbers").output == "national\n")
  }

  @Test("The test of an account calls only itself", arguments: ["en", "zh-Hant", "zh-Hans"])
  func sip(language: String) throws {
    _ = try anytime.run("dialer", "use", "sip", "me@127.0.0.1")
    let words = try Checkout.words(language)
    let proofs = ["dialer-proof-program", "dialer-proof-test-call"].map {
      words($0, ["name": .text("baresip")])
    }
    #expect(
      try anytime.run("dialer", "test", language: language)
        == .init(
          output: (proofs + [words("dialer-only-real"), ""]).joined(separator: "\n"), errors: "",
          status: 0))
    #expect(
      try anytime.run("doctor", language: language).output.replacing(/\s+/, with: "")
        .contains(proofs.joined().replacing(" ", with: "")))
  }

  @Test func onePersonMayHaveADialerOfTheirOwn() throws {
    _ = try anytime.run("people", "add", "--name", "王小明", "--number", "0912-345-678")
    _ = try anytime.run("people", "add", "--name", "陳美玲", "--number", "0922-345-678")
    _ = try anytime.run("dialer", "use", "link", "--person", "陳美玲")
    #expect(try anytime.run("dialer", "--person", "陳美玲").output.contains("* link "))
    #expect(try anytime.run("dialer", "--person", "王小明").output.hasPrefix("* rehearsal "))
  }
}

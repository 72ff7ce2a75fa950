import Foundation
import Locales
import Testing

/// `call` and `calls` as a caregiver meets them.
@Suite struct CallCommandTests {
  static let languages = ["en", "zh-Hant", "zh-Hans"]
  let anytime: BuiltCommand

  init() throws {
    anytime = try BuiltCommand()
    _ = try anytime.run("contacts", "add", "--name", "王小明", "--number", "0912-345-678")
    _ = try anytime.run(
      "contacts", "add", "--name", "王大華", "--number", "0922-345-678", "--number",
      "02-2345-6789 分機 12")
  }

  private func call(
    _ who: String, yes: Bool = true, language: String = "en"
  ) throws -> BuiltCommand.Ending {
    yes
      ? try anytime.run("call", who, "--yes", language: language)
      : try anytime.run("call", who, language: language)
  }

  @Test(
    "A rehearsal says who would be called",
    arguments: [
      (
        "en",
        "Rehearsal: now 王小明  0912-345-678 would be called. Nobody was called. Choose a dialer with anytime dialer use.\n"
      ),
      ("zh-Hant", "練習：現在會打給 王小明  0912-345-678。沒有真的打電話。請用 anytime dialer use 選撥號方式。\n"),
      ("zh-Hans", "练习：现在会打给 王小明  0912-345-678。没有真的打电话。请用 anytime dialer use 选拨号方式。\n"),
    ])
  func rehearsal(language: String, output: String) throws {
    let ending = try call("王小明", language: language)
    #expect(ending == .init(output: output, errors: "", status: 0))
  }

  @Test("A name from the right stands behind its number", arguments: ["أحمد", "דוד"])
  func fromTheRight(name: String) throws {
    let number = ["--number", "+966 50 123 4567"]
    #expect(try anytime.run(["contacts", "add", "--name", name] + number).status == 0)
    #expect(try call(name, yes: false).output == "+966 50 123 4567  \(name)\n")
    #expect(try call(name).output.hasPrefix("Rehearsal: now +966 50 123 4567  \(name) would"))
  }

  @Test(
    "Whoever is meant is found",
    arguments: ["xiaoming", "小明", "0912345678", "+886 912 345 678", "1"])
  func found(who: String) throws {
    let ending = try call(who)
    #expect(ending.status == 0)
    #expect(ending.output.hasPrefix("Rehearsal: now 王小明  0912-345-678 "))
  }

  @Test("The option says what is not dialled", arguments: languages)
  func extensionByOption(language: String) throws {
    let note = try Checkout.words(language)("call-extension", ["extension": "12"]) + "\n"
    let ending = try call("0223456789", language: language)
    #expect(ending.status == 0 && ending.output.hasPrefix(note), "\(ending)")
    #expect(try !call("0922345678", language: language).output.contains(note))
  }

  @Test(
    "The option is no answer where several match",
    arguments: [
      (
        "en",
        "3 numbers match, and --yes is an answer only for one. Nobody was called. Please\ngive the number.\n"
      ),
      ("zh-Hant", "有 3 個號碼符合，--yes 只在剛好一個時有用。沒有打電話。請輸入號碼。\n"),
      ("zh-Hans", "有 3 个号码符合，--yes 只在正好一个时有用。没有打电话。请输入号码。\n"),
    ])
  func several(language: String, errors: String) throws {
    let ending = try call("王", language: language)
    let ext = language == "en" ? "ext." : language == "zh-Hant" ? "分機" : "分机"
    #expect(
      ending
        == .init(
          output: "王小明  0912-345-678\n王大華  0922-345-678\n王大華  02-2345-6789 \(ext) 12\n",
          errors: errors, status: 2))
    #expect(try anytime.run("calls").output == "No calls yet.\n")
  }

  @Test("The option is no answer for a stranger or a service", arguments: languages)
  func strangersAndServices(language: String) throws {
    let stranger = try call("0933-333-333", language: language)
    #expect(stranger.status == 2 && stranger.output.isEmpty)
    #expect(stranger.errors.hasPrefix("0933-333-333 "))
    #expect(stranger.errors.contains("--yes"))
    let service = try call("165", language: language)
    #expect(service.status == 2 && service.output.isEmpty)
    #expect(service.errors.hasPrefix(language == "en" ? "165 reaches " : "165 是："))
    #expect(try anytime.run("calls", "--json").output.isEmpty)
  }

  @Test func theEndOfANumberMeansThatNumberOnly() throws {
    #expect(try call("6789").output.contains("Rehearsal: now 王大華  02-2345-6789 ext. 12 "))
    #expect(try call("22345678").output.hasPrefix("Rehearsal: now 王大華  0922-345-678 "))
    #expect(try call("345678").errors.hasPrefix("2 numbers match"))
    _ = try anytime.run("contacts", "add", "--name", "李先生", "--number", "0933-331-922")
    let both = try call("1922")
    #expect(both.output == "李先生  0933-331-922\n1922\n" && both.status == 2)
  }

  @Test func moreThanNineNumbersAreNoChoice() throws {
    let more = (1...7).flatMap { ["--number", "0933-333-33\($0)"] }
    _ = try anytime.run(["contacts", "add", "--name", "王老師"] + more)
    let terminal = try PseudoTerminal(["call", "王"], home: anytime.home)
    #expect(terminal.wait(for: "10 numbers match."), "\(terminal.screen.text)")
    #expect(terminal.end() == 2)
  }

  /// Else it would read the keys that are meant for the screen, and write into it.
  @Test func theProgramThatCallsHasNoPartOfTheTerminal() throws {
    let file = anytime.home.appendingPathComponent("seen").path
    let command = "sh -c 'readlink /proc/self/fd/0 /proc/self/fd/2 > \(file)' {number}"
    #expect(try anytime.run("dialer", "use", "command", command).status == 0)
    let terminal = try PseudoTerminal(["call", "王小明"], home: anytime.home)
    #expect(terminal.wait(for: "1 = call, 0 = do not call:"))
    terminal.send("1\n")
    #expect(terminal.wait(for: "The telephone was asked to call"))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "/dev/null\n/dev/null\n")
  }

  @Test(
    "Without anybody to ask nobody is called",
    arguments: [
      (
        "en",
        "Nobody was called, because nobody is at the terminal to say yes. Call from a\nterminal, or add --yes.\n"
      ),
      ("zh-Hant", "沒有人在旁邊可以答應，所以沒有打電話。請在終端機上打，或加上 --yes。\n"),
      ("zh-Hans", "没有人在旁边可以答应，所以没有打电话。请在终端上打，或者加上 --yes。\n"),
    ])
  func nobodyToAsk(language: String, errors: String) throws {
    let ending = try call("王小明", yes: false, language: language)
    #expect(ending == .init(output: "王小明  0912-345-678\n", errors: errors, status: 2))
    #expect(try anytime.run("calls").output == "No calls yet.\n")
  }

  @Test("Nobody is advised to add an option that is no answer there", arguments: languages)
  func noAdviceInCircles(language: String) throws {
    let sentence = try Checkout.words(language)("call-no-terminal").filter { $0 != " " }
    for who in ["0933-333-333", "165", "王"] {
      let ending = try call(who, yes: false, language: language)
      #expect(ending.status == 2 && !ending.output.isEmpty)
      #expect(ending.errors.filter { !$0.isWhitespace } == sentence)
    }
  }

  @Test(
    "An emergency is stated and left to a telephone",
    arguments: [
      (
        "en", "119 reaches the fire brigade and the ambulance.\n119\n",
        "Anytime does not call emergency numbers on this computer. Please pick up a\ntelephone and dial 119.\n"
      ),
      ("zh-Hant", "119 是：消防隊、救護車\n119\n", "這台電腦不能打緊急電話。請拿起電話，撥 119。\n"),
      ("zh-Hans", "119 是：消防队、救护车\n119\n", "这台电脑不能打紧急电话。请拿起电话，拨 119。\n"),
    ])
  func emergency(language: String, output: String, errors: String) throws {
    for yes in [true, false] {
      let ending = try call("１１９", yes: yes, language: language)
      #expect(ending == .init(output: output, errors: errors, status: 2))
    }
    _ = try anytime.run("dialer", "use", "command", "false {number}")
    #expect(try call("+886 119", language: language).errors == errors)
    #expect(try anytime.run("calls").output == "No calls yet.\n")
  }

  @Test func anEmergencyBehindABareCountryCodeIsDialledByNobody() throws {
    let mark = anytime.home.appendingPathComponent("dialled").path
    _ = try anytime.run("contacts", "add", "--name", "林太太", "--number", "886110", "--yes")
    _ = try anytime.run("dialer", "use", "command", "touch \(mark) {number}")
    for who in ["林太太", "886110", "886 110"] {
      let ending = try call(who)
      #expect(ending.status == 2 && ending.output.hasPrefix("110 reaches the police."))
    }
    #expect(!FileManager.default.fileExists(atPath: mark))
    #expect(try anytime.run("calls").output == "No calls yet.\n")
  }

  @Test func anEmergencyOfAnotherCountryIsNotTheOneOfHere() throws {
    let added = try anytime.run("contacts", "add", "--name", "上海", "--number", "+86 119", "--yes")
    #expect(added.output.contains("+86119"))
    let ending = try call("上海")
    #expect(ending.status == 2)
    #expect(
      ending.output
        == "+86119 is an emergency number of other countries. Here it may reach nobody.\n119\n110\n"
    )
    #expect(ending.errors.contains("dial 119 or 110."))
  }

  @Test("Nor is one of elsewhere dialled by a telephone line", arguments: languages)
  func emergenciesOfElsewhere(language: String) throws {
    _ = try anytime.run("dialer", "use", "modem")
    let words = try Checkout.words(language)
    let all = Message(
      "list-either", ["list": .message(Message("list-one", ["item": "119"])), "item": "110"])
    for number in ["999", "000", "911"] {
      let ending = try call(number, language: language)
      #expect(ending.status == 2)
      #expect(
        ending.output
          == words("call-emergency-abroad", ["number": .text(number)]) + "\n119\n110\n")
      let step = words("call-emergency-here", ["number": .message(all)])
      #expect(ending.errors.filter { !$0.isWhitespace } == step.filter { !$0.isWhitespace })
    }
    #expect(try anytime.run("calls", "--json").output.isEmpty)
  }

  @Test("Which of several numbers is an emergency changes nothing", arguments: [true, false])
  func anEmergencyAmongOthers(isFirst: Bool) throws {
    let numbers = isFirst ? ["119", "0912345672"] : ["0912345672", "119"]
    _ = try anytime.run(
      ["contacts", "add", "--name", "Woo", "--yes"] + numbers.flatMap { ["--number", $0] })
    let terminal = try PseudoTerminal(["call", "Woo"], home: anytime.home)
    let words = try Checkout.words("en")
    #expect(terminal.wait(for: words("call-which-hint")), "\(terminal.screen.text)")
    terminal.send(isFirst ? "1\n" : "2\n")
    // The yes to it is not asked for in vain.
    #expect(terminal.wait(for: "dial 119."), "\(terminal.screen.text)")
    #expect(!terminal.screen.text.contains("once more"))
    #expect(terminal.end() == 2)
  }

  @Test("What a contact calls a number is said where it is chosen")
  func labels() throws {
    let file = anytime.home.appendingPathComponent("six.vcf")
    let lines = "TEL;TYPE=CELL:0912345001\nTEL;TYPE=WORK:0912345002"
    try Data("BEGIN:VCARD\nFN:Six\n\(lines)\nEND:VCARD\n".utf8).write(to: file)
    #expect(try anytime.run("contacts", "import", file.path).status == 0)
    let words = try Checkout.words("en")
    let terminal = try PseudoTerminal(["call", "Six"], home: anytime.home)
    #expect(terminal.wait(for: words("call-which-hint")))
    for (label, number) in [("mobile", "0912-345-001"), ("work", "0912-345-002")] {
      let line = "Six  \(words("contacts-label-\(label)")) \(number)"
      #expect(terminal.screen.text.contains(line), "\(terminal.screen.text)")
    }
    terminal.send("0\n")
    #expect(terminal.end() == 2)
  }

  @Test("In another region digits may be a stranger's, or nobody's", arguments: languages)
  func numbersOfAnotherRegion(language: String) throws {
    _ = try anytime.run("settings", "region", "TW")
    _ = try anytime.run("contacts", "add", "--name", "Local", "--number", "2345-6789")
    _ = try anytime.run("contacts", "add", "--name", "Hot", "--number", "1999", "--yes")
    #expect(try call("Local").status == 0)
    _ = try anytime.run("settings", "region", "HK")
    let words = try Checkout.words(language)
    for (name, key, status) in [
      ("Local", "call-yes-elsewhere", 2), ("Hot", "call-number-elsewhere", 1),
    ] as [(String, String, Int32)] {
      let ending = try call(name, language: language)
      #expect(ending.status == status && ending.output.isEmpty)
      let number = name == "Hot" ? "1999" : "23456789"
      let shown = try anytime.run("contacts", "show", name, "--json").output
      let id = String(try #require(shown.firstMatch(of: /"id":"(\w{8})-/)).1)
      let said = words(key, ["number": .text(number), "region": "HK", "id": .text(id)])
      #expect(
        ending.errors.filter { !$0.isWhitespace } == said.filter { !$0.isWhitespace }, "\(ending)")
    }
    // As local numbers there are as long, nothing else would tell.
    for region in ["CN", "TW"] {
      _ = try anytime.run("settings", "region", region)
      #expect(try call("Local").status == (region == "TW" ? 0 : 2))
    }
    _ = try anytime.run("settings", "region", "CN")
    _ = try anytime.run("contacts", "edit", "Local", "--number", "23456789")
    #expect(try call("Local").status == 0)
    #expect(try anytime.run("calls", "--json").output.split(separator: "\n").count == 3)
  }

  @Test func everyCallIsInTheLogWithWhatCameOfIt() throws {
    _ = try call("王小明")
    _ = try anytime.run("dialer", "use", "command", "true {number}")
    _ = try call("0922345678")
    _ = try anytime.run("dialer", "use", "command", "false {number}")
    #expect(try call("0223456789").status == 1)
    let lines = try anytime.run("calls").output.split(separator: "\n").map {
      String($0.drop { $0 != " " }.dropFirst().drop { $0 != " " })
    }
    #expect(
      lines == [
        "  王大華  02-2345-6789  could not call", "  王大華  0922-345-678  asked the telephone to call",
        "  王小明  0912-345-678  rehearsed",
      ])
    let first = try anytime.run("calls", "--limit", "1", language: "zh-Hant").output
    #expect(
      first.wholeMatch(of: /20\d\d-\d\d-\d\d \d\d:\d\d  王大華  02-2345-6789  沒有打成\n/) != nil)
    let wrong = try anytime.run("calls", "--limit", "0")
    #expect(wrong.status == 64 && wrong.errors.hasPrefix("--limit needs a number above 0."))
  }

  @Test func whatProgramsReadKeepsItsShape() throws {
    let answer = try anytime.run("call", "王小明", "--yes", "--json")
    #expect(answer.status == 0 && answer.errors.isEmpty)
    let log = try anytime.run("calls", "--json")
    #expect(log.output == answer.output)
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(log.output.utf8)) as? [String: String])
    #expect(
      Set(object.keys) == ["id", "started", "name", "contact", "number", "dialer", "outcome"])
    #expect(object["name"] == "王小明" && object["number"] == "+886912345678")
    #expect(object["dialer"] == "rehearsal" && object["outcome"] == "rehearsed")
  }

  @Test func aPersonAtTheTerminalIsAskedOnce() throws {
    let terminal = try PseudoTerminal(["call", "王小明"], home: anytime.home)
    #expect(terminal.wait(for: "1 = call, 0 = do not call:"))
    #expect(terminal.screen.text.contains("Call 王小明  0912-345-678?"))
    terminal.send("1\n")
    #expect(terminal.wait(for: "Rehearsal: now 王小明"))
    #expect(terminal.end() == 0)
  }

  @Test("Every other answer calls nobody", arguments: ["0\n", "\n", "2\n", "no\n", "\u{4}"])
  func no(keys: String) throws {
    let terminal = try PseudoTerminal(["call", "王小明"], home: anytime.home)
    #expect(terminal.wait(for: "1 = call, 0 = do not call:"))
    terminal.send(keys)
    #expect(terminal.wait(for: "Nobody was called."))
    #expect(terminal.end() == 2)
    #expect(try anytime.run("calls").output == "No calls yet.\n")
  }

  @Test func aQuestionIsBrokenBetweenWords() throws {
    let terminal = try PseudoTerminal(["call", "6789"], home: anytime.home)
    #expect(terminal.wait(for: "1 = call, 0 = do not call:"))
    #expect(terminal.screen.text.contains("afterwards."), "\(terminal.screen.text)")
  }

  @Test func whichOneIsAskedBeforeTheConfirmation() throws {
    let terminal = try PseudoTerminal(
      ["call", "王"], environment: ["LANG": "zh_TW.UTF-8"], home: anytime.home)
    #expect(terminal.wait(for: "請按前面的數字（0 = 都不是）："))
    #expect(terminal.screen.text.contains("3  王大華  02-2345-6789 分機 12"))
    terminal.send("3\n")
    #expect(terminal.wait(for: "1 = 打，0 = 不打："))
    #expect(terminal.screen.text.contains("要打給 王大華  02-2345-6789 分機 12 嗎？"))
    #expect(terminal.screen.text.contains("只會撥號碼。分機 12 要等接通以後再按"))
    terminal.send("1\n")
    #expect(terminal.wait(for: "練習：現在會打給 王大華"))
    #expect(terminal.end() == 0)
    let json = try anytime.run("calls", "--json").output
    #expect(json.contains("\"number\":\"+886223456789\""))
  }

  @Test func anEmergencyIsShownLargeOnATerminal() throws {
    let terminal = try PseudoTerminal(["call", "110"], home: anytime.home)
    #expect(terminal.wait(for: "dial 110."))
    #expect(terminal.screen.text.contains("110 reaches the police."))
    #expect(terminal.screen.text.contains("  ##        ##      ######"))
    #expect(terminal.end() == 2)
  }

  /// As from a terminal that closes.
  @Test func twoSignalsAtOnceLeaveNoCallBehind() throws {
    let command = try BuiltCommand()
    let told = command.home.appendingPathComponent("told")
    let phone = command.home.appendingPathComponent("phone")
    try Data("#!/bin/sh\necho $$ > '\(told.path)'\nexec sleep 60\n".utf8).write(to: phone)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: phone.path)
    for line in [
      ["contacts", "add", "--name", "Mary", "--number", "0912345678"],
      ["dialer", "use", "command", "\(phone.path) {number}"],
    ] { #expect(try command.run(line).status == 0) }
    let call = Process()
    call.executableURL = URL(fileURLWithPath: PseudoTerminal.program)
    call.arguments = ["call", "1", "--yes"]
    call.environment = ["ANYTIME_HOME": command.home.path, "LANG": "en"]
    (call.standardOutput, call.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try call.run()
    var number: pid_t?
    while number == nil, call.isRunning {
      let text = (try? String(contentsOf: told, encoding: .utf8)) ?? ""
      number = text.hasSuffix("\n") ? pid_t(text.dropLast()) : nil
      usleep(10_000)
    }
    for signal in [SIGHUP, SIGTERM] { kill(call.processIdentifier, signal) }
    call.waitUntilExit()
    #expect(call.terminationStatus == 130)
    #expect(kill(try #require(number), 0) == -1)
    #expect(try command.run("calls", "--json").output.contains("\"stopped\""))
  }
}

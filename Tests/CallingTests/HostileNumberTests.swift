import Chance
import PhoneNumbers
import Testing

@testable import Calling

/// Thousands of hostile texts, the same ones in every run, through every adapter.
@Suite struct HostileNumberTests {
  static let numbers = ["0912345678", "02-2345-6789", "+8613812345678", "110", "23456789", "165"]
  static let poison = [
    "; reboot", "$(reboot)", "`reboot`", "\n", "\0", " --help", "-x", "&&", "|", ">f", "'", "\"",
    "\\", "{number}", "*", "#", "#12", " ext 5", "分機5", "%0a", "?", "\u{1B}]0;x\u{7}", "\u{202E}",
    "\u{200B}", "９", "O", "tel:", "sip:a@b", "@", "=", "1", "99", " ", "(", ")", "😀", "\u{301}",
    ",,,9",
  ]

  static func text(_ generator: inout Generator) -> String {
    var text = numbers.randomElement(using: &generator) ?? ""
    for _ in 0..<Int.random(in: 0...2, using: &generator) {
      let place = text.index(
        text.startIndex, offsetBy: Int.random(in: 0...text.count, using: &generator))
      text.insert(contentsOf: poison.randomElement(using: &generator) ?? "", at: place)
    }
    return text
  }

  @Test func onlyDigitsEverArriveAndAlwaysAsOneArgument() throws {
    let programs = try FakePrograms()
    try programs.add("gio")
    try programs.add("phone")
    try programs.add("adb", then: "[ $1 = get-state ] && echo device")
    try programs.add("termux-telephony-call")
    try programs.add(
      "mmcli",
      then: """
        case $* in
          '-L -J') echo '{"modem-list":["/m"]}' ;;
          *create*) echo 'created: /org/freedesktop/ModemManager1/Call/0' ;;
          '-o '*' -J') echo '{"call":{"properties":{"direction":"outgoing","number":"",\
        "state":"terminated","state-reason":"refused-or-busy"}}}' ;;
        esac
        """)
    let configuration = programs.configuration(command: "phone before {number} after")
    let account = try SIPAddress("me@example.org")
    var generator = Generator(seed: 7)
    var dialled: [String: Int] = [:]
    for round in 0..<4_000 {
      let text = Self.text(&generator)
      guard let number = try? PhoneNumber(text, region: .taiwan) else { continue }
      let question = Calling.Confirmation(name: text, contact: text, number: number)
      let answers: [Calling.Confirmation.Answer] = [
        .no, .yes, .yesToService, .option(matches: round % 3),
      ]
      for call in answers.compactMap(question.answered) {
        #expect(call.number.wholeMatch(of: /\+?[0-9]{3,15}/) != nil)
        // Each of the numbers that come out goes through each adapter a few times.
        guard dialled[call.number, default: 0] < 3 else { continue }
        dialled[call.number, default: 0] += 1
        #expect(
          account.uri(user: call.number).wholeMatch(of: /sip:\+?[0-9]{3,15}@example\.org/) != nil)
        for adapter in Dialers.all {
          _ = try? adapter.init(configuration: configuration).dial(call)
        }
      }
    }
    let runs = try programs.runs()
    #expect(runs.count > 200)
    let call = "/org/freedesktop/ModemManager1/Call/0"
    let fixed = [
      ["get-state"], ["shell", "dumpsys", "telephony.registry", "|", "grep", "mCallState"],
      ["-L", "-J"], ["-o", call, "--start"], ["-o", call, "-J"],
      ["-m", "/m", "--voice-delete-call=\(call)"],
    ]
    var kinds: [String: Int] = [:]
    for run in runs where !fixed.contains(run) {
      // What stands before and behind the number, and the number.
      let shapes: [(name: String, before: [String], prefix: String, after: [String])] = [
        ("link", ["open"], "tel:", []), ("command", ["before"], "", ["after"]),
        (
          "android", ["shell", "am", "start", "-a", "android.intent.action.CALL", "-d"], "tel:", []
        ),
        ("modem", ["-m", "/m"], "--voice-create-call=number=", []), ("termux", [], "", []),
      ]
      let shape = shapes.first {
        run.count == $0.before.count + 1 + $0.after.count && run.starts(with: $0.before)
          && run.suffix($0.after.count) == $0.after[...]
          && run[$0.before.count].hasPrefix($0.prefix)
      }
      guard let shape else {
        Issue.record("something else was run: \(run)")
        continue
      }
      let number = run[shape.before.count].dropFirst(shape.prefix.count)
      #expect(number.wholeMatch(of: /\+?[0-9]{3,15}/) != nil)
      #expect(shape.name == "modem" || number != "110")
      kinds[shape.name, default: 0] += 1
    }
    #expect(kinds.count == 5)
    #expect(kinds.values.allSatisfy { $0 > 20 })
  }
}

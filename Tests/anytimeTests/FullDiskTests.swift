import Foundation
import Locales
import Testing

/// A disk that is really full, and a home that really can't be written, on a small file system that
/// only this test sees.
@Suite struct FullDiskTests {
  private static let languages = ["en", "zh-Hant", "zh-Hans"]
  private static let unshare = ["unshare", "--user", "--map-root-user", "--mount"]

  /// Whether this computer lets anybody mount a file system for themselves.
  private static let mayMount: Bool = {
    let ending = try? run("mount -t tmpfs -o size=100k tmpfs /tmp", [])
    return ending?.status == 0
  }()

  /// Runs a shell script that sees file systems of its own.
  private static func run(
    _ script: String, _ arguments: [String], language: String = "en"
  ) throws -> (output: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = unshare + ["sh", "-c", script, "sh"] + arguments
    process.environment = ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LANG": language]
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: text, as: UTF8.self), process.terminationStatus)
  }

  /// Each command line in turn: what it said, without the line breaks, and its status.
  private func answers(
    _ language: String, before: [String] = [], trouble: String, _ lines: [String],
    relief: String, after: [String] = []
  ) throws -> [(text: String, status: String)] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("anytime-disk-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func commands(_ lines: [String]) -> String {
      lines.map { "$2 \($0); printf '\\036%s\\036' $?\n" }.joined()
    }
    let script = """
      cd "$1" && mount -t tmpfs -o size=1500k tmpfs . && cd "$1" || exit 99
      export ANYTIME_HOME="$1/home"
      $2 settings limit-seconds 600 >/dev/null
      \(commands(before))
      \(trouble)
      \(commands(lines))
      \(relief)
      \(commands(after))
      """
    let ending = try Self.run(
      script, [folder.path, PseudoTerminal.program, Checkout.example("card-zh-Hant.jpg")],
      language: language)
    try #require(ending.status == 0, "\(ending.output)")
    let parts = ending.output.components(separatedBy: "\u{1E}")
    return stride(from: 0, to: parts.count - 1, by: 2).map {
      let text = String(parts[$0].filter { !$0.isWhitespace })
      return (text.replacing(folder.path + "/home", with: "HOME"), parts[$0 + 1])
    }
  }

  @Test(
    .enabled(if: mayMount, "this computer lets nobody mount a file system of their own"),
    arguments: languages)
  func aFullDiskLosesNothingAndPeopleCanStillBeCalled(language: String) throws {
    let sentence = try Checkout.words(language)("store-disk-full").filter { !$0.isWhitespace }
    let noRoom = try Checkout.words(language)("store-no-room", ["path": ""])
      .filter { !$0.isWhitespace }
    let few = try Checkout.words(language)("doctor-disk-full", ["size": "0 KB"])
      .filter { !$0.isWhitespace }
    let files = ["backup all.backup", "feed export all.feed"]
    let writes =
      [
        "contacts add --name 王大明 --number 0922333444", "feed post --text again",
        "feed post --picture $3", "scan $3", "people add --name 林 --number 0911222333",
        "settings area 02",
      ] + files
    let answers = try answers(
      language,
      before: ["contacts add --name 王小明 --number 0912345678", "feed post --text hello"],
      trouble: "cat /dev/zero >fill 2>&-",
      writes + ["contacts list", "feed list", "call 1 --yes", "doctor"],
      relief: "rm fill", after: ["contacts list", "feed list", "scan $3"])
    try #require(answers.count == 2 + writes.count + 4 + 3)
    for (line, answer) in zip(writes, answers[2...]) {
      let told = files.contains(line) ? noRoom : sentence
      #expect(answer.text.contains(told) && answer.status == "73", "\(line): \(answer)")
    }
    var rest = Array(answers[(2 + writes.count)...])
    let doctor = rest.remove(at: 3)
    #expect(doctor.text.contains(few) && doctor.status == "2")
    #expect(rest.prefix(5).map(\.status) == ["0", "0", "0", "0", "0"])
    for place in [0, 2, 3] { #expect(rest[place].text.contains("王小明0912-345-678")) }
    for place in [1, 4] { #expect(rest[place].text.hasSuffix("hello")) }
    let unlogged = try Checkout.words(language)("call-unlogged-full").filter { !$0.isWhitespace }
    #expect(rest[2].text.contains(unlogged))
    #expect(!rest[3].text.contains("王大明"))
    // With room again, the photograph that could not be kept is read and waits.
    #expect(rest[5].status == "2")
  }

  @Test func aFileThatMayGrowNoFurtherIsToldOfAsAFullDisk() throws {
    let command = try BuiltCommand()
    #expect(
      try command.run("contacts", "add", "--name", "Mary", "--number", "0912345678").status == 0)
    let cards = (1000..<3000).map {
      "BEGIN:VCARD\nVERSION:3.0\nFN:Tom \($0)\nTEL:091222\($0)\nEND:VCARD\n"
    }
    let file = command.home.appendingPathComponent("all.vcf")
    try Data(cards.joined().utf8).write(to: file)
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/bash")
    shell.arguments = [
      "-c", "ulimit -f 300; exec \"$@\"", "bash", PseudoTerminal.program, "contacts", "import",
      file.path,
    ]
    shell.environment = ["ANYTIME_HOME": command.home.path, "LANG": "en", "PATH": "/usr/bin:/bin"]
    let errors = Pipe()
    shell.standardError = errors
    try shell.run()
    let told = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    shell.waitUntilExit()
    #expect(shell.terminationReason == .exit && shell.terminationStatus == 73, "\(told)")
    let sentence = try Checkout.words("en")("store-disk-full").filter { !$0.isWhitespace }
    #expect(told.filter { !$0.isWhitespace }.contains(sentence), "\(told)")
  }

  @Test(
    .enabled(if: mayMount, "this computer lets nobody mount a file system of their own"),
    arguments: languages)
  func aReadOnlyHomeIsSaidAndLeftAsItWasAndPeopleCanStillBeCalled(language: String) throws {
    let sentence = try Checkout.words(language)("store-not-writable", ["path": "HOME"])
      .filter { !$0.isWhitespace }
    let unlogged = try Checkout.words(language)("call-unlogged").filter { !$0.isWhitespace }
    let lines = [
      "contacts add --name 王大明 --number 0922333444", "scan $3", "feed post --text again",
      "settings area 02",
    ]
    let reads = [
      "contacts list", "call 1 --yes", "contacts export", "people list", "calls",
      "scan --dry-run $3",
    ]
    let answers = try answers(
      language, before: ["contacts add --name 王小明 --number 0912345678"],
      trouble: "mount -o remount,ro .", lines + reads + ["doctor"],
      relief: "mount -o remount,rw .", after: ["contacts list"])
    try #require(answers.count == 1 + lines.count + reads.count + 1 + 1)
    #expect(answers.last?.status == "0" && answers.last?.text == "1王小明0912-345-678")
    for (line, answer) in zip(lines, answers[1...]) {
      #expect(answer.text.contains(sentence) && answer.status == "77", "\(line): \(answer)")
      #expect(!answer.text.contains("王大明"))
    }
    let read = Array(answers[(1 + lines.count)...])
    for (line, answer) in zip(reads, read) {
      #expect(answer.status == "0", "\(line): \(answer)")
      // Of all these only a call would have been written down; it was made all the same.
      #expect(answer.text.contains(unlogged) == line.hasPrefix("call "), "\(line): \(answer)")
      #expect(!answer.text.contains(sentence), "\(line): \(answer)")
    }
    #expect(read[0].text == "1王小明0912-345-678")
    #expect(read[1].text.contains("王小明0912-345-678"))
    let doctor = read[reads.count]
    #expect(doctor.text.components(separatedBy: sentence).count == 2 && doctor.status == "2")
  }
}

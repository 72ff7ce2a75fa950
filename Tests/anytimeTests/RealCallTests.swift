import Foundation
import SIPProgram
import Testing

/// Calls that somebody answers: the built program, baresip, and sipp on the other side.
@Suite struct RealCallTests {
  let anytime: BuiltCommand
  let server: SIPProgram

  init() throws {
    anytime = try BuiltCommand()
    server = try SIPProgram.answering()
    _ = try anytime.run("people", "add", "--name", "林阿嬤", "--number", "0912-000-111")
    _ = try anytime.run("contacts", "add", "--name", "王小明", "--number", "0912-345-678")
    let use = try anytime.run("dialer", "use", "sip", "me@127.0.0.1:\(server.port)")
    #expect(use.status == 0)
  }

  /// The processes of this home's baresip.
  private func baresips() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").filter {
      let line = FileManager.default.contents(atPath: "/proc/\($0)/cmdline") ?? Data()
      return String(decoding: line, as: UTF8.self).contains(anytime.home.path + "/baresip-")
    }
  }

  private func talkingTerminal() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(["call", "王小明"], home: anytime.home)
    #expect(terminal.wait(for: "1 = call, 0 = do not call:"))
    terminal.send("1\n")
    #expect(terminal.wait(for: "Somebody has answered. Ctrl-C ends the call.", seconds: 60))
    return terminal
  }

  @Test func controlCHangsUpAndNobodyElseCanCallBefore() throws {
    let terminal = try talkingTerminal()
    let second = try anytime.run("call", "王小明", "--yes")
    #expect(second.status == 75)
    #expect(second.errors == "A call is still going on. Please end it first.\n")
    terminal.send("\u{3}")
    #expect(terminal.wait(for: "The call with 王小明  0912-345-678 has ended after 0:", seconds: 30))
    #expect(terminal.end(seconds: 30) == 0)
    #expect(try baresips().isEmpty)
    let log = try anytime.run("calls").output
    #expect(log.contains(/王小明  0912-345-678  ended 0:\d\d\n/))
  }

  @Test func aProgramThatIsKilledLeavesNoCallBehind() throws {
    let terminal = try talkingTerminal()
    #expect(try !baresips().isEmpty)
    kill(terminal.process, SIGKILL)
    #expect(terminal.end() == 128 + SIGKILL)
    let deadline = ContinuousClock.now + .seconds(20)
    while try !baresips().isEmpty, ContinuousClock.now < deadline { usleep(20_000) }
    #expect(try baresips().isEmpty)
    #expect(try anytime.run("calls").output.contains("answered"))
    let next = try PseudoTerminal(home: anytime.home)
    #expect(next.wait(for: "1", seconds: 30))
    next.send("0")
    #expect(next.end() == 0)
    #expect(try anytime.run("calls").output.hasSuffix("0912-345-678  ended\n"))
  }

  @Test func theGuidedScreenTalksAndHangsUpAndNoVoiceTalksInBetween() throws {
    let voice = anytime.home.appendingPathComponent("espeak-ng")
    let heard = anytime.home.appendingPathComponent("heard").path
    try Data("#!/bin/sh\ncat >> '\(heard)'\n".utf8).write(to: voice)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: voice.path)
    #expect(try anytime.run("settings", "voice", "on").status == 0)
    func hears(_ text: String) -> Bool {
      (try? String(contentsOfFile: heard, encoding: .utf8))?.contains(text) == true
    }
    let terminal = try PseudoTerminal(
      ["--plain"], environment: ["PATH": anytime.home.path + ":/usr/bin:/bin"], home: anytime.home)
    #expect(terminal.wait(for: "Call someone", seconds: 30))
    terminal.send("1\n")
    #expect(terminal.wait(for: "王小明"))
    terminal.send("1\n")
    #expect(terminal.wait(for: "Press 1 to call, or 0 not to."))
    terminal.send("1\n")
    #expect(terminal.wait(for: "You are connected. Please speak.", seconds: 60))
    #expect(terminal.screen.text.contains("Hang up"))
    terminal.send("0\n")
    #expect(terminal.wait(for: "The call has ended.", seconds: 30))
    #expect(terminal.wait { _ in hears("The call has ended") })
    #expect(!hears("You are connected"))
    #expect(try baresips().isEmpty)
    terminal.send("0\n")
    #expect(terminal.wait(for: "You call 王小明 most often."))
    terminal.send("0\n")
    #expect(terminal.end() == 0)
  }

  @Test func thePasswordIsNeitherInTheDatabaseNorInAnArgument() throws {
    let file = anytime.home.appendingPathComponent("typed")
    try Data("Very-secret-1\n".utf8).write(to: file)
    let use = try anytime.run(
      "dialer", "use", "sip", "me@127.0.0.1:\(server.port)", "--password-file", file.path)
    #expect(use.status == 0)
    try FileManager.default.removeItem(at: file)
    let secret = anytime.home.appendingPathComponent("sip-password")
    #expect(try String(contentsOf: secret, encoding: .utf8) == "Very-secret-1")
    let files = try #require(FileManager.default.enumerator(atPath: anytime.home.path))
    for case let name as String in files where name != "sip-password" {
      let bytes = FileManager.default.contents(atPath: "\(anytime.home.path)/\(name)") ?? Data()
      #expect(bytes.range(of: Data("Very-secret-1".utf8)) == nil, "in \(name)")
    }
    #expect(try !anytime.run("settings").output.contains("Very-secret-1"))
  }
}

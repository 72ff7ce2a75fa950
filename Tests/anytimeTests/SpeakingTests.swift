import Foundation
import Glibc
import Testing

/// Screens that are read aloud, by a program that notes what it is given and then goes on for ever.
@Suite struct SpeakingTests {
  private let command: BuiltCommand
  private let words = try? Checkout.words("en")

  init() throws {
    command = try BuiltCommand()
    let folder = command.home.path
    try install(
      """
      cat > '\(folder)/text.'$$
      echo $$ >> '\(folder)/speakers'
      exec sleep 600
      """)
    #expect(try command.run("people", "add", "--name", "Grandma").status == 0)
  }

  /// Makes these lines of a shell the program that reads aloud.
  private func install(_ lines: String) throws {
    let program = command.home.appending(path: "espeak-ng")
    try Data(lines.utf8).write(to: URL(filePath: program.path + ".lines"))
    guard !FileManager.default.fileExists(atPath: program.path) else { return }
    let fake = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../fake-program").standardized
    try FileManager.default.createSymbolicLink(at: program, withDestinationURL: fake)
  }

  private func start(_ environment: [String: String] = [:]) throws -> PseudoTerminal {
    try PseudoTerminal(
      ["--lang", "en"],
      environment: environment.merging(["PATH": command.home.path + ":/usr/bin:/bin"]) { $1 },
      home: command.home)
  }

  /// Those who have begun to speak, in turn.
  private var speakers: [pid_t] {
    let file = command.home.appending(path: "speakers")
    return (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n")
      .compactMap { pid_t($0) } ?? []
  }

  /// What the next speaker says, once it has begun.
  private func spoken(_ count: Int, _ terminal: PseudoTerminal) throws -> (pid_t, String) {
    try #require(terminal.wait(seconds: 30) { _ in speakers.count >= count })
    let speaker = speakers[count - 1]
    let file = command.home.appending(path: "text.\(speaker)")
    return (speaker, try String(contentsOf: file, encoding: .utf8))
  }

  @Test func nineSaysTheScreenAndAnyKeyStopsIt() throws {
    let words = try #require(words)
    let terminal = try start()
    try #require(terminal.wait(for: words("home-question"), seconds: 30))
    #expect(speakers.isEmpty)
    for (place, key) in ["x", "9", "1"].enumerated() {
      if place != 2 {
        // A second 9 of a shaky hand does not count.
        terminal.settle(milliseconds: 750)
        terminal.send("9")
      }
      let (speaker, text) = try spoken(place + 1, terminal)
      #expect(text.contains("Grandma") && text.contains(words("home-call")), "\(text)")
      #expect(kill(speaker, 0) == 0)
      // A wrong key, 9 itself, a choice.
      terminal.settle(milliseconds: 750)
      terminal.send(key)
      #expect(terminal.wait(seconds: 30) { _ in kill(speaker, 0) != 0 }, "\(key)")
    }
    terminal.send("\u{3}")
    #expect(terminal.end() == 130)
  }

  @Test func aHeldNineSpeaksOnceAndIsNotSilencedByItself() throws {
    let words = try #require(words)
    let terminal = try start()
    try #require(terminal.wait(for: words("home-question"), seconds: 30))
    for _ in 0..<12 {
      terminal.send("9")
      Thread.sleep(forTimeInterval: 0.04)
    }
    let (speaker, _) = try spoken(1, terminal)
    terminal.settle(milliseconds: 750)
    #expect(speakers == [speaker])
    #expect(kill(speaker, 0) == 0)
    terminal.send("\u{3}")
    #expect(terminal.end() == 130)
  }

  /// As espeak-ng does without a sound card: done at once, and content.
  @Test func withoutSoundItIsToldOnceAndToWhoAsks() throws {
    let words = try #require(words)
    try install("cat > /dev/null\necho 'error: No such file or directory' >&2")
    #expect(try command.run("settings", "voice", "on").status == 0)
    let told = String(words("voice-cannot-start").prefix(40))
    let terminal = try start()
    try #require(terminal.wait(for: told, seconds: 30), "\(terminal.screen.text)")
    #expect(terminal.screen.text.contains(words("home-question")))
    terminal.send("4")
    try #require(terminal.wait(for: words("settings-question")))
    terminal.settle(milliseconds: 750)
    #expect(!terminal.screen.text.contains(told))
    terminal.send("9")
    #expect(terminal.wait(for: told), "\(terminal.screen.text)")
    // It stays to be read.
    terminal.settle(milliseconds: 750)
    #expect(terminal.screen.text.contains(told))
    terminal.send("\u{3}")
    #expect(terminal.end() == 130)
  }

  @Test func zeroOnTheKiosksHomeIsAnsweredAloud() throws {
    let words = try #require(words)
    #expect(try command.run("settings", "voice", "on").status == 0)
    let terminal = try start(["ANYTIME_KIOSK": "1"])
    let (home, _) = try spoken(1, terminal)
    terminal.send("0")
    let (_, hint) = try spoken(2, terminal)
    #expect(hint.contains("Please press 1"), "\(hint)")
    #expect(!hint.contains(words("home-call")), "the whole screen again: \(hint)")
    #expect(kill(home, 0) != 0)
    terminal.send("\u{3}")
    #expect(terminal.end() == 130)
  }

  @Test func turnedOnOnTheScreenItSpeaksAtOnceAndTurnedOffItIsSilent() throws {
    let words = try #require(words)
    let terminal = try start()
    try terminal.answer(
      [("home-question", "4"), ("settings-question", "3"), ("voice-is-off", "2")], words)
    let (speaker, text) = try spoken(1, terminal)
    #expect(text.contains(words("settings-voice-off")), "\(text)")
    try terminal.answer([("voice-is-on", "2"), ("voice-is-off", "0")], words)
    try #require(terminal.wait(for: words("settings-question")))
    #expect(kill(speaker, 0) != 0 && speakers == [speaker])
    terminal.send("\u{3}")
    #expect(terminal.end() == 130)
  }

  @Test func eachScreenIsSaidWhenItComes() throws {
    let words = try #require(words)
    #expect(try command.run("settings", "voice", "on").status == 0)
    let terminal = try start()
    let (home, first) = try spoken(1, terminal)
    #expect(first.contains(words("home-call")), "\(first)")
    terminal.send("4")
    let (settings, second) = try spoken(2, terminal)
    #expect(second.contains(words("settings-title")), "\(second)")
    #expect(kill(home, 0) != 0)
    terminal.send("\u{3}")
    #expect(terminal.end() == 130)
    #expect(kill(settings, 0) != 0)
  }
}

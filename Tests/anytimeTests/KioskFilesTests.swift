import Foundation
import Testing

/// The files and lines of Documentation/kiosk.md, as far as they can be tried without a screen.
@Suite struct KioskFilesTests {
  private func text(_ path: String) throws -> String {
    try String(
      contentsOf: Checkout.folder.appending(path: "Documentation/\(path)"), encoding: .utf8)
  }

  private func value(_ key: String, in path: String) throws -> String {
    let lines = try text(path).split(separator: "\n")
    return try #require(
      lines.first { $0.hasPrefix("\(key)=") }.map { String($0.dropFirst(key.count + 1)) })
  }

  /// What a checking program says; nil where it is not installed.
  private func check(_ program: String, _ arguments: String...) throws -> (
    status: Int32, said: String
  )? {
    guard FileManager.default.isExecutableFile(atPath: program) else { return nil }
    let run = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: run, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: run) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ["XDG_RUNTIME_DIR": run.path, "PATH": "/usr/bin:/bin"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: said, as: UTF8.self))
  }

  @Test func theUnitAndTheDesktopEntryOpenTheSame() throws {
    let unit = try value("ExecStart", in: "kiosk/anytime-kiosk.service")
    #expect(try value("Environment", in: "kiosk/anytime-kiosk.service") == "ANYTIME_KIOSK=1")
    #expect(try value("Exec", in: "kiosk/anytime-kiosk.desktop") == "env ANYTIME_KIOSK=1 " + unit)
    // xterm takes away what it finds of it itself.
    #expect(unit.hasSuffix(" -e env COLORTERM=truecolor anytime"))
  }

  @Test func theTerminalHasLargeLettersAndNothingThatBlinks() throws {
    let arguments = try value("ExecStart", in: "kiosk/anytime-kiosk.service")
      .split(separator: " ").map(String.init)
    // xterm turns blinking on with a minus.
    #expect(arguments.contains("+bc") && !arguments.contains("-bc"))
    // Where nobody has set a locale, it would draw every character as three.
    #expect(arguments.contains("-u8"))
    let place = try #require(arguments.firstIndex(of: "-fs"))
    let points = try #require(Int(arguments[place + 1]))
    #expect(points >= 18)
    #expect(try text("kiosk.md").contains("letters of \(points) points"))
  }

  @Test func theUnitNeverGivesUp() throws {
    let unit = "kiosk/anytime-kiosk.service"
    #expect(try value("Restart", in: unit) == "always")
    #expect(try value("StartLimitIntervalSec", in: unit) == "0")
    let lines = try text(unit).split(separator: "\n")
    let limit = try #require(lines.firstIndex(of: "StartLimitIntervalSec=0"))
    #expect(try limit < #require(lines.firstIndex(of: "[Service]")))
  }

  /// As often as it is made, and from one way to the other, one of them opens Anytime.
  @Test func makeKioskInstallsOneOfTheTwo() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    let config = root.appending(path: "home/ama/.config")
    let desktop = "autostart/anytime-kiosk.desktop"
    let unit = "systemd/user/anytime-kiosk.service"
    let wanted = "systemd/user/graphical-session.target.wants/anytime-kiosk.service"
    for (kind, expected) in [
      ("desktop", [desktop]), ("service", [unit, wanted]), ("service", [unit, wanted]),
      ("desktop", [desktop]), ("desktop", [desktop]),
    ] {
      guard
        let made = try check(
          "/usr/bin/make", "-C", Checkout.folder.path, "kiosk", "KIOSK=\(kind)",
          "DESTDIR=\(root.path)", "HOME=/home/ama")
      else { return }
      #expect(made.status == 0, "\(made.said)")
      let there = [desktop, unit, wanted].filter {
        FileManager.default.fileExists(atPath: config.appending(path: $0).path)
      }
      #expect(there == expected)
    }
    let other = try check(
      "/usr/bin/make", "-C", Checkout.folder.path, "kiosk", "KIOSK=other", "DESTDIR=\(root.path)")
    #expect(other?.status != 0)
  }

  @Test func systemdAndTheDesktopTakeThem() throws {
    let folder = Checkout.folder.appending(path: "Documentation/kiosk").path
    if let entry = try check("/usr/bin/desktop-file-validate", "\(folder)/anytime-kiosk.desktop") {
      #expect(entry.status == 0 && entry.said.isEmpty, "\(entry.said)")
    }
    if let unit = try check(
      "/usr/bin/systemd-analyze", "verify", "--user", "\(folder)/anytime-kiosk.service")
    {
      // The programs may be missing here; the unit itself is sound.
      let faults = unit.said.split(separator: "\n").filter { !$0.contains("is not executable") }
      #expect(faults.isEmpty, "\(unit.said)")
    }
  }

  @Test(arguments: [["--lang", "en"], ["--lang", "en", "--plain"]])
  func zeroAtHomeIsAnsweredWithWhatCanBePressed(_ arguments: [String]) throws {
    let command = try BuiltCommand()
    let words = try Checkout.words("en")
    #expect(try command.run("people", "add", "--name", "Grandma").status == 0)
    let terminal = try PseudoTerminal(
      arguments, environment: ["ANYTIME_KIOSK": "1"], home: command.home)
    let enter = arguments.contains("--plain") ? "\r" : ""
    try terminal.answer([("home-question", "0" + enter)], words)
    let hint = words(
      "terminal-hint-home",
      ["a": .number(1), "b": .number(2), "c": .number(3), "d": .number(4)])
    #expect(!hint.contains("0"))
    #expect(terminal.wait(for: hint), "\(terminal.screen.text)")
    // It is home still, and Escape leads out of it no more than 0.
    try terminal.answer([("home-question", "\u{1B}" + enter)], words)
    terminal.settle()
    try terminal.answer([("home-question", "4" + enter)], words)
    #expect(terminal.wait(for: words("settings-question")))
    terminal.send("\u{3}")
    #expect(terminal.end() == 130)
  }

  /// As getty starts it, on a console that answers no question and knows sixteen colours.
  @Test func theBareConsoleShowsHalfBlocksAndNothingElseThatItsFontsLack() throws {
    let command = try BuiltCommand()
    let words = try Checkout.words("en")
    for line in [
      ["people", "add", "--name", "Grandma"],
      [
        "contacts", "add", "--name", "Mary", "--number", "0912345678", "--picture",
        Checkout.example("cat.jpg"),
      ],
    ] { #expect(try command.run(line).status == 0) }
    let terminal = try PseudoTerminal(
      ["--lang", "en"], environment: ["TERM": "linux", "ANYTIME_KIOSK": "1"], home: command.home)
    try terminal.answer([("home-question", "1")], words)
    try #require(terminal.wait(for: "Mary"))
    try terminal.answer([("call-question", "1")], words)
    try #require(terminal.wait(for: words("call-confirm-title")))
    terminal.settle()
    #expect(terminal.screen.inkedCells > 100)
    let written = Set(terminal.output.unicodeScalars.filter { $0.value > 0x7E })
    #expect(written.isSubset(of: ["▀", "▄", "…", "’", "–", "“", "”"]), "\(written)")
    for colour in [";38;2", ";38;5", ";48;2", ";48;5"] {
      #expect(!terminal.output.contains(colour))
    }
    terminal.send("\u{3}")
    #expect(terminal.end() == 130)
  }
}

import Foundation
import Testing

@testable import Calling

/// The real `secret-tool` against a mock of the Secret Service's interface on a bus of its own.
@Suite struct SecretTests {
  @Test func theKeyringKeepsThePasswordAndNoFileDoes() throws {
    let mock = try SecretServiceMock()
    let secret = Secret(mock.configuration)
    #expect(try secret.read() == nil)
    for password in ["s3cret", "Geheim\"<a>,b=c\\d'%s"] {
      #expect(try secret.write(password))
      #expect(try secret.read() == password)
      #expect(mock.stored == [password])
      let file = try Data(contentsOf: mock.folder.appendingPathComponent("sip-password"))
      #expect(file.isEmpty)
    }
    try secret.write(nil)
    #expect(try secret.read() == nil)
    #expect(mock.stored.isEmpty)
  }

  @Test func aLockedKeyringIsSaidAndNobodyIsAskedForItsPassword() throws {
    let mock = try SecretServiceMock()
    #expect(try Secret(mock.configuration).write("s3cret"))
    try mock.lock()
    #expect(throws: DialerError.secretLocked) { try Secret(mock.configuration).read() }
    #expect(!mock.hasPrompted)
  }

  @Test func withoutAKeyringTheFileKeepsThePassword() throws {
    let mock = try SecretServiceMock()
    var without = mock.configuration
    without.environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=/nonexistent/bus"
    #expect(try !Secret(without).write("s3cret"))
    #expect(try Secret(without).read() == "s3cret")
    without.environment["PATH"] = "/nonexistent"
    #expect(try !Secret(without).write("another"))
    #expect(try Secret(without).read() == "another")
    #expect(mock.stored.isEmpty)
  }

  @Test(arguments: ["exit 0", "exit 1", "/bin/sleep 60"])
  func aKeyringThatDoesNotKeepThePasswordLeavesItToTheFile(does: String) throws {
    let programs = try FakePrograms()
    try programs.add("secret-tool", then: does)
    var configuration = programs.configuration(patience: .seconds(2))
    configuration.folder = programs.folder
    #expect(try !Secret(configuration).write("s3cret"))
    #expect(try Secret(configuration).read() == "s3cret")
  }

  @Test func aKeyringThatKeepsNoMoreLosesThePasswordThatItHad() throws {
    let programs = try FakePrograms()
    let kept = programs.folder.appendingPathComponent("kept").path
    let full = programs.folder.appendingPathComponent("full").path
    try programs.add(
      "secret-tool",
      then: """
        case $1 in
          store) [ -e '\(full)' ] || /bin/cat > '\(kept)' ;;
          search) echo "secret = $(/bin/cat '\(kept)')" ;;
          clear) /bin/rm '\(kept)' ;;
        esac
        """)
    var configuration = programs.configuration()
    configuration.folder = programs.folder
    let secret = Secret(configuration)
    #expect(try secret.write("before"))
    try Data().write(to: URL(fileURLWithPath: full))
    #expect(try !secret.write("after"))
    #expect(try secret.read() == "after")
    #expect(!FileManager.default.fileExists(atPath: kept))
  }

  @Test func eachHomeHasAPasswordOfItsOwn() throws {
    let mock = try SecretServiceMock()
    var other = mock.configuration
    other.folder = mock.folder.appendingPathComponent("other", isDirectory: true)
    try FileManager.default.createDirectory(at: other.folder, withIntermediateDirectories: true)
    #expect(try Secret(mock.configuration).write("s3cret"))
    #expect(try Secret(other).write("another"))
    #expect(try Secret(mock.configuration).read() == "s3cret")
    try Secret(other).write(nil)
    #expect(try Secret(mock.configuration).read() == "s3cret")
  }

  @Test func aFileThatWasWrittenByHandIsJudgedToo() throws {
    let programs = try FakePrograms()
    var configuration = programs.configuration()
    configuration.folder = programs.folder
    let file = programs.folder.appendingPathComponent("sip-password")
    try Data("s3cret\n".utf8).write(to: file)
    #expect(try Secret(configuration).read() == "s3cret")
    for text in ["a;b", "a\nb", "two words"] {
      try Data(text.utf8).write(to: file)
      #expect(throws: DialerError.secretUnusable) { try Secret(configuration).read() }
    }
  }

  @Test func whatAnAccountCannotHoldIsRefused() throws {
    let mock = try SecretServiceMock()
    let secret = Secret(mock.configuration)
    for text in ["two words", "a;b", "密碼", "a\nb", String(repeating: "a", count: 300)] {
      #expect(throws: DialerError.secretUnusable) { try secret.write(text) }
    }
    #expect(try secret.read() == nil)
  }
}

import Foundation
import Testing

@testable import Calling

@Suite struct SIPPartsTests {
  @Test(arguments: [
    ("me@example.org", "sip:me@example.org"),
    ("sip:0912@Example.ORG:5061;transport=tls", "sip:0912@example.org:5061;transport=tls"),
    ("sip:a.b+c@10.0.0.1", "sip:a.b+c@10.0.0.1"),
  ])
  func addressesAreReadAndKeptInOneForm(text: String, kept: String) throws {
    let address = try SIPAddress(text)
    #expect(address.text == kept)
    #expect(try SIPAddress(kept) == address)
  }

  @Test(arguments: [
    "", "me", "@host", "me@", "me@host:0", "me@host:99999", "me@host;x=y", "me@ho st", "m>e@host",
    "me@host\n", "me@host;auth_pass=1", "sip:me@host>", "me@-host", "sips:me@host",
  ])
  func whatIsNoAddressIsRefused(text: String) {
    #expect(throws: DialerError.notAnAddress(text)) { try SIPAddress(text) }
  }

  @Test func thePasswordsFileIsItsOwnersAlone() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "anytime-secret-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = SecretFile(home: folder)
    #expect(try file.read() == nil)
    try file.write("s3cret")
    try file.write("another")
    #expect(try file.read() == "another")
    let path = folder.appendingPathComponent("sip-password").path
    func mode() throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    #expect(try mode() == 0o600)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    #expect(try file.read() == "another")
    #expect(try mode() == 0o600)
    try file.write(nil)
    #expect(try file.read() == nil)
  }

  @Test func messagesOnTheWireArriveWholeHoweverTheyAreCut() throws {
    let bytes = Netstring.encoded(Array("hello,5:".utf8)) + Netstring.encoded([])
    for cut in 0...bytes.count {
      var unread = Array(bytes[..<cut])
      let first = try #require(Netstring.take(from: &unread))
      unread += bytes[cut...]
      let rest = try #require(Netstring.take(from: &unread))
      #expect(first + rest == [Array("hello,5:".utf8), []])
      #expect(unread.isEmpty)
    }
    for wrong in ["x:a,", "1:ab", "-1:,", "99999999999999999999:a,"] {
      var unread = Array(wrong.utf8)
      #expect(Netstring.take(from: &unread) == nil)
    }
  }

  @Test func onlyOneProcessOfAHomeCalls() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("anytime-lock-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let telephone = Telephone(
      dialer: RehearsalDialer(configuration: DialerConfiguration()), home: folder)
    do {
      guard let lock = CallLock(folder: folder) else {
        Issue.record("nobody else calls")
        return
      }
      #expect(throws: DialerError.alreadyCalling) { try telephone.place(confirmedCall()) }
      #expect(try telephone.endLeftover(number: "119") == nil)
      withExtendedLifetime(lock) {}
    }
    usleep(450_000)
    #expect(try telephone.place(confirmedCall()) == .rehearsed)
  }

  @Test func aHomeThatCannotBeWrittenHoldsNoCallUp() throws {
    let path: String
    do {
      let folder = try BaresipFolder(parent: URL(fileURLWithPath: "/dev/null"), configuration: "x")
      path = folder.url.path
      #expect(try String(contentsOfFile: path + "/config", encoding: .utf8) == "x")
      withExtendedLifetime(folder) {}
    }
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func whereNothingCanBeLockedPeopleAreStillCalled() throws {
    let telephone = Telephone(
      dialer: RehearsalDialer(configuration: DialerConfiguration()),
      home: URL(fileURLWithPath: "/no/such/folder"))
    #expect(try telephone.endLeftover(number: "119") == false)
    #expect(try telephone.place(confirmedCall()) == .rehearsed)
  }
}

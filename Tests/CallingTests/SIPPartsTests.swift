import Foundation
import Processes
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
    "me@host\n", "sip:me@host>", "me@-host", "sips:me@host",
  ])
  func whatIsNoAddressIsRefused(text: String) {
    #expect(throws: DialerError.notAnAddress(text)) { try SIPAddress(text) }
  }

  @Test(arguments: [
    "me:secret@host", "sip:me:secret@host:5060", "me@host;auth_pass=secret", "me:s@cret@host",
  ])
  func anAddressWithItsPasswordIsRefusedWithoutSayingIt(text: String) {
    #expect(throws: DialerError.passwordInAddress) { try SIPAddress(text) }
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

  @Test func thePasswordGoesToNobodyWhoTookThePort() throws {
    let stranger = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(stranger) }
    #expect(listen(stranger, 1) == 0)
    var (address, length) = (sockaddr_in(), socklen_t(MemoryLayout<sockaddr_in>.size))
    withUnsafeMutablePointer(to: &address) {
      _ = $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(stranger, $0, &length)
      }
    }
    #expect(address.sin_addr.s_addr == 0, "everywhere, so on 127.0.0.1 too")
    let port = UInt16(bigEndian: address.sin_port)
    let program = try #require(
      BoundProcess(path: "/bin/sleep", arguments: ["60"], environment: [:]))
    let deadline = ContinuousClock.now + .seconds(60)
    #expect(Baresip.connect(to: program, on: port, until: deadline) == nil)
    #expect(ContinuousClock.now < deadline)
    var caller = pollfd(fd: stranger, events: Int16(POLLIN), revents: 0)
    #expect(poll(&caller, 1, 0) == 0, "nobody came")
    #expect(program.exitStatus == nil)
  }

  /// baresip's own sockets for SIP are at a port and, for TLS, at the next one.
  @Test(arguments: [0, 1])
  func theControlConnectionIsNeverTheOneForSIP(ports: UInt16) throws {
    let port = try #require(LoopbackSocket.freePort(at: .control))
    let folder = try BaresipFolder(
      parent: FileManager.default.temporaryDirectory,
      configuration: BaresipFolder.configuration(
        modules: try #require(BaresipFolder.modules), control: port,
        account: SIPAddress("me@127.0.0.1"), hasSound: false, testPort: port - ports))
    let process = try #require(
      BoundProcess(
        path: "/usr/bin/baresip", arguments: ["-f", folder.url.path], environment: [:]))
    defer { process.end(within: .seconds(3)) }
    let control = try #require(
      Baresip.connect(to: process, on: port, until: .now + .seconds(60)))
    defer { close(control) }
    let command = Netstring.encoded(Array(#"{"command":"hangup","token":"here"}"#.utf8))
    #expect(write(control, command, command.count) == command.count)
    var answers = pollfd(fd: control, events: Int16(POLLIN), revents: 0)
    #expect(poll(&answers, 1, 10_000) == 1)
    var answer = [UInt8](repeating: 0, count: 1_000)
    let count = max(0, read(control, &answer, answer.count))
    #expect(String(decoding: answer[..<count], as: UTF8.self).contains("here"))
  }

  /// In a process of its own, so that every child there is ours.
  @Test func aProgramThatCannotRunIsNotStartedAndHarmsNoOther() async {
    await #expect(processExitsWith: .success) {
      let other = BoundProcess(path: "/bin/true", arguments: [], environment: [:])
      usleep(200_000)
      #expect(BoundProcess(path: "/etc/hostname", arguments: [], environment: [:]) == nil)
      #expect(BoundProcess(path: "/nowhere", arguments: [], environment: [:]) == nil)
      let deadline = ContinuousClock.now + .seconds(10)
      while other?.exitStatus == nil, .now < deadline { usleep(10_000) }
      #expect(other?.exitStatus == 0, "nobody else took its end")
    }
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

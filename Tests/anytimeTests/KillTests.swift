import AddressBook
import Foundation
import Synchronization
import Testing

/// Promise 1: what was confirmed is there, whenever the process was killed.
@Suite struct KillTests {
  private static let homes = 4
  private static let killsInEachHome = 60

  @Test(.timeLimit(.minutes(10)))
  func nothingConfirmedIsLostWhereverItIsKilled() async throws {
    let kills = try await withThrowingTaskGroup(of: Int.self) { group in
      for home in 0..<Self.homes {
        group.addTask { try await Victims(home: home).killed(times: Self.killsInEachHome) }
      }
      return try await group.reduce(0, +)
    }
    #expect(kills >= 200)
  }
}

/// Commands that write into one home, two at a time, and are killed at random moments.
private final class Victims {
  private let command: BuiltCommand
  private let picture: URL
  private var confirmedContacts: Set<String> = []
  private var confirmedPosts: Set<String> = []
  private var count = 0
  /// How long a whole command takes here, in seconds: the moments of death are spread over it.
  private var duration = 0.3

  init(home: Int) throws {
    command = try BuiltCommand()
    picture = command.home.appendingPathComponent("picture.bmp")
    try TestBitmap.write(to: picture, colour: UInt8(home))
  }

  /// - Returns: how many were killed before they had ended.
  func killed(times: Int) async throws -> Int {
    var killed = 0
    while killed < times && count < times * 6 {
      let running = [try start(), try start()]
      try await Task.sleep(for: .seconds(Double.random(in: 0...duration * 1.2)))
      for victim in running {
        if kill(victim.process.processIdentifier, SIGKILL) == 0, victim.process.isRunning {
          killed += 1
        }
      }
      for victim in running {
        victim.process.waitUntilExit()
        try note(victim)
      }
      // Commands that live to their end shorten the time to live, the others lengthen it.
      let lived = running.count { $0.process.terminationReason == .exit }
      duration *= lived == 0 ? 1.1 : (lived == 2 ? 0.8 : 1)
      try check()
    }
    return killed
  }

  private struct Victim {
    let process: Process
    let output: URL
    let number: Int
    var isPost: Bool { number.isMultiple(of: 2) }
  }

  private func start() throws -> Victim {
    count += 1
    try TestBitmap.write(to: picture, colour: UInt8(truncatingIfNeeded: count))
    let output = command.home.appendingPathComponent("output")
      .appendingPathExtension("\(count)")
    try Data().write(to: output)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: PseudoTerminal.program)
    process.arguments =
      count.isMultiple(of: 2)
      ? ["feed", "post", "--text", "post \(count)", "--picture", picture.path]
      : ["contacts", "add", "--name", "name \(count)", "--number", "0912345678"]
    process.environment = ["ANYTIME_HOME": command.home.path, "LANG": "en"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    return Victim(process: process, output: output, number: count)
  }

  /// What was printed was confirmed, even where the process died right after.
  private func note(_ victim: Victim) throws {
    let text = try String(contentsOf: victim.output, encoding: .utf8)
    try FileManager.default.removeItem(at: victim.output)
    guard text.contains("Saved") else { return }
    if victim.isPost {
      confirmedPosts.insert("post \(victim.number)")
    } else {
      confirmedContacts.insert("name \(victim.number)")
    }
  }

  /// Opening checks the database whole.
  private func check() throws {
    let book = try AddressBook(folder: command.home, backsUp: false)
    let owner = try book.currentPerson()
    let contacts = try book.contacts(of: owner.id)
    let posts = try book.feedPage(for: owner.id, limit: 10_000)
    #expect(confirmedContacts.isSubset(of: contacts.compactMap(\.name)))
    #expect(confirmedPosts.isSubset(of: posts.compactMap(\.text)))
    #expect(contacts.map(\.place) == Array(contacts.indices.map { $0 + 1 }))
    #expect(contacts.allSatisfy { $0.numbers.count == 1 })
    for hash in Set(posts.compactMap(\.picture)) {
      let data = try #require(book.pictureData(hash))
      #expect(data.starts(with: [0xFF, 0xD8]) && data.suffix(2) == [0xFF, 0xD9])
    }
    #expect(try book.people().count == 1)
  }
}

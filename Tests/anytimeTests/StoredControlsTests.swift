import Foundation
import GRDB
import Testing

/// What an older version stored, or what a backup from elsewhere holds, with what a terminal acts on.
@Suite struct StoredControlsTests {
  private static let hostile = "王\n2  假人\u{1B}[2J\r\u{9D}x\u{7F}\u{202E}小\u{2028}明"

  private let command: BuiltCommand

  init() throws {
    command = try BuiltCommand()
    for line in [
      ["people", "add", "--name", "林阿嬤", "--number", "0911222333"],
      ["contacts", "add", "--name", "王小明", "--number", "0922333444"],
      ["feed", "post", "--text", "早安"], ["call", "1", "--yes"],
    ] {
      #expect(try command.run(line).status == 0)
    }
    let queue = try DatabaseQueue(path: command.home.appendingPathComponent("anytime.sqlite").path)
    try queue.write { db in
      for change in [
        "contact SET name", "person SET name", "post SET text", "call SET name",
        "contactNumber SET written", "contactNumber SET label",
      ] {
        try db.execute(sql: "UPDATE \(change) = ?", arguments: [Self.hostile])
      }
    }
    try queue.close()
  }

  private static func isHarmless(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy {
      $0 == "\n" || ![.control, .format, .lineSeparator].contains($0.properties.generalCategory)
    }
  }

  @Test(
    arguments: [
      ["contacts", "list"], ["contacts", "show", "1"], ["people", "list"], ["calls"],
      ["contacts", "move", "1", "--to", "1"], ["feed", "list"],
      ["contacts", "remove", "1"], ["contacts", "show", "0922333444"],
    ], [[], ["--json"]])
  func reachesNoTerminal(line: [String], json: [String]) throws {
    let ending = try command.run(line + json)
    let said = ending.output + ending.errors
    #expect(said.contains("王") && Self.isHarmless(said), "\(said.debugDescription)")
    #expect(!said.split(separator: "\n").contains { $0.hasPrefix("2  假人") })
  }

  @Test(arguments: [
    (["contacts", "list"], "0922-333-444"), (["people", "list"], "0911-222-333"),
    (["calls"], "0922-333-444"),
  ])
  func standsOnOneLineAndHidesNothingBehindIt(line: [String], number: String) throws {
    let lines = try command.run(line).output.split(separator: "\n")
    #expect(lines.count == 1 && lines[0].contains(number), "\(lines)")
  }

  /// An export is read by other telephones, and by a terminal where somebody looks at the file.
  @Test(arguments: ["3.0", "4.0"])
  func isNotWrittenIntoCards(version: String) throws {
    let queue = try DatabaseQueue(path: command.home.appendingPathComponent("anytime.sqlite").path)
    try queue.write { db in
      let lines = [
        ["line": "NOTE:a\u{1B}[2Jb\rEND:VCARD"],
        ["line": "TEL;TYPE=\u{9D}x:0922333444", "standsFor": Self.hostile],
      ]
      try db.execute(
        sql: "UPDATE contact SET foreignProperties = ?",
        arguments: [String(decoding: JSONEncoder().encode(lines), as: UTF8.self)])
    }
    try queue.close()
    let cards = try command.run("contacts", "export", "--vcard", version).output
    let plain = cards.replacing("\r\n", with: "")
    #expect(!plain.unicodeScalars.contains { $0.properties.generalCategory == .control })
    let other = try BuiltCommand()
    let file = other.home.appendingPathComponent("all.vcf")
    try cards.write(to: file, atomically: true, encoding: .utf8)
    let ending = try other.run("contacts", "import", file.path)
    #expect(ending.status == 0 && ending.errors.isEmpty, "\(ending)")
    #expect(try other.run("contacts", "list").output == "1  王 2 假人  0922-333-444\n")
  }

  @Test(arguments: [["contacts", "list"], ["people", "list"], ["feed", "list"], ["calls"]])
  func staysWholeInJSON(line: [String]) throws {
    let output = try command.run(line + ["--json"]).output
    let value = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    let text = try #require(value?["name"] ?? value?["text"]) as? String
    #expect(text == Self.hostile)
  }

  /// A terminal would show them over other lines; a program needs the name as it is stored.
  @Test func aProgramGetsEveryMarkOfAName() throws {
    let name = "a\u{316}\u{317}\u{318}\u{319}\u{31C}\u{31D}b"
    let queue = try DatabaseQueue(path: command.home.appendingPathComponent("anytime.sqlite").path)
    try queue.write { try $0.execute(sql: "UPDATE contact SET name = ?", arguments: [name]) }
    try queue.close()
    let line = try command.run("contacts", "show", "1", "--json").output
    let contact = try #require(
      JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    let told = try #require(contact["name"] as? String)
    #expect(Array(told.unicodeScalars) == Array(name.unicodeScalars))
  }
}

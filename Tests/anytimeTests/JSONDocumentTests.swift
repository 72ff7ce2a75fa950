import AddressBook
import Foundation
import Testing

@testable import anytime

/// `Documentation/json.md` names the keys that the program prints.
@Suite struct JSONDocumentTests {
  /// The keys of one section's table.
  private func documented(_ section: String) throws -> Set<String> {
    let file = Checkout.folder.appendingPathComponent("Documentation/json.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let part = try #require(
      text.components(separatedBy: "\n## ").first { $0.hasPrefix("\(section)\n") })
    let rows = part.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let names = rows.compactMap { $0.split(separator: "|").first }
    return Set(names.flatMap { $0.matches(of: /`([^`]+)`/).map { String($0.1) } })
  }

  /// The keys of values that stand on a line each: `numbers[].dialled`.
  private func printed(_ text: String) throws -> Set<String> {
    try text.split(separator: "\n").reduce(into: []) { keys, line in
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
      keys.formUnion(Self.keys(of: value, at: ""))
    }
  }

  private static func keys(of value: Any, at path: String) -> Set<String> {
    if let object = value as? [String: Any] {
      return object.reduce(into: []) { keys, part in
        let name = path.isEmpty ? part.key : "\(path).\(part.key)"
        keys.formUnion(Self.keys(of: part.value, at: name))
      }
    }
    if let objects = value as? [[String: Any]] {
      return objects.reduce(into: []) { $0.formUnion(keys(of: $1, at: path + "[]")) }
    }
    return [path]
  }

  @Test func whatScanPrintsIsDescribed() throws {
    let command = try BuiltCommand.reading()
    let card = Checkout.example("card-zh-Hant.jpg")
    let ending = try command.run("scan", "--json", "/no/such.jpg", card)
    let page = try JSONEncoder().encode(ScanOutput(photo: "cards.tif", page: 1, pages: 2))
    let all = try printed(ending.output + String(decoding: page, as: UTF8.self))
    #expect(try all == documented("scan"))
    let waiting = try command.run("scan", "--continue", "--json")
    let here = try printed(waiting.output)
    #expect(here.contains("entries[].number.text"))
    #expect(try here.isSubset(of: documented("scan")))
  }

  @Test func whatIsPrintedOfAContactIsDescribed() throws {
    // One of whom everything is known.
    let contact = Contact(
      id: "a", owner: "b", name: "王小明",
      numbers: [
        .init(id: "c", written: "d", e164: "e", dialled: "f", extension: "g", label: "home")
      ], picture: "h", handwriting: "i", sourcePhoto: "j", place: 1, person: "k",
      isPersonOpen: true, removed: .now)
    let all = try printed(String(decoding: JSONEncoder().encode(contact), as: UTF8.self))
    #expect(try all == documented("contact"))
    let command = try BuiltCommand()
    _ = try command.run("contacts", "add", "--name", "王小明", "--number", "0911222333")
    let shown = try printed(command.run("contacts", "show", "1", "--json").output)
    #expect(shown.contains("numbers[].dialled") && shown.isSubset(of: all))
  }
}

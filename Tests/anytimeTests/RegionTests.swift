import Foundation
import Testing

/// Where numbers belong that are written without a country code.
@Suite struct RegionTests {
  private static let languages = ["en", "zh-Hant", "zh-Hans"]

  private struct Reading: Decodable {
    struct Entry: Decodable { var number: Number }
    struct Number: Decodable { var verdict: String }
    var entries: [Entry]
  }

  /// Whether a new contact with a number written so is called so.
  private func isDialled(
    _ number: String, as dialled: String, of name: String, in command: BuiltCommand
  ) throws -> Bool {
    let added = try command.run("contacts", "add", "--name", name, "--number", number, "--json")
    return added.output.contains(#""dialled":"\#(dialled)""#)
  }

  @Test func aSettingComesBeforeThePersonsOwnNumber() throws {
    let command = try BuiltCommand()
    _ = try command.run("people", "add", "--name", "陳美玲", "--number", "02-2345-6789")
    #expect(try isDialled("0912345678", as: "+886912345678", of: "Ann", in: command))
    _ = try command.run("settings", "region", "US")
    #expect(try isDialled("(212) 555-0123", as: "+12125550123", of: "Mary", in: command))
    _ = try command.run("settings", "region", "--unset")
    _ = try command.run("settings", "area", "02")
    #expect(try isDialled("2345-6780", as: "+886223456780", of: "Tom", in: command))
  }

  @Test func withoutASettingThePersonsOwnNumberSaysIt() throws {
    let command = try BuiltCommand()
    _ = try command.run("people", "add", "--name", "Bob", "--number", "+12125550123")
    #expect(try isDialled("(212) 555-0199", as: "+12125550199", of: "Mary", in: command))
  }

  @Test func anOptionComesBeforeBoth() throws {
    let command = try BuiltCommand.reading()
    _ = try command.run("people", "add", "--name", "陳美玲", "--number", "02-2345-6789")
    _ = try command.run("settings", "region", "TW")
    let ending = try command.run(
      "scan", "--dry-run", "--json", "--region", "US", Checkout.example("card-zh-Hant.jpg"))
    let reading = try JSONDecoder().decode(Reading.self, from: Data(ending.output.utf8))
    // A mobile number of Taiwan is none of the United States, so it is not sure there.
    #expect(reading.entries.map(\.number.verdict) == ["check"])
  }

  @Test(arguments: languages)
  func anOptionIsRefusedInTheWordsOfItsSetting(language: String) throws {
    let command = try BuiltCommand()
    for (key, value) in [("region", "XX"), ("area", "abc")] {
      let refused = try command.run(["settings", key, value], language: language)
      #expect(refused.status == 64 && refused.output.isEmpty)
      for line in [["scan", "/no/card.jpg"], ["read", "--field", "number", "/no/line.png"]] {
        #expect(try command.run(line + ["--\(key)", value], language: language) == refused)
      }
    }
  }
}

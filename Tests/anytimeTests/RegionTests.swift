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

  @Test func withoutEitherTheLanguageSaysIt() throws {
    let command = try BuiltCommand()
    let added = try command.run(
      "people", "add", "--name", "王建国", "--number", "021-6234-5678", "--language", "zh-Hans",
      "--json")
    #expect(added.output.contains("+862162345678"))
    _ = try command.run("people", "edit", "王建国", "--number", "none")
    #expect(try command.run("settings", "region").output == "CN\n")
    #expect(try isDialled("021-6234-5679", as: "+862162345679", of: "李伟", in: command))
    _ = try command.run("people", "edit", "王建国", "--language", "zh-Hant")
    #expect(try command.run("settings", "region").output == "TW\n")
  }

  @Test(
    "nobody has said anything yet",
    arguments: [
      ("zh_CN.UTF-8", "CN"), ("zh_TW.UTF-8", "TW"), ("zh_HK.UTF-8", "HK"), ("zh_ZZ.UTF-8", "TW"),
      ("en_US.UTF-8", "US"), ("en_HK.UTF-8", "HK"), ("en_GB", "GB"), ("en.UTF-8", "TW"),
      ("C", "TW"),
    ])
  func theSystemSaysIt(language: String, region: String) throws {
    let command = try BuiltCommand()
    #expect(try command.run(["settings", "region"], language: language).output == region + "\n")
  }

  @Test func aLocaleThatNamesNoRegionLeavesItToTheNext() throws {
    let command = try BuiltCommand(environment: ["LC_ALL": "C"])
    #expect(try command.run(["settings", "region"], language: "zh_CN.UTF-8").output == "CN\n")
  }

  @Test("numbers may have been stored before", arguments: languages)
  func aNewRegionTellsOfNumbersOfOthers(language: String) throws {
    let command = try BuiltCommand()
    _ = try command.run("settings", "region", "TW")
    for (name, number) in [("Ann", "0912-345-678"), ("Bob", "+86 138 1234 5678"), ("Tom", "119")] {
      _ = try command.run("contacts", "add", "--name", name, "--number", number, "--yes")
    }
    let told = try Checkout.words(language)("settings-region-others", ["count": 1])
    for (region, isTold) in [("CN", true), ("TW", true), ("US", false)] {
      let ending = try command.run(["settings", "region", region], language: language)
      #expect(ending.status == 0 && ending.output.contains(told) == isTold, "\(region)")
    }
  }

  @Test("without a country code they are others elsewhere", arguments: languages)
  func aNewRegionNamesNumbersWithoutACountryCode(language: String) throws {
    let command = try BuiltCommand()
    _ = try command.run("settings", "region", "TW")
    for (name, number) in [
      ("Ann", "2345-6789"), ("Bob", "1999"), ("Tom", "119"), ("Ed", "0912-345-678"),
    ] {
      _ = try command.run("contacts", "add", "--name", name, "--number", number, "--yes")
    }
    func names(in region: String) throws -> [String]? {
      let ending = try command.run(["settings", "region", region], language: language)
      let told = try Checkout.words(language)
      for count in 1...3 {
        let sentence = told("settings-region-bare", ["count": .number(count)])
        guard let start = ending.output.range(of: sentence + "\n") else { continue }
        let lines = ending.output[start.upperBound...].split(separator: "\n")
        #expect(lines.count == count)
        return lines.compactMap { $0.split(separator: " ").dropFirst().first.map(String.init) }
      }
      return nil
    }
    #expect(try names(in: "TW") == nil)
    #expect(try names(in: "HK") == ["Ann", "Bob", "Tom"])
    #expect(try names(in: "HK") == nil)
    // 119 is the fire brigade there too.
    #expect(try names(in: "CN") == ["Ann", "Bob"])
  }

  @Test("The area code of before is named", arguments: languages)
  func aNewRegionTellsOfTheAreaCode(language: String) throws {
    let command = try BuiltCommand()
    _ = try command.run("settings", "region", "US")
    _ = try command.run("settings", "area", "415")
    let told = try Checkout.words(language)("settings-region-area", ["area": "415"])
    for (region, isTold) in [("CN", true), ("CN", false), ("US", true)] {
      let ending = try command.run(["settings", "region", region], language: language)
      #expect(ending.status == 0 && ending.output.contains(told) == isTold, "\(region)")
    }
    _ = try command.run("settings", "area", "--unset")
    #expect(try !command.run("settings", "region", "CN").output.contains("415"))
    _ = try command.run("settings", "region", "HK")
    #expect(try command.run("settings", "area", "02").status == 64)
  }

  @Test("People's own numbers of before are named", arguments: languages)
  func aNewRegionTellsOfOwnNumbers(language: String) throws {
    let command = try BuiltCommand()
    _ = try command.run("people", "add", "--name", "Amy", "--number", "02-2345-6789")
    for (region, isTold) in [("US", true), ("TW", false)] {
      let ending = try command.run(["settings", "region", region], language: language)
      #expect(ending.status == 0)
      #expect(ending.output.contains("anytime people edit ") == isTold, "\(ending)")
    }
  }

  /// In Taiwan, the number of an American would be an unusual one with a 0 that nobody typed.
  @Test("An unusual number becomes nobody's own without a yes", arguments: languages)
  func anUnusualOwnNumberIsAskedAbout(language: String) throws {
    let command = try BuiltCommand()
    let line = ["people", "add", "--name", "Amy", "--number", "(415) 781-2672"]
    let refused = try command.run(line, language: language)
    #expect(refused.status == 2 && refused.errors.contains("anytime settings region"))
    #expect(try !command.run("people", "list").output.contains("Amy"))
    #expect(try command.run(["settings", "region"], language: language).output == "TW\n")
    let added = try command.run(line, language: "en_US.UTF-8")
    #expect(added.status == 0 && added.output.contains("(415) 781-2672"))
    let edit = ["people", "edit", "Amy", "--number", "(415) 781-2673"]
    _ = try command.run("settings", "region", "TW")
    #expect(try command.run(edit).status == 2)
    #expect(try command.run(edit + ["--yes"]).status == 0)
  }

  @Test("An unusual number becomes no contact's without a yes", arguments: languages)
  func anUnusualNumberOfAContactIsAskedAbout(language: String) throws {
    let command = try BuiltCommand()
    // In Taiwan an unusual one, on the Mainland one of Shanghai: each with a 0 that nobody typed.
    for (region, number) in [("TW", "2125550123"), ("CN", "212-555-0199")] {
      _ = try command.run("settings", "region", region)
      let line = ["contacts", "add", "--name", "Mary", "--number", number]
      let refused = try command.run(line, language: language)
      #expect(refused.status == 2 && refused.errors.contains("anytime settings region"))
      #expect(try command.run("contacts", "list", "--json").output.isEmpty)
    }
    let line = ["contacts", "add", "--name", "Mary", "--number", "212-555-0199"]
    #expect(try command.run(line + ["--yes"], language: language).status == 0)
    let edit = ["contacts", "edit", "Mary", "--number", "212-555-0177"]
    #expect(try command.run(edit, language: language).status == 2)
    _ = try command.run("settings", "region", "US")
    #expect(try command.run(edit, language: language).status == 0)
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

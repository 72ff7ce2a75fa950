import Chance
import Names
import Testing

@Suite struct PersonalNameTests {
  @Test(arguments: [
    ("王小明", "王小明"), ("  王　小明 \n", "王 小明"), ("Jose\u{301} ", "José"), ("王\u{0}小\u{7}明", "王小明"),
    ("\u{1B}[31m王\u{1B}[0m小明", "王小明"), ("\u{1B}]0;title\u{7}王", "王"), ("\u{1B}]8;;x\u{1B}\\王", "王"),
    ("\u{9B}2J王", "王"), ("Ann\u{85}Lee", "Ann Lee"), ("\u{202E}王\u{202C}\u{2066}明\u{2069}", "王明"),
    ("王\u{200B}明\u{FEFF}", "王明"),
    ("王\u{E000}明\u{F0000}", "王明"), ("👵🏼 阿嬤", "👵🏼 阿嬤"), ("👨‍👩‍👧", "👨‍👩‍👧"), ("❤️", "❤️"), ("🇹🇼", "🇹🇼"),
    ("が", "が"), ("a\tb", "a b"), ("Ann\u{2028}Lee", "Ann Lee"),
  ]) func onlyWhatCanBePrintedIsKept(text: String, name: String) throws {
    #expect(try Array(PersonalName.normalized(text).unicodeScalars) == Array(name.unicodeScalars))
  }

  @Test(arguments: [
    "", "   ", "\u{3000}\n", "\u{200B}", "\u{1B}[31m", "\u{202E}\u{202C}", "\u{FE0F}", "\u{2800}",
    "\u{301}",
  ])
  func nothingToPrintIsNoName(text: String) {
    #expect(throws: PersonalNameError.empty) { try PersonalName.normalized(text) }
  }

  @Test func aLongNameIsRefusedAndNeverCut() throws {
    let longest = String(repeating: "王", count: 80)
    #expect(try PersonalName.normalized(longest) == longest)
    #expect(throws: PersonalNameError.tooLong(count: 400)) {
      try PersonalName.normalized(String(repeating: "王", count: 400))
    }
    #expect(throws: PersonalNameError.unreadable) { try PersonalName.normalized("王\u{FFFD}") }
    #expect(throws: PersonalNameError.tooLong(count: 81)) {
      try PersonalName.normalized(String(repeating: "👨‍👩‍👧", count: 81))
    }
  }

  @Test(arguments: ["1234", "１２ 34", " 9 ", "٣"])
  func whoTypesOnlyDigitsHasTypedNoName(text: String) throws {
    #expect(throws: PersonalNameError.digits) { try PersonalName.typed(text) }
    #expect(try PersonalName.typed(text + "樓") == PersonalName.normalized(text + "樓"))
  }

  /// The time that composing takes grows with the square of the marks.
  @Test(.timeLimit(.minutes(1))) func oneLetterWithVeryManyMarksIsTooLongAtOnce() throws {
    let marks = String(repeating: "\u{301}\u{323}", count: 50_000)
    #expect(throws: PersonalNameError.tooLong(count: 100_001)) {
      try PersonalName.normalized("a" + marks)
    }
    #expect(try PersonalName.normalized("a" + String(repeating: "\u{301}", count: 20)).count == 1)
    let family = String(repeating: "👨‍👩‍👧", count: 80)
    #expect(try PersonalName.normalized(family) == family)
  }

  @Test func whateverComesInComesOutCleanAndTwiceIsOnce() {
    var random = Generator(seed: 1)
    let signs: [UInt32] = [
      0x1B, 0x5B, 0x6D, 0x9B, 0x07, 0x20, 0x41, 0x301, 0x200D, 0xFE0F, 0x202E, 0x738B, 0x1F475,
      0x1F3FC, 0xE001, 0x3000, 0x5D, 0x5C, 0x10FFFF, 0xE0041, 0x3B1, 0xAC00, 0x1100,
    ]
    for _ in 0..<3_000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        let sign = signs.randomElement(using: &random).flatMap(Unicode.Scalar.init)
        if let sign { text.append(sign) }
      }
      guard let name = try? PersonalName.normalized(String(text)) else { continue }
      #expect((try? PersonalName.normalized(name)) == name, "\(Array(text))")
      let hasBad = name.unicodeScalars.contains { scalar in
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
          || (0x202A...0x202E).contains(scalar.value) || scalar.value == 0xE001
      }
      #expect(!hasBad, "\(Array(text))")
    }
  }
}

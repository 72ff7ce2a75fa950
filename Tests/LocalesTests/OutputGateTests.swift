import Chance
import Locales
import Testing

@Suite struct OutputGateTests {
  @Test(arguments: [
    ("\u{1B}[31mred\u{1B}[0m", "red"), ("\u{1B}]0;title\u{07}王", "王"),
    ("\u{1B}]8;;http://x\u{1B}\\link\u{1B}]8;;\u{1B}\\", "link"), ("\u{1B}Pq#0;2\u{1B}\\小", "小"),
    ("\u{9B}2J明", "明"), ("\u{1B}", ""), ("\u{1B}[", ""), ("a\u{1B}\u{1B}[1mb", "ab"),
    ("\u{1B}(0lqk", "lqk"), ("\u{1B}cx", "x"), ("a\u{7}\u{8}\u{0}b", "ab"), ("a\tb\rc", "a b c"),
    ("\u{202E}987\u{202C}", "987"), ("\u{2066}a\u{2069}", "a"),
    ("a\u{200B}\u{FEFF}\u{2060}b", "ab"),
    ("a\u{E0041}\u{E007F}b", "ab"), ("a\u{200D}b", "ab"), ("\u{3164}王\u{115F}", "王"),
  ])
  func dropsWhatIsNotText(_ hostile: String, _ clean: String) {
    #expect(OutputGate.clean(hostile) == clean)
  }

  @Test(arguments: [
    "王小明", "陳　美玲", "José Ñandú", "👨‍👩‍👧", "👩🏽‍⚕️", "🇹🇼", "葛\u{E0100}飾", "สวัสดีค่ะ", "ㄅㄆㄇ", "(02) 2345-6789",
  ])
  func leavesWritingAsItIs(_ text: String) {
    #expect(OutputGate.clean(text) == text)
  }

  @Test func limitsStackedMarks() {
    let zalgo = "Z" + String(repeating: "\u{0301}\u{0316}", count: 40) + "a"
    let clean = OutputGate.clean(zalgo)
    #expect(clean.unicodeScalars.count <= 6)
    #expect(clean.last == "a")
  }

  @Test func keepsLinesOnlyWhereAsked() {
    #expect(OutputGate.clean("a\nb") == "a b")
    #expect(OutputGate.clean("a\r\nb\u{2028}c", keepsLines: true).split(separator: "\n").count == 2)
  }

  /// A terminal turns a number that stands behind such writing: +966 50 123 becomes 123 50 966+.
  @Test(arguments: ["أحمد محمد", "דוד כהן"])
  func writingFromTheRightStandsBehindTheNumber(name: String) {
    #expect(
      OutputGate.line("6", name, "+966 50 123 4567", nil) == "6  +966 50 123 4567  \(name)")
    #expect(OutputGate.line("6", "王小明", "+966 50 123 4567") == "6  王小明  +966 50 123 4567")
  }

  /// Nothing that a terminal acts on survives, whatever comes, and cleaning again changes nothing.
  @Test func anyTextComesOutHarmless() {
    var random = Generator(seed: 1)
    let nasty: [UInt32] = [
      0x1B, 0x9B, 0x90, 0x9D, 0x5B, 0x5D, 0x50, 0x07, 0x9C, 0x5C, 0x6D, 0x3B, 0x31, 0x202E, 0x2066,
      0x200D, 0xFE0F, 0x1F468, 0x0301, 0xE0020, 0x0A, 0x0D, 0x7F, 0x85, 0x200B, 0x738B, 0x41,
      0xFEFF,
    ]
    for _ in 0..<4000 {
      var scalars = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...40, using: &random) {
        let value =
          Bool.random(using: &random)
          ? nasty.randomElement(using: &random) : UInt32.random(in: 0...0x10FFFF, using: &random)
        if let value, let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
      }
      let text = String(scalars)
      let clean = OutputGate.clean(text)
      #expect(OutputGate.clean(clean) == clean, "\(text.unicodeScalars.map(\.value))")
      for scalar in clean.unicodeScalars {
        let category = scalar.properties.generalCategory
        #expect(category != .control, "\(scalar.value)")
        #expect(scalar.value == 0x200D || category != .format, "\(scalar.value)")
        #expect(!(0x2066...0x2069).contains(scalar.value))
      }
    }
  }
}

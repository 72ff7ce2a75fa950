import Chance
import Testing

@testable import Terminal

@Suite struct KeyDecoderTests {
  private func keys(_ text: String) -> [Key] {
    var decoder = KeyDecoder()
    return decoder.decode(Array(text.utf8)) + decoder.flush()
  }

  @Test func readsDigitsOfEveryKeyboard() {
    let typed = keys("1２ˇㄢ\u{1B}Ow")
    let digits = typed.map { key -> Int? in
      if case .character(let character) = key { ZhuyinKeyboard.digit(character) } else { nil }
    }
    #expect(digits == [1, 2, 3, 0, 7])
  }

  @Test func theKeypadsEnterIsEnter() {
    #expect(keys("\u{1B}OM") == [.enter])
  }

  @Test func aLoneEscapeIsEscapeOnlyAfterATime() {
    var decoder = KeyDecoder()
    let atOnce = decoder.decode([0x1B])
    #expect(atOnce.isEmpty && decoder.patience != nil)
    let later = decoder.flush()
    #expect(later == [.escape] && decoder.patience == nil)
  }

  @Test func arrowsAndFunctionKeysAreNoEscape() {
    #expect(keys("\u{1B}[A") == [.other])
    #expect(keys("\u{1B}[15~") == [.other])
    #expect(keys("\u{1B}OA") == [.other])
  }

  @Test("Ctrl-D, which ends what is typed to a shell, means nothing")
  func controlD() {
    #expect(keys("\u{4}") == [.other])
  }

  @Test func whatTheTerminalSaysItselfIsNoKey() {
    #expect(keys("\u{1B}[<64;10;5M") == [.report])
    #expect(keys("\u{1B}[<2;10;5M") == [.report])
    #expect(
      keys("\u{1B}[<;;M\u{1B}[<0;0;0M\u{1B}[<0;99999999999999999999;1M") == [
        .report, .report, .report,
      ])
    #expect(keys("\u{1B}]11;rgb:zz/0/0\u{1B}\\") == [.report])
    #expect(keys("\u{1B}]52;c;aGk=\u{7}") == [.report])
    // xterm's kind and version.
    #expect(keys("\u{1B}[>41;379;0c") == [.report])
  }

  @Test func aFingerPressesAndLetsGo() {
    #expect(
      keys("\u{1B}[<0;10;5M\u{1B}[<0;11;6m")
        == [.pressed(column: 9, row: 4), .released(column: 10, row: 5)])
  }

  @Test func theTerminalAnswersWhatItIsAsked() throws {
    #expect(
      keys("\u{1B}]11;rgb:ffff/8080/0000\u{1B}\\\u{1B}]11;rgb:1/2/3\u{7}") == [
        .answer(.background(Colour(0xFF8000))), .answer(.background(Colour(0x112233))),
      ])
    let cell = try #require(CellPixels(width: 10, height: 20))
    #expect(
      keys("\u{1B}_Gi=8227;OK\u{1B}\\\u{1B}[6;20;10t\u{1B}[?62;4;22c\u{1B}[?62;c") == [
        .answer(.kittyPictures), .answer(.cell(cell)), .answer(.attributes(hasSixel: true)),
        .answer(.attributes(hasSixel: false)),
      ])
  }

  @Test(arguments: [
    "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}_Gi=8227;ENOTSUPPORTED:x\u{1B}\\", "\u{1B}[6;0;0t",
    "\u{1B}[6;9999;10t", "\u{1B}[8;24;80t", "\u{1B}[?62;:c", "\u{1B}[?99999999;4c",
    "\u{1B}[?4;x\u{1B}\\",
    "\u{1B}]11;rgb:+1/1/1\u{7}", "\u{1B}]11;rgb:1//1/1\u{7}", "\u{1B}]11;rgba:1/1/1/1\u{7}",
  ])
  func whatIsNoExactAnswerIsNone(_ text: String) {
    for key in keys(text) {
      if case .answer = key { Issue.record("\(key)") }
    }
  }

  /// Over a slow line an answer comes in pieces, and late. No digit in it is pressed by anybody.
  @Test func noPieceOfAnAnswerIsAKey() {
    for text in [
      "\u{1B}[?62;4c", "\u{1B}_Gi=8227;OK\u{1B}\\", "\u{1B}]11;rgb:1/2/3\u{7}", "\u{1B}[6;20;10t",
    ] {
      var decoder = KeyDecoder()
      var found: [Key] = []
      for byte in text.utf8 {
        found += decoder.decode([byte])
      }
      #expect(found.count == 1 && decoder.patience == nil)
      if case .answer = found.first {} else { Issue.record("\(text)") }
    }
    let endless = keys("\u{1B}_G" + String(repeating: "1", count: 100_000) + "\u{1B}\\5")
    #expect(endless == [.report, .character("5")])
  }

  /// As terminals report a mouse that know no other way: each of its three bytes may be a digit.
  @Test func anOldReportOfAMouseIsNoDigit() {
    #expect(keys("\u{1B}[M 115") == [.report, .character("5")])
    var decoder = KeyDecoder()
    let found = Array("\u{1B}[M 11".utf8).flatMap { decoder.decode([$0]) }
    #expect(found == [.report] && decoder.patience == nil)
    #expect(decoder.decode(Array("\u{1B}[M ".utf8)).isEmpty)
    #expect(decoder.flush() == [.report])
  }

  @Test func controlCEndsAnySequence() {
    for start in ["\u{1B}[?62", "\u{1B}_Gi=1", "\u{1B}]11;rgb", "\u{1B}[M1"] {
      #expect(keys(start + "\u{3}").last == .interrupt)
    }
  }

  @Test func aPasteIsOneKeyHoweverItComes() {
    let bytes = Array("\u{1B}[200~王小明\n1\u{1B}[201~2".utf8)
    for size in 1...bytes.count {
      var decoder = KeyDecoder()
      var found: [Key] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        found += decoder.decode(Array(bytes[start..<min(bytes.count, start + size)]))
      }
      #expect(found == [.paste("王小明\n1"), .character("2")])
    }
  }

  @Test func piecesOfACharacterWaitForTheRest() {
    var decoder = KeyDecoder()
    let bytes = Array("王".utf8)
    let found = bytes.map { decoder.decode([$0]) }
    #expect(found == [[], [], [.character("王")]])
  }

  @Test func anyBytesAreSurvived() {
    var random = Generator(seed: 1)
    var decoder = KeyDecoder()
    for _ in 0..<20000 {
      let bytes = (0..<Int.random(in: 0...9, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      _ = decoder.decode(bytes)
      if Bool.random(using: &random) { _ = decoder.flush() }
    }
    // An open paste or sequence ends with its end, and the next key counts again.
    _ = decoder.decode(Array("\u{1B}\\\u{1B}[201~".utf8))
    _ = decoder.flush()
    _ = decoder.decode(Array("\u{07}".utf8))
    let last = decoder.decode(Array("5".utf8)).last
    #expect(last == .character("5"))
  }

  /// As over a line that was cut.
  @Test func aPasteThatNeverEndsEndsAfterAWhile() throws {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Array("\u{1B}[200~王小明00\u{1B}[20".utf8)).isEmpty)
    #expect(try #require(decoder.patience) >= .seconds(2))
    #expect(decoder.flush() == [.paste("王小明00\u{1B}[20")])
    #expect(decoder.patience == nil && decoder.flush().isEmpty)
    #expect(decoder.decode(Array("0".utf8)) == [.character("0")])
  }
}

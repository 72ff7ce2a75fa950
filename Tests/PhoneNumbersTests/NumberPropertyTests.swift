import CPhoneNumber
import Chance
import Testing

@testable import PhoneNumbers

/// Thousands of texts, the same ones in every run.
@Suite struct NumberPropertyTests {
  static let regions = ["TW", "CN", "HK", "US", "JP", "DE", "GB", "IT"].map(Region.init)
  static let pieces = [
    "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "09", "02", "+886", "+", "86", "110", "911",
    "00", "002", "-", " ", "(", ")", "分機", "轉", "ext", "#", "x", ",", ";", "O", "l", "|", "電話",
    "Tel", "０", "９", "一", "〇", "\0", "\n", "\u{1B}[2J", "\u{202E}", "\u{FEFF}", "e\u{301}", "😀",
    "$(x)", "`x`", "'", "\"", "\\", "--", "%00", "tel:", "*", "王", "٣", "&&", "{number}",
  ]

  static func text(_ generator: inout Generator) -> String {
    if Int.random(in: 0..<4, using: &generator) == 0 {
      let bytes = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      return String(decoding: bytes, as: UTF8.self)
    }
    let isMostlyDigits = Bool.random(using: &generator)
    return (0..<Int.random(in: 0...16, using: &generator)).map { _ in
      isMostlyDigits && Int.random(in: 0..<8, using: &generator) > 0
        ? pieces[Int.random(in: 0..<10, using: &generator)]
        : pieces[Int.random(in: 0..<pieces.count, using: &generator)]
    }.joined()
  }

  @Test func whateverIsWrittenOnlyDigitsAreDialled() throws {
    var generator = Generator(seed: 1)
    var accepted = 0
    for _ in 0..<6_000 {
      let text = Self.text(&generator)
      let region = Self.regions[Int.random(in: 0..<Self.regions.count, using: &generator)]
      let area = Bool.random(using: &generator) ? Self.text(&generator) : nil
      guard let number = try? PhoneNumber(text, region: region, areaCode: area) else { continue }
      accepted += 1
      #expect(number.dialled.wholeMatch(of: /\+?[0-9]{3,15}/) != nil, "\(text.debugDescription)")
      if let e164 = number.e164 { #expect(e164 == number.dialled && e164.hasPrefix("+")) }
      if let tail = number.extension {
        #expect(tail.wholeMatch(of: /[0-9]{1,8}/) != nil)
      }
      #expect(!number.written.unicodeScalars.contains { $0.properties.generalCategory == .control })
      #expect((number.standing == .service) == (number.serviceNumber != nil))
      #expect((number.standing == .valid || number.standing == .possible) == (number.e164 != nil))
      #expect(number.formatted.filter(\.isNumber).allSatisfy { ("0"..."9").contains($0) })
    }
    #expect(accepted > 500)
  }

  @Test func aNumberWrittenAsItIsShownIsTheSameNumber() throws {
    var generator = Generator(seed: 2)
    var compared = 0
    for _ in 0..<3_000 {
      let count = Int.random(in: 3...13, using: &generator)
      let prefix = ["", "09", "02", "03", "04", "07", "1", "+886", "+86", "+1", "+852"][
        Int.random(in: 0..<11, using: &generator)]
      let text =
        prefix + (0..<count).map { _ in String(Int.random(in: 0...9, using: &generator)) }.joined()
      let region = Self.regions[Int.random(in: 0..<4, using: &generator)]
      guard let number = try? PhoneNumber(text, region: region) else { continue }
      compared += 1
      // Another country's service has its country code here, and none there.
      let home = number.standing == .service ? region : number.region
      for shown in [number.formatted, number.international, number.dialled] {
        guard let again = try? PhoneNumber(shown, region: home) else {
          Issue.record("\(text) in \(region.code) shown as \(shown) is refused")
          continue
        }
        #expect(again.dialled == number.dialled, "\(text) in \(region.code) shown as \(shown)")
        #expect(again.formatted == number.formatted)
        #expect(again.standing == number.standing)
      }
    }
    #expect(compared > 500)
  }

  @Test func theExtensionIsNeverDialled() throws {
    var generator = Generator(seed: 3)
    for _ in 0..<500 {
      let tail = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
        String(Int.random(in: 0...9, using: &generator))
      }.joined()
      let mark = ["分機", "轉", " ext ", "#", "x", " 转 "].randomElement(using: &generator) ?? "#"
      let number = try PhoneNumber("02-2345-6789" + mark + tail, region: .taiwan)
      #expect(number.dialled == "+886223456789")
      #expect(number.extension == tail)
    }
  }

  @Test func whatGoesToTheLibraryIsDigitsAndNothingElse() {
    for text in ["", "+", "12a", "1\0", "１２", "1 2", "++1", String(repeating: "9", count: 32)] {
      #expect(throws: PhoneNumberError.self) { try NumberingLibrary.parse(text, region: .taiwan) }
    }
  }

  @Test func anyBytesAreRefusedByTheShimItself() {
    var generator = Generator(seed: 4)
    for _ in 0..<3_000 {
      func bytes(_ most: Int) -> [CChar] {
        (0..<Int.random(in: 0...most, using: &generator)).map { _ in
          CChar(bitPattern: UInt8.random(in: 1...255, using: &generator))
        } + [0]
      }
      var number = CPhoneNumber()
      let region: [CChar] = Bool.random(using: &generator) ? bytes(4) : [84, 87, 0]
      let text = bytes(80) + [0]
      let isPlain = text.prefix { $0 != 0 }.allSatisfy { (48...57).contains($0) } && text[0] != 0
      let status = c_phone_parse(text, region, &number)
      #expect(isPlain || text[0] == 43 || status == C_PHONE_REFUSED)
      #expect(isPlain || text[0] == 43 || c_phone_short(text, region) == C_PHONE_NOT_SHORT)
    }
    #expect(c_phone_parse("0912345678", "TW", nil) == C_PHONE_REFUSED)
    #expect(c_phone_country_code("tw") == 0)
    #expect(c_phone_country_code("TW") == 886)
  }

  @Test(
    "What libphonenumber is sure of is taken as it says",
    arguments: [("TW", "0", 9...10), ("CN", "01", 11...12), ("HK", "", 8...8), ("US", "", 10...10)])
  func library(code: String, prefix: String, lengths: ClosedRange<Int>) throws {
    var generator = Generator(seed: 5)
    let region = Region(code: code)
    var compared = 0
    for _ in 0..<3_000 {
      let length = lengths.randomElement(using: &generator) ?? lengths.lowerBound
      let start = code == "CN" && length == 11 ? "1" : String(prefix.prefix(1))
      let digits =
        start
        + (start.count..<length).map { _ in String(Int.random(in: 0...9, using: &generator)) }
        .joined()
      guard let parsed = try? NumberingLibrary.parse(digits, region: region), parsed.isValid else {
        continue
      }
      compared += 1
      let number = try PhoneNumber(digits, region: region)
      #expect(number.e164 == parsed.e164, "\(digits) in \(code)")
      #expect(number.standing == .valid && number.region.code == parsed.region)
      let national = NumberingLibrary.formatted(digits, region: region, as: C_PHONE_NATIONAL)
      if code != "TW" { #expect(number.formatted == national) }
      // As cards there have it, also what libphonenumber groups.
      if code == "TW" { #expect(!number.formatted.contains(" "), "\(number.formatted)") }
    }
    #expect(compared > 200, "\(compared) in \(code)")
  }

  @Test func manyThreadsMayAskAtOnce() async throws {
    let texts = ["0912345678", "02-2345-6789", "+8613812345678", "110", "+16502530000"]
    let answers = await withTaskGroup(of: [String].self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<50).flatMap { _ in
            texts.map { (try? PhoneNumber($0, region: .taiwan))?.international ?? "refused" }
          }
        }
      }
      return await group.reduce(into: Set<String>()) { $0.formUnion($1) }
    }
    #expect(
      answers == [
        "+886 912 345 678", "+886 2 2345 6789", "+86 138 1234 5678", "110", "+1 650-253-0000",
      ])
  }
}

import PhoneNumbers
import Testing

@testable import CardReading

@Suite struct NumberJudgeTests {
  @Test(arguments: [
    ("1950-03-12", true), ("950-03-12", true), ("0912-3-12", false), ("1950/3/12", true),
    ("2024.12.31", true),
    ("0912-345-678", false),
    ("1950-0312", false), ("1998.71", true), ("2024/1115", true), ("2024.1115", false),
    ("2345.612", false), ("1950-13-12", false), ("02-2345-6789", false),
  ])
  func knowsADay(_ text: String, isDate: Bool) { #expect(NumberJudge.isDate(text) == isDate) }

  /// With points for colons, and behind what else was read there.
  @Test(arguments: [
    ("9.00-12.00", true), ("8:30 - 11:30", true), ("1-48.30-11.30", true), ("9.00-12.75", false),
    ("415.289.7795", false), ("02-2345-6789", false), ("9.00-12.00 3", false),
  ])
  func knowsHours(_ text: String, areHours: Bool) {
    #expect(NumberJudge.endsWithHours(text) == areHours)
    let looks = [text, text].map { reading($0) }
    #expect(judge.kind(of: looks) != .number || !areHours)
  }

  /// The character in a label's brackets was taken for a digit, or only the second bracket was seen.
  @Test(arguments: [
    (")07-304-1676", "07-304-1676"), ("(1)04-3834085", "04-3834085"),
    ("(2) (02)2345-6789", "(02)2345-6789"), ("(02)2345-6789", "(02)2345-6789"),
    ("(1)212-555-1234", "(1)212-555-1234"), ("102)2345-6789", "(02)2345-6789"),
  ])
  func leavesOutWhatIsLeftOfALabel(_ text: String, kept: String) {
    #expect(NumberJudge.bracketed(text) == kept)
  }

  /// Of 07441 659366 the first digits were taken for letters.
  @Test func knowsWhereNumbersBegin() {
    #expect(NumberJudge.lacksBeginning("7441659366", in: .unitedKingdom))
    #expect(!NumberJudge.lacksBeginning("07441659366", in: .unitedKingdom))
    #expect(!NumberJudge.lacksBeginning("2125551234", in: .unitedStates))
  }

  private let judge = NumberJudge(region: .taiwan, areaCode: "02")

  private func reading(
    _ text: String, confidence: Double = 99.5, other: [Int: (String, Double)] = [:]
  ) -> LineReading {
    LineReading(
      symbols: text.enumerated().map { index, character in
        var choices = [LineReading.Choice(text: String(character), confidence: confidence)]
        if let (text, confidence) = other[index] {
          choices.append(.init(text: text, confidence: confidence))
        }
        return .init(
          choices: choices, box: Box(x: index * 10, y: 0, width: 8, height: 20), startsWord: false)
      })
  }

  @Test func whatIsNotGroupedAsAmericansWriteIsNoAmericanNumber() {
    for region in [Region.taiwan, .china, .hongKong] {
      let number = CardEntry.phoneNumber("161 6751 3613", region: region, areaCode: nil)
      #expect(number?.dialled == "+8616167513613" && number?.standing == .possible, "\(region)")
    }
    for text in ["1-616-751-3613", "(616) 751-3613", "616 7513613"] {
      let number = CardEntry.phoneNumber(text, region: .taiwan, areaCode: nil)
      #expect(number?.dialled == "+16167513613")
    }
    let odd = CardEntry.phoneNumber("61-6751-3613", region: .taiwan, areaCode: nil)
    #expect(odd?.region == .taiwan && odd?.standing == .possible)
  }

  /// Eight digits without their area code are an Australian's, and no number of Hong Kong; with a +, and
  /// with a country code of another neighbour, numbers abroad are known.
  @Test func takesNumbersAbroadForWhatTheyAre() {
    for (text, dialled) in [
      ("9476 9214", "+6194769214"), ("+852 6739 3036", "+85267393036"),
      ("886 911 223 089", "+886911223089"),
    ] {
      let number = CardEntry.phoneNumber(text, region: Region(code: "AU"), areaCode: nil)
      #expect(number?.dialled == dialled, "\(text)")
    }
    let judge = NumberJudge(region: Region(code: "AU"), areaCode: nil)
    #expect(judge.plausibility("+852 6739 3036") == 0.9)
    #expect(judge.plausibility("6739 3036") < 0.9)
  }

  @Test func isSureOnlyWhereAllReadingsAgree() {
    let sure = reading("0912-345-678")
    #expect(judge.finding([sure, sure, sure]).reading.verdict == .sure)
    #expect(judge.finding([sure, sure, reading("0912-345-679")]).reading.verdict == .check)
    #expect(judge.finding([sure]).reading.verdict == .check)
  }

  /// No plan knows it, and every look takes the fifth digit for another one: still a number.
  @Test func keepsANumberOfWhichOneDigitIsReadOtherwiseEachTime() {
    let looks = "068".map { reading("(04)\($0)784-3862") }
    #expect(judge.finding(looks).kind == .number)
    #expect(judge.finding(Array(looks.prefix(2))).kind == .other)
    #expect(judge.finding(["123", "724", "163"].map { reading("0469\($0)185") }).kind == .other)
  }

  /// Four looks that see nothing but digits see a number, though no two see the same one.
  @Test func keepsANumberThatEachOfFourLooksReadsOtherwise() {
    let looks = ["123", "724", "163", "852"].map { reading("0469\($0)185") }
    let finding = judge.finding(looks)
    #expect(finding.kind == .number)
    #expect(finding.reading.verdict == .check)
    #expect(judge.finding(Array(looks.prefix(3))).kind == .other)
    #expect(judge.finding(looks.prefix(3) + [reading("0469~52185")]).kind == .other)
    #expect(judge.finding(looks.prefix(3) + [reading("04691851")]).kind == .other)
  }

  /// Of 111 that stand close two are read; a local number, whole or not, lacks none.
  @Test func knowsWhereOneMoreStrokeMakesANumber() {
    #expect(judge.mayLackStroke("0910-11-222"))
    #expect(judge.mayLackStroke("0922-345-67") == false)
    #expect(judge.mayLackStroke("0912-345-6") == false)
    #expect(judge.mayLackStroke("2711-3456") == false)
  }

  @Test func isNotSureOfAnUncertainDigit() {
    let doubtful = reading("0912-345-678", confidence: 90)
    #expect(judge.finding([doubtful, doubtful, doubtful]).reading.verdict == .check)
  }

  @Test func isNotSureOfADigitThatMayBeAnother() {
    let certain = reading("0912-345-678")
    func finding(_ other: Double, _ looks: Int) -> NumberJudge.Finding {
      let doubtful = reading("0912-345-678", other: [3: ("7", other)])
      let readings = Array(repeating: doubtful, count: looks)
      return judge.finding(readings + Array(repeating: certain, count: 4 - looks))
    }
    #expect(finding(30, 4).reading.verdict == .sure)
    #expect(finding(60, 4).reading.verdict == .check)
    // What one look of four doubts the others may know.
    #expect(finding(60, 1).reading.verdict == .sure)
    #expect(finding(90, 3).reading.verdict == .check)
    // Further looks may tell where not all is lost.
    #expect(finding(60, 4).isPromising && finding(90, 3).isPromising)
    #expect(!finding(90, 4).isPromising && !finding(30, 4).isPromising)
  }

  /// Further looks would say the same of a number that is known elsewhere; a 1 may be lost in what no
  /// plan knows.
  @Test func isClearOfNumbersThatSomePlanKnows() {
    let clear = judge.finding(Array(repeating: reading("1-479-643-0688"), count: 2))
    #expect(clear.isClear && clear.reading.verdict == .check)
    let doubtful = reading("1-479-643-0688", other: [4: ("7", 60)])
    #expect(!judge.finding([doubtful, doubtful]).isClear)
    #expect(!judge.finding([reading("1-479-643-0688"), reading("1-479-643-0689")]).isClear)
    #expect(!judge.finding(Array(repeating: reading("0910-11-222"), count: 2)).isClear)
  }

  /// Two looks must be further ahead than four to need no more.
  @Test func isSureAtOnceOnlyOfWhatIsFarAhead() {
    func finding(_ other: Double, _ looks: Int) -> NumberJudge.Finding {
      let doubtful = reading("0912-345-678", other: [3: ("7", other)])
      return judge.finding(Array(repeating: doubtful, count: looks))
    }
    #expect(finding(20, 2).reading.verdict == .sure)
    #expect(finding(28, 2).reading.verdict == .check)
    #expect(finding(28, 2).isPromising)
    #expect(finding(28, 4).reading.verdict == .sure)
  }

  /// A telephone takes 617-630-349 for (06) 1763-0349; on the paper stood 617-630-3491, its end in a
  /// shadow.
  @Test func isNotSureOfANumberWithoutItsBeginning() {
    func finding(_ text: String) -> NumberJudge.Finding {
      judge.finding([reading(text), reading(text)])
    }
    func verdict(_ text: String) -> Verdict { finding(text).reading.verdict }
    #expect(finding("617-630-349").e164 == "+886617630349")
    #expect(verdict("617-630-349") == .check)
    #expect(verdict("06-1763-0349") == .sure)
    #expect(verdict("886 912 345 678") == .sure)
    #expect(verdict("+886 912 345 678") == .sure)
  }

  /// A blank before or behind a digit is where another one was not seen: of 0977258740 was read 0-77258740.
  @Test func isNotSureOfANumberThatIsBrokenAsNobodyPartsIt() {
    func verdict(_ text: String) -> Verdict {
      judge.finding([reading(text), reading(text)]).reading.verdict
    }
    for text in ["0-77258740", "0912-345-6-78", "0971-6767-58", "02-2345-678-9"] {
      #expect(verdict(text) == .check, "\(text)")
    }
    for text in [
      "0912345678", "0912-345678", "(02)2345-6789", "+886-2-2345-6789", "886-2-2345-6789",
      "00886-2-2345-6789", "+886912345678",
    ] {
      #expect(verdict(text) == .sure, "\(text)")
    }
  }

  /// Whatever stands before it in another country's plan must be there, or be needless.
  @Test func isSureOfNumbersAbroadThatAreWrittenWhole() {
    func verdict(_ text: String) -> Verdict {
      judge.finding([reading(text), reading(text)]).reading.verdict
    }
    for text in [
      "+86 138-1234-5678", "13812345678", "138-1234-5678", "+852-2541-5195", "+1-212-736-5000",
      "(603)217-7544", "(206)582-7556", "135-1923-5308", "+44-7911-123456",
    ] {
      #expect(verdict(text) == .sure, "\(text)")
    }
    for text in [
      "2541-5195", "852-2541-5195", "86-138-1234-5678", "1381-234-5678", "6032177544",
      "2065827556", "1-351-923-5308", "+86-138-1234-567", "(112)736-5000", "09311214616",
    ] {
      #expect(verdict(text) == .check, "\(text)")
    }
  }

  /// Without its first digit a number of another country may be one at home.
  @Test func takesALongerNumberThatEndsInAnotherForTheWholeOfIt() {
    func finding(_ text: String) -> NumberJudge.Finding {
      judge.finding([reading(text), reading(text)])
    }
    #expect(finding("206-277-4438").isLonger(than: finding("06-277-4438")))
    #expect(!finding("06-277-4438").isLonger(than: finding("06-277-4438")))
    #expect(!finding("906-277-4438").isLonger(than: finding("06-277-4431")))
    #expect(!finding("7-0912-345-678").isLonger(than: finding("0912-345-678")))
  }

  @Test func nearlySureIsNotPromisingWhereNoPlanKnowsTheNumber() {
    let doubtful = reading("0469-792-185", other: [3: ("7", 60)])
    #expect(!judge.finding([doubtful, doubtful, doubtful, doubtful]).isPromising)
  }

  @Test func isNeverSureOfServiceNumbersAndCompletedOnes() {
    let service = reading("110")
    #expect(judge.finding([service, service, service]).reading.verdict == .check)
    let local = reading("2345-6789")
    let finding = judge.finding([local, local, local])
    #expect(finding.reading.verdict == .check)
    #expect(finding.e164 == "+886223456789")
  }

  @Test func offersWhatTheEngineSawBesides() {
    let unclear = reading("0912-345-678", other: [3: ("7", 60), 8: ("0", 70)])
    let finding = judge.finding([unclear, unclear])
    #expect(finding.reading.text == "0912-345-678")
    #expect(finding.reading.candidates.contains("0917-345-678"))
    #expect(finding.reading.candidates.count <= 4)
  }

  @Test func prefersTheReadingThatIsANumber() {
    let finding = judge.finding([reading("0912-345-67"), reading("0912-345-678")])
    #expect(finding.reading.text == "0912-345-678")
    #expect(finding.e164 == "+886912345678")
  }

  /// Nobody writes 09-12345678 in Taiwan, nor a landline in the groups of a mobile number.
  @Test func takesTheGroupsForASignOfWhatWasWritten() {
    let landline = reading("09-28194283", other: [1: ("4", 80)])
    #expect(judge.finding([landline]).reading.text == "04-28194283")
    let mobile = reading("0469-792-185", other: [1: ("9", 80)])
    #expect(judge.finding([mobile]).reading.text == "0969-792-185")
  }

  /// 886 976-775-971, its 9 not seen, is a landline to Taiwan's plan.
  @Test func isNotSureOfALandlineThatIsGroupedAsAMobileNumber() {
    func verdict(_ text: String) -> Verdict {
      judge.finding([reading(text), reading(text)]).reading.verdict
    }
    for text in ["886 76-775-971", "+886 76-775-971", "076-775-971"] {
      #expect(verdict(text) == .check)
    }
    for text in ["886 7 677 5971", "07 677-5971", "(07)6775971", "037-123-456", "0976-775-971"] {
      #expect(verdict(text) == .sure, "\(text)")
    }
    for text in ["00886-976-775-971", "0800-123-456", "08-886-1234", "02 2345 6789#123"] {
      #expect(judge.plausibility(text) >= 0.9, "\(text)")
    }
  }

  /// Each look may doubt another digit: what all of them say of each counts.
  @Test func isSureWhereNoDigitIsDoubtedTwice() {
    let looks = [3, 5, 6, 10].map { reading("0912-345-678", other: [$0: ("1", 90)]) }
    #expect(judge.finding(looks).reading.verdict == .sure)
    #expect(judge.finding(Array(repeating: looks[0], count: 4)).reading.verdict == .check)
  }

  /// One of eight looks may be mistaken, and what it says counts.
  @Test func isSureThoughOneOfEightLooksDiffers() {
    let (right, wrong) = (reading("0912-345-678"), reading("0912-345-679"))
    func verdict(_ looks: [LineReading]) -> Verdict { judge.finding(looks).reading.verdict }
    #expect(verdict(Array(repeating: right, count: 7) + [wrong]) == .sure)
    #expect(verdict(Array(repeating: right, count: 6) + [wrong, wrong]) == .check)
    #expect(verdict(Array(repeating: right, count: 3) + [wrong]) == .check)
    let doubtful = reading("0912-345-678", other: [11: ("9", 50)])
    #expect(verdict(Array(repeating: doubtful, count: 8)) == .check)
    #expect(verdict(Array(repeating: doubtful, count: 7) + [wrong]) == .check)
  }

  @Test func leavesOutWhatIsNoPartOfTheNumber() {
    let beside = reading("~0912-345-678", other: [5: ("~", 60)])
    let finding = judge.finding([beside, beside, beside])
    #expect(finding.reading.candidates == ["0912-345-678"])
    let name = reading("~~~")
    #expect(judge.finding([name, name, reading("~~1")]).kind == .other)
  }

  @Test func opensABracketThatWasTakenForAOne() {
    let finding = judge.finding([reading("103)261-0638"), reading("103)261-0638")])
    #expect(finding.reading.text == "(03)261-0638")
  }

  @Test func isNotSureWhereABracketIsMissing() {
    let half = reading("03)261-0638")
    #expect(judge.finding([half, half, half]).reading.verdict == .check)
  }

  @Test func knowsMobileNumbersOfTheMainlandBeforeTheLibraryDoes() {
    #expect(judge.plausibility("142 2886 3799") == 0.9)
    #expect(judge.plausibility("28863799") < 0.9)
  }

  @Test func takesTenDigitsForAmericanOnlyWhereTheyAreGroupedSo() {
    #expect(judge.plausibility("801-959-5591") == 0.9)
    #expect(judge.plausibility("+1 801 959 5591") == 0.9)
    #expect(judge.plausibility("801-959-5591 #123") == 0.9)
    #expect(judge.plausibility("8 01-9595591") < 0.9)
  }

  @Test func readsNothingFromNothing() {
    #expect(judge.finding([]).reading.verdict == .unread)
    #expect(judge.finding([reading("--")]).reading.verdict == .unread)
  }
}

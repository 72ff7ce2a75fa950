import Testing

@testable import CardReading

/// What hands make of names in Latin letters.
@Suite struct LatinSpellingTests {
  private func reading(_ text: String, confidence: Double = 80) -> LineReading {
    var symbols: [LineReading.Symbol] = []
    var startsWord = true
    for character in text {
      if character == " " {
        startsWord = true
        continue
      }
      symbols.append(
        .init(
          choices: [.init(text: String(character), confidence: confidence)],
          box: Box(x: symbols.count * 10, y: 0, width: 8, height: 20), startsWord: startsWord))
      startsWord = false
    }
    return LineReading(symbols: symbols)
  }

  private func texts(_ readings: LineReading...) -> [String] {
    LatinSpelling.ranked(readings.flatMap(LatinSpelling.all)).prefix(4).map(\.text)
  }

  @Test func offersTheNameThatIsLikeWhatWasRead() {
    #expect(texts(reading("Mary Snth")).contains("Mary Smith"))
    #expect(texts(reading("Marqaret Lee")).first == "Margaret Lee")
  }

  @Test func keepsANameThatNobodyKnows() {
    #expect(texts(reading("Zbigniew Wojcik")).contains("Zbigniew Wojcik"))
    #expect(texts(reading("Kurniawan")).first == "Kurniawan")
  }

  @Test func mendsCapitalsInsideAWordAndSpellsBlockCapitalsAsNames() {
    #expect(texts(reading("DorotHy")).first == "Dorothy")
    #expect(texts(reading("DAVIES ARTHUR")).first == "Davies Arthur")
    #expect(texts(reading("THOMAS"), reading("Thomas")).first == "Thomas")
  }

  @Test func knowsNamesWithASecondCapital() {
    #expect(texts(reading("Ronald Mcdonald")).first == "Ronald McDonald")
    #expect(texts(reading("Mary O'neill")).first == "Mary O'Neill")
    #expect(texts(reading("Peter D'Xqvrt")).contains("Peter D'Xqvrt"))
    #expect(texts(reading("MARY O'NEILL")).first == "Mary O'Neill")
    // A name that was written without it.
    #expect(texts(reading("Mary Oneill")).first == "Mary Oneill")
  }

  @Test func knowsWhatOlderPeopleAndChurchesAreCalled() {
    #expect(texts(reading("Aunty Mei")).first == "Aunty Mei")
    #expect(texts(reading("CHINESE SCHOOL")).first == "Chinese School")
    #expect(texts(reading("Mr E. Mrs Lee")).first == "Mr & Mrs Lee")
  }

  @Test func knowsWhomPeopleOfSoutheastAsiaWriteDown() {
    #expect(texts(reading("Kak Lonq")).first == "Kak Long")
    #expect(texts(reading("Bengkei Ah Seng")).first == "Bengkel Ah Seng")
    #expect(texts(reading("Kuya Jon")).first == "Kuya Jon")
  }

  @Test func writesAllWordsOfALineAlike() {
    #expect(texts(reading("Hong MAsON")).first == "Hong Mason")
    #expect(texts(reading("NIChOLSON WEST")).first == "Nicholson West")
  }

  @Test func knowsNamesAsTheMainlandTaiwanAndHongKongSpellThem() {
    #expect(texts(reading("Wang Xiaomirg")).first == "Wang Xiaoming")
    #expect(texts(reading("Chen Meihna")).first == "Chen Meihua")
    #expect(texts(reading("Hsu Chih-mirg")).first == "Hsu Chih-ming")
    #expect(texts(reading("Chou Hsiu-yueb")).first == "Chou Hsiu-yueh")
    #expect(texts(reading("Lau Tak Wdh")).first == "Lau Tak Wah")
    #expect(texts(reading("Fioma Ng")).first == "Fiona Ng")
  }

  @Test func writesTheSecondSyllableSmallWhereAHandHasCapitalsAlone() {
    #expect(texts(reading("CHEN MEI-HUA")).first == "Chen Mei-hua")
    #expect(texts(reading("LIN YI-TING")).first == "Lin Yi-ting")
    #expect(texts(reading("GORDON-CAMPBELL MANDY")).first == "Gordon-Campbell Mandy")
    #expect(texts(reading("DOROTHY-LIN WEST")).first == "Dorothy-Lin West")
    // As it is written, where small letters tell.
    #expect(texts(reading("Chen Mei-Hua")).first == "Chen Mei-Hua")
    #expect(texts(reading("Chen Mei-hua")).first == "Chen Mei-hua")
  }

  @Test func readsOneWordByTheOthersWhereTheyMakeANameOfMandarin() {
    #expect(texts(reading("Lia Chiang-chao")).first == "Liu Chiang-chao")
    #expect(texts(reading("Chiang-chao Lia")).first == "Chiang-chao Liu")
    #expect(texts(reading("Lia Sophie")).first == "Lia Sophie")
    #expect(texts(reading("Tsou l-chuan")).first == "Tsou I-chuan")
    #expect(texts(reading("Feng Dean")).first == "Feng Dean")
    #expect(texts(reading("Mary Dean")).first == "Mary Dean")
  }

  @Test func takesASurnameForLikelierThanABareInitial() {
    #expect(texts(reading("L Mei")).first == "L Mei")
    #expect(texts(reading("L. Mei")).first == "L. Mei")
    #expect(texts(reading("W Xiaoming"), reading("Wu Xiaoming")).first == "Wu Xiaoming")
  }

  @Test func joinsTheHalvesOfAWordWhoseLettersStandApart() {
    #expect(texts(reading("Por Ter Megan")).first == "Porter Megan")
    #expect(texts(reading("Nichol Son Gutier Rez")).first == "Nicholson Gutierrez")
    #expect(texts(reading("Gor Don-ru Dy")).first == "Gordon-rudy")
    for names in [
      "Mary Ann", "Mei Ling", "De Leon", "Ann Marie", "Jo Ann Lee", "Dr Lee", "Van Horn",
      "St James", "San Juan", "La Rosa", "De La Cruz", "Wei An", "Li Na", "Jo Anne", "Mary Lou",
      "Xiu Mei", "Da Silva", "Li Li", "Ya Ting Lin", "Hui Min",
    ] {
      #expect(texts(reading(names)).first == names)
    }
  }

  @Test func knowsALetterByItsTwoHalves() {
    #expect(texts(reading("Flurray Cook")).first == "Murray Cook")
    #expect(texts(reading("Gordon Icim")).first == "Gordon Kim")
    #expect(texts(reading("IIarry Lvest")).first == "Harry West")
    for names in [
      "William Hill", "Alice Nichols", "Felicia Gill", "Eric Erickson", "Lily Flores",
      "Vivian Oliver", "Julia Garcia", "Tracie Fields",
    ] {
      #expect(texts(reading(names)).first == names)
    }
    #expect(!texts(reading("Fiona Li", confidence: 96)).contains("Mona Li"))
  }

  @Test func knowsEverySyllableOfMandarin() {
    for names in ["Xiu Mei", "Jing Xin", "Zhen-qing Lu", "Bo Xiang Tian", "Yue Rong"] {
      #expect(texts(reading(names)).first == names)
    }
  }

  @Test func leavesAStrokeTooManyOut() {
    #expect(texts(reading("IThomas Leel")).first == "Thomas Lee")
    #expect(texts(reading("Neil Neal")).first == "Neil Neal")
  }

  @Test func keepsHyphensInitialsAndTitles() {
    #expect(texts(reading("Mary-Jane Lee")).first == "Mary-Jane Lee")
    #expect(texts(reading("Mei-ling Chen")).first == "Mei-ling Chen")
    #expect(texts(reading("Sue D. Winter")).first == "Sue D. Winter")
    #expect(texts(reading("Mrs. Rogers")).first == "Mrs. Rogers")
  }

  @Test func takesNoSignForALetterOfAName() {
    #expect(texts(reading("Sue ©. Winter"), reading("Sue E. Winter")).first == "Sue E. Winter")
    #expect(texts(reading("Sue & Winter")).first == "Sue Winter")
    #expect(texts(reading("[im Bailey"), reading("Kzm Bailey")).first?.contains("[") == false)
    #expect(texts(reading("& ©")).isEmpty)
  }

  @Test func costsANameLessThanWhatIsNone() throws {
    let name = try #require(LatinSpelling.all(of: reading("Jennifer Clark")).first)
    let other = try #require(LatinSpelling.all(of: reading("Xqvrt Wbkzp")).first)
    #expect(name.costPerLetter < 1)
    #expect(other.costPerLetter > 1.4)
  }

  @Test func saysNothingOfNothing() {
    #expect(texts(LineReading(symbols: [])).isEmpty)
    #expect(LatinSpelling.all(of: LineReading(symbols: [])).isEmpty)
  }
}

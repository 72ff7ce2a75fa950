import Chance
import Foundation
import PhoneNumbers
import Testing

@testable import AddressBook

@Suite struct VCardTests {
  private let home: TemporaryHome
  private let book: AddressBook
  private let owner: Person

  init() throws {
    home = try TemporaryHome()
    book = try home.book()
    owner = try book.currentPerson()
  }

  private func read(_ text: String, into book: AddressBook? = nil, yes: Bool = false) throws
    -> VCardImport
  {
    try read(Array(text.utf8), into: book, yes: yes)
  }

  private func read(_ bytes: [UInt8], into book: AddressBook? = nil, yes: Bool = false) throws
    -> VCardImport
  {
    let book = book ?? self.book
    return try book.importCards(
      bytes, for: book.currentPerson().id, region: .taiwan, takesServiceNumbers: yes
    ) { bytes in
      guard bytes.first != 0 else { throw CocoaError(.fileReadCorruptFile) }
      return [0xFF] + bytes
    }
  }

  private func card(_ lines: String...) -> String {
    (["BEGIN:VCARD", "VERSION:3.0"] + lines + ["END:VCARD", ""]).joined(separator: "\r\n")
  }

  @Test(arguments: VCardVersion.allCases)
  func aRoundTripLosesNothing(version: VCardVersion) throws {
    let names = ["王小明", "O'Brien; \"Pat\", \\ ^n", "🌸", String(repeating: "長名", count: 40)]
    for (index, name) in names.enumerated() {
      var numbers = [
        NewContact.Number(
          try PhoneNumber("02-2345-678\(index) 分機 12", region: .taiwan), label: "work"),
        NewContact.Number(try PhoneNumber("0911 222 33\(index)", region: .taiwan), label: "海邊;小屋"),
        NewContact.Number(try PhoneNumber("2345-6789", region: .taiwan)),
      ]
      numbers[1].written = "(0911) 222-33\(index)"
      try book.addContact(
        NewContact(
          owner: owner.id, name: name, numbers: numbers,
          picture: book.storePicture([1, 2, UInt8(index)]),
          handwriting: book.storePicture([0x89, 0x50, 0x4E, 0x47, UInt8(index)])))
    }
    try book.addContact(
      NewContact(
        owner: owner.id, name: nil,
        numbers: [.init(try PhoneNumber("0955666777", region: .taiwan))],
        handwriting: book.storePicture([7])))
    try book.moveContact(book.contacts(of: owner.id)[3].id, toPlace: 1)
    let before = try book.contacts(of: owner.id)
    let text = try book.exportCards(of: owner.id, version: version)
    #expect(text.split(separator: "\r\n").allSatisfy { $0.utf8.count <= 75 })

    let other = try TemporaryHome()
    let theirs = try other.book()
    for file in try FileManager.default.contentsOfDirectory(
      at: home.home.appendingPathComponent("pictures"), includingPropertiesForKeys: nil)
    {
      _ = try theirs.storePicture([UInt8](try Data(contentsOf: file)))
    }
    let result = try read(text, into: theirs)
    #expect(result.faults.isEmpty)
    let after = try theirs.contacts(of: theirs.currentPerson().id)
    func comparable(_ contacts: [Contact]) -> [[String?]] {
      contacts.map { contact in
        [contact.id, contact.name, contact.picture, contact.handwriting]
          + contact.numbers.flatMap { [$0.written, $0.e164, $0.dialled, $0.extension, $0.label] }
      }
    }
    #expect(comparable(after) == comparable(before))
    #expect(try read(text).added.isEmpty)
    #expect(try read(text).known == 5)
  }

  @Test func foreignPropertiesComeBack() throws {
    let lines = [
      "N:Chen;Mary;Ann;Dr.;", "item1.TEL;TYPE=CELL,pref:0911-222-333", "TEL;TYPE=FAX:02-2345-6789",
      "EMAIL;TYPE=INTERNET:mary@example.org",
      "ADR;TYPE=HOME:;;1 Road\\, 2nd\\; floor;Taipei;;100;TW",
      "item2.X-ABDATE:2001-02-03", "item2.X-ABLabel:_$!<Anniversary>!$_", "NOTE:one\\ntwo",
      "UID:12345",
    ]
    let text = (["BEGIN:VCARD", "VERSION:3.0", "FN:Mary Chen"] + lines + ["END:VCARD"])
      .joined(separator: "\r\n")
    #expect(try read(text).added.map(\.name) == ["Mary Chen"])
    let exported = try book.exportCards(of: owner.id, version: .three)
      .replacing("\r\n ", with: "").split(separator: "\r\n").map(String.init)
    for line in lines { #expect(exported.contains(line)) }
    #expect(exported.count { $0.hasPrefix("UID") } == 1)
    #expect(exported.count { $0.contains("TEL;") } == 2)
  }

  @Test func aRenamedContactDoesNotKeepTheFormerNameInN() throws {
    var contact = try read(card("FN:Mary Chen", "N:Chen;Mary;;;", "TEL:0911222333")).added[0]
    contact.name = "陳瑪麗"
    try book.editContact(contact.id) { $0 = contact }
    let exported = try book.exportCards(of: owner.id, version: .three)
    #expect(!exported.contains("Mary"))
    #expect(exported.contains("N:陳瑪麗;;;;"))
  }

  @Test func oneBadCardDoesNotStopTheRest() throws {
    let text =
      card("FN:甲", "TEL:0911111111") + card("FN:無號碼") + card("TEL:0922222222")
      + card("FN:乙", "rubbish without a colon", "TEL:0933333333")
      + card("FN:" + String(repeating: "長", count: 400), "TEL:0944444444")
      + card("FN:警察", "TEL:110") + "BEGIN:VCARD\r\nFN:無結尾\r\n" + card("FN:丙", "TEL:0955555555")
      + card("FN:字", "TEL:call me maybe")
    let result = try read(text)
    #expect(result.added.map(\.name) == ["甲", "乙", "丙"])
    #expect(
      result.faults.map { "\($0.line) \($0.reason.rawValue)" } == [
        "6 no-number", "10 no-name", "17 broken-line", "20 long-name", "25 service-number",
        "30 no-end", "37 number", "37 no-number",
      ])
    #expect(try read(card("FN:警察", "TEL:110"), yes: true).added.map(\.name) == ["警察"])
  }

  @Test func whatAndroidCallsANumberIsItsLabel() throws {
    let custom = "X-CUSTOM(CHARSET=UTF-8,ENCODING=QUOTED-PRINTABLE,=E9=84=89=E4=B8=8B)"
    let text = card(
      "FN:甲", "TEL;X-Farm:0911111111", "TEL;\(custom):0922222222", "TEL;CELL:0933333333")
    let added = try read(text).added
    #expect(added.map { $0.numbers.map(\.label) } == [["Farm", "鄉下", "mobile"]])
    #expect(added.first?.numbers.map(\.dialled).last == "+886933333333")
    let exported = try exportedLines()
    #expect(exported.contains { $0.contains("0911111111") || $0.contains("+886911111111") })
  }

  @Test func ofACardThatIsLeftOutNoLineIsSaidToBeTheRest() throws {
    let cut = try read("BEGIN:VCARD\r\nFN:甲\r\nTEL:0911111111\r\nNOTE;CHAR")
    #expect(cut.added.isEmpty && cut.faults.map(\.reason) == [.noEnd])
    let next = try read("BEGIN:VCARD\r\nFN:甲\r\nNOTE;CHAR\r\n" + card("FN:乙", "TEL:0922222222"))
    #expect(next.added.map(\.name) == ["乙"] && next.faults.map(\.reason) == [.noEnd])
  }

  @Test func eachServiceNumberThatIsLeftOutIsNamed() throws {
    let result = try read(card("FN:六", "TEL:1-1-0", "TEL:0911111111", "TEL:165"))
    #expect(result.added.map { $0.numbers.map(\.dialled) } == [["+886911111111"]])
    #expect(result.faults.map(\.reason) == [.serviceNumber, .serviceNumber])
    #expect(result.faults.map(\.number) == ["1-1-0", "165"])
    #expect(try read(card("FN:警察", "TEL:110")).faults.map(\.number) == ["110"])
  }

  @Test(
    arguments: [
      ("TEL;VALUE=uri;TYPE=\"voice,cell\":tel:+886-912-345-678", "+886912345678", nil, "mobile"),
      ("TEL;VALUE=uri;TYPE=work:tel:+886-2-2345-6789;ext=12", "+886223456789", "12", "work"),
      ("TEL:tel:2345-6789;phone-context=+886-2", "+886223456789", nil, nil),
      ("TEL;CELL:0912345678", "+886912345678", nil, "mobile"),
      ("tel;type=HOME:02-2345-6789", "+886223456789", nil, "home"),
      ("TEL;type=MAIN:02-2345-6789", "+886223456789", nil, "main"),
      ("TEL;type=OTHER;type=VOICE;type=pref:0912345678", "+886912345678", nil, "other"),
    ] as [(String, String, String?, String?)])
  func numbersAreReadInEveryDialect(line: String, e164: String, ending: String?, label: String?)
    throws
  {
    let number = try #require(try read(card("FN:甲", line)).added.first?.numbers.first)
    #expect(number.e164 == e164)
    #expect(number.extension == ending)
    #expect(number.label == label)
  }

  @Test func oldTelephonesCardsAreRead() throws {
    let text = """
      BEGIN:VCARD
      VERSION:2.1
      N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E7=8E=8B;=E5=B0=8F=\r
      =E6=98=8E;;;
      TEL;CELL:0912345678
      END:VCARD
      """
    #expect(try read(text).added.map(\.name) == ["王小明"])
    #expect(try read("\u{FEFF}" + card("FN:甲", "TEL:0911111111")).added.map(\.name) == ["甲"])
    #expect(
      try read(card("FN:乙", "TEL:0922222222").replacing("\r\n", with: "\r")).added.map(\.name)
        == ["乙"])
  }

  /// A card in which a property is given by its bytes.
  private func card(_ property: String, _ value: [UInt8], number: String) -> [UInt8] {
    Array("BEGIN:VCARD\r\nVERSION:2.1\r\n\(property):".utf8) + value
      + Array("\r\nTEL;CELL:\(number)\r\nEND:VCARD\r\n".utf8)
  }

  /// A bare CR would end a line of the export, and what stands behind it be a card of its own.
  @Test func noLineEndInAValueBecomesOneOfAnExport() throws {
    let note =
      "NOTE;ENCODING=QUOTED-PRINTABLE:a=0DEND:VCARD=0DBEGIN:VCARD=0D"
      + "FN:Ghost=0DTEL:0999999999=0D"
    _ = try read(Array(card("FN:Ann", note, "TEL:0911222333").utf8))
    let exported = try book.exportCards(of: owner.id, version: .three)
    #expect(!exported.replacing("\r\n", with: "").contains("\r"))
    #expect(VCardFile(Array(exported.utf8)).cards.count == 1)
  }

  private func quotedPrintable(_ bytes: [UInt8]) -> [UInt8] {
    bytes.flatMap { Array(String(format: "=%02X", Int($0)).utf8) }
  }

  @Test(
    arguments: [
      ("BIG5", [0xA4, 0xFD, 0xA4, 0x6A, 0xA9, 0xFA], "王大明"),
      // The second byte of each is a backslash elsewhere.
      ("big5", [0xB3, 0x5C, 0xA5, 0x5C, 0xBB, 0x5C], "許功蓋"),
      ("GBK", [0xCD, 0xF5, 0xCC, 0xCE], "王涛"), ("GB2312", [0xCD, 0xF5, 0xCC, 0xCE], "王涛"),
      ("GB18030", [0x95, 0x34, 0xB2, 0x35], "𠮷"),
      ("SHIFT_JIS", [0x8E, 0x52, 0x93, 0x63], "山田"),
      ("ISO-8859-1", [0x4D, 0xFC, 0x6C, 0x6C, 0x65, 0x72], "Müller"),
      ("UTF-8", [0xE7, 0x8E, 0x8B], "王"),
    ] as [(String, [UInt8], String)])
  func theCharacterSetsOfOldTelephonesAreRead(charset: String, bytes: [UInt8], name: String) throws
  {
    let plain = card("FN;CHARSET=\(charset)", bytes, number: "0911111111")
    let quoted = card(
      "FN;CHARSET=\(charset);ENCODING=QUOTED-PRINTABLE", quotedPrintable(bytes),
      number: "0922222222")
    let bare = card(
      "FN;QUOTED-PRINTABLE;CHARSET=\(charset)", quotedPrintable(bytes), number: "0933333333")
    let result = try read(plain + quoted + bare)
    #expect(result.added.map(\.name) == [name, name, name])
    #expect(result.faults.isEmpty)
  }

  @Test func partsOfANameInBig5AreDividedWhereTheirCharactersEnd() throws {
    let value: [UInt8] = [0xB3, 0x5C, 0x3B, 0xA5, 0x5C, 0xBB, 0x5C, 0x3B, 0x3B, 0x3B]
    let result = try read(card("N;CHARSET=BIG5", value, number: "0911111111"))
    #expect(result.added.map(\.name) == ["許功蓋"])
    let exported = try book.exportCards(of: owner.id, version: .three)
    #expect(exported.contains("N:許;功蓋;;;\r\n") && !exported.contains("CHARSET"))
  }

  @Test(arguments: [true, false])
  func filesInUTF16AreRead(isBigEndian: Bool) throws {
    func encoded(_ text: String) -> [UInt8] {
      ("\u{FEFF}" + text).utf16.flatMap { (unit) -> [UInt8] in
        let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        return isBigEndian ? bytes : bytes.reversed()
      }
    }
    // Windows saves an old card anew in Unicode, and leaves what its lines say of themselves.
    let text =
      card("FN:王十六", "TEL:0911111111") + card("FN;CHARSET=BIG5:陳𠮷", "TEL:0922222222")
      + card("FN;CHARSET=BIG5;ENCODING=QUOTED-PRINTABLE:=A4=FD", "TEL:0933333333")
    #expect(try read(encoded(text)).added.map(\.name) == ["王十六", "陳𠮷", "王"])
    let halfACharacter: [UInt8] = isBigEndian ? [0xD8, 0] : [0, 0xD8]
    for damaged in [Array(encoded(text).dropLast()), encoded(text) + halfACharacter] {
      let result = try read(damaged)
      #expect(result.added.isEmpty && result.known == 0)
      #expect(result.faults == [VCardFault(line: 1, reason: .unreadableText)])
    }
  }

  @Test(
    arguments: [
      // Nothing says what these are.
      ("FN", [0xA4, 0xFD, 0xA4, 0x6A]), ("NOTE", [0x4D, 0xFC]),
      ("FN;ENCODING=QUOTED-PRINTABLE", Array("=CD=F5".utf8)),
      // They are not what is said.
      ("FN;CHARSET=UTF-8", [0xA4, 0xFD]), ("FN;CHARSET=BIG5", [0xA4, 0xFD, 0xA4]),
      ("FN;CHARSET=BIG5", [0x41, 0x80]), ("FN;CHARSET=GBK", [0xCD, 0xF5, 0xFF]),
      // One of the characters that everybody may give a meaning of their own.
      ("FN;CHARSET=GBK", [0xCD, 0xF5, 0xAA, 0xA1]),
      // Nobody knows the character set, or has lost the letters already.
      ("FN;CHARSET=X-OURS", [0x41]), ("FN;CHARSET=BIG5//IGNORE", [0xA4, 0xFD, 0x80]),
      ("FN;CHARSET=UTF-7", Array("+c4s-".utf8)), ("FN", [0xEF, 0xBF, 0xBD]),
    ] as [(String, [UInt8])])
  func aCardThatCannotBeReadForSureIsRefusedAndTheRestTaken(property: String, value: [UInt8]) throws
  {
    let good = Array(card("FN:甲", "TEL:0922222222").utf8)
    let result = try read(card(property, value, number: "0911111111") + good)
    #expect(result.added.map(\.name) == ["甲"])
    #expect(result.faults.map(\.line) == [1])
    #expect(result.faults.map(\.reason) == [.unreadableText])
    #expect(try !book.exportCards(of: owner.id, version: .three).contains("\u{FFFD}"))
  }

  @Test func aTextBeyondAllMeasureIsNotConverted() {
    let bytes = [UInt8](repeating: 0xA4, count: TextEncoding.longest)
    #expect(TextEncoding.big5.text(bytes)?.count == TextEncoding.longest / 2)
    #expect(TextEncoding.big5.text(bytes + [0xA4, 0xA4]) == nil)
  }

  @Test func oneNumberOfACardIsOneNumber() throws {
    let result = try read(
      card("FN:甲", "TEL;TYPE=CELL:0912-345-678", "TEL;TYPE=WORK,pref:+886 912 345 678"))
    #expect(result.added.map { $0.numbers.map(\.written) } == [["0912-345-678"]])
    let exported = try book.exportCards(of: owner.id, version: .three)
    #expect(exported.contains("TEL;TYPE=WORK,pref:+886 912 345 678\r\n"))
    let desks = try read(card("FN:乙", "TEL:02-2345-6789 ext. 12", "TEL:02-2345-6789 ext. 13"))
    #expect(desks.added.first?.numbers.map(\.extension) == ["12", "13"])
  }

  /// The lines of an export, unfolded.
  private func exportedLines(of book: AddressBook? = nil) throws -> [String] {
    let book = book ?? self.book
    return try book.exportCards(of: book.currentPerson().id, version: .three)
      .replacing("\r\n ", with: "").split(separator: "\r\n").map(String.init)
  }

  private func numbers(of book: AddressBook? = nil) throws -> [[String]] {
    let book = book ?? self.book
    return try book.contacts(of: book.currentPerson().id).map { contact in
      [contact.name ?? "-"]
        + contact.numbers.map { $0.dialled + ($0.extension.map { "#" + $0 } ?? "") }
    }
  }

  @Test func numbersAreTakenAsTheyAreTyped() throws {
    let result = try read(
      card("FN:王濤", "TEL;TYPE=WORK:13800138000", "TEL;TYPE=HOME:02-2345-6789")
        + card("FN:李", "TEL:139 1234 5678"))
    #expect(result.faults.isEmpty)
    #expect(
      try numbers() == [["王濤", "+8613800138000", "+886223456789"], ["李", "+8613912345678"]])
    #expect(result.added[0].numbers.map(\.label) == ["work", "home"])
    let other = try TemporaryHome().book()
    let text = try book.exportCards(of: owner.id, version: .three)
    #expect(try read(text, into: other).faults.isEmpty)
    #expect(try numbers(of: other) == numbers())
  }

  @Test func digitsBehindAPauseAreAnExtension() throws {
    let result = try read(
      card("FN:甲", "TEL:0912345678,123") + card("FN:乙", "TEL:0912345678;123")
        + card("FN:丙", "TEL:0912345678p123") + card("FN:丁", "TEL:0912345678w123")
        + card("FN:戊", "TEL;TYPE=WORK:0912345678\\,123#"))
    #expect(result.faults.isEmpty)
    #expect(try numbers().map { $0[1] } == Array(repeating: "+886912345678#123", count: 5))
  }

  @Test func aNumberThatCannotBeDialledIsToldAndItsLinesComeBack() throws {
    let lines = [
      "item1.TEL;TYPE=WORK,pref:0912000998\\,\\,12*3", "item1.X-ABLabel:老家",
      "TEL;TYPE=HOME:abc", "TEL;TYPE=CELL:",
    ]
    let text =
      (["BEGIN:VCARD", "FN:王小明", "item2.TEL:0912345678", "item2.X-ABLabel:海邊"] + lines)
      .joined(separator: "\r\n") + "\r\nEND:VCARD\r\n"
    let result = try read(text)
    #expect(try numbers() == [["王小明", "+886912345678"]])
    // An empty line is no number that anybody misses.
    #expect(
      result.faults == [
        VCardFault(line: 1, reason: .number, name: "王小明", number: "0912000998,,12*3"),
        VCardFault(line: 1, reason: .number, name: "王小明", number: "abc"),
      ])
    let exported = try exportedLines()
    for line in lines { #expect(exported.contains(line)) }
    #expect(exported.count { $0.contains("TEL") } == 4)
    // The number's own label has a group of its own.
    let other = try TemporaryHome().book()
    _ = try read(exported.joined(separator: "\r\n"), into: other)
    let contact = try #require(try other.contacts(of: other.currentPerson().id).first)
    #expect(contact.numbers.map(\.label) == ["海邊"])
    #expect(try exportedLines(of: other).filter { $0.contains("item1") } == [lines[0], lines[1]])
    // Where no number is left, they are all that is known of somebody who is left out.
    let nobody = try read(card("FN:無", "TEL:abc", "TEL:0912000998,,12*3"))
    #expect(nobody.added.isEmpty)
    #expect(nobody.faults.map(\.reason) == [.number, .number, .noNumber])
    #expect(nobody.faults.map(\.number) == ["abc", "0912000998,,12*3", nil])
    let long = try read(
      card("FN:乙", "TEL:0933333333", "TEL:" + String(repeating: "x", count: 100_000)))
    #expect(long.faults.map(\.reason) == [.number])
    #expect(long.faults.allSatisfy { ($0.number ?? "").count == 40 })
  }

  @Test(
    arguments: [
      ("TEL;TYPE=WORK,FAX:02-2345-6789", .fax), ("TEL;WORK;FAX:02-2345-6789", .fax),
      ("TEL;type=HOME;type=fax:02-2345-6789", .fax), ("TEL;PAGER:02-2345-6789", .machine),
      ("TEL;TYPE=modem:02-2345-6789", .machine),
    ] as [(String, VCardFault.Reason)])
  func aMachineIsNobodyToCall(line: String, reason: VCardFault.Reason) throws {
    let result = try read(card("FN:甲", line, "TEL;TYPE=CELL:0912345678"))
    #expect(try numbers() == [["甲", "+886912345678"]])
    #expect(
      result.faults == [VCardFault(line: 1, reason: reason, name: "甲", number: "02-2345-6789")])
    #expect(try exportedLines().count { $0.contains("TEL") } == 2)
    #expect(try exportedLines().contains { $0.contains("TEL") && $0.hasSuffix(":02-2345-6789") })
    #expect(try read(card("FN:乙", line)).faults.map(\.reason) == [reason, .noNumber])
  }

  @Test func aTelephoneThatIsAMachineTooIsCalled() throws {
    let result = try read(
      card("FN:甲", "TEL;TYPE=FAX,VOICE:02-2345-6789") + card("FN:乙", "TEL;FAX;CELL:0912345678")
        + card("FN:丙", "TEL;TYPE=FAX:02-2345-6780", "TEL;TYPE=HOME:(02) 2345-6780"))
    #expect(result.faults.isEmpty)
    #expect(
      try numbers() == [
        ["甲", "+886223456789"], ["乙", "+886912345678"], ["丙", "+886223456780"],
      ])
  }

  @Test func whoWasRemovedIsNotTakenBackByTheirCard() throws {
    let mary = try read(card("FN:Mary", "TEL:0911222333")).added[0]
    let text = try book.exportCards(of: owner.id, version: .three)
    try book.removeContact(mary.id)
    let result = try read(text)
    #expect(result.added.isEmpty && result.known == 0)
    #expect(
      result.faults == [VCardFault(line: 1, reason: .removed, name: "Mary", contact: mary.id)])
    #expect(try numbers().isEmpty)
    // Who has come in their place is here.
    try book.add("Mary", "0911222333", to: owner)
    #expect(try read(text).known == 1)
    #expect(try read(text).faults.isEmpty)
  }

  @Test func anUpdatedCardAddsItsNumbersToWhoIsThere() throws {
    let first = try read(card("FN:王小明", "TEL:0912345678")).added[0]
    try book.add("王大明", "0933333333", to: owner)
    let updated =
      card("FN:王小明", "TEL:02-2345-6789", "TEL;TYPE=WORK,pref:0933333333", "TEL:+886 912 345 678")
      + card("FN:王小明", "TEL:0955555555") + card("FN:王大明", "TEL:0933333333")
    let result = try read(updated)
    #expect(result.known == 2 && result.numbers == 2 && result.faults.isEmpty)
    #expect(
      try numbers() == [
        ["王小明", "+886912345678", "+886223456789", "+886933333333"],
        ["王大明", "+886933333333"], ["王小明", "+886955555555"],
      ])
    #expect(try book.contacts(of: owner.id).first?.id == first.id)
    #expect(try book.findContacts(matching: "23456789", of: owner.id).map(\.id) == [first.id])
    #expect(try exportedLines().contains("TEL;TYPE=WORK,pref:0933333333"))
    let again = try read(updated)
    #expect(again.known == 3 && again.numbers == 0 && again.added.isEmpty)
  }

  @Test func namesakesThatAreThereAlreadyKeepTheirNumbersApart() throws {
    try book.add("王小明", "0912345678", to: owner)
    try book.add("王小明", "0922345678", "0912345678", to: owner)
    let before = try numbers()
    #expect(try read(card("FN:王小明", "TEL:0912345678", "TEL:0922345678")).known == 1)
    #expect(try numbers() == before)
  }

  @Test func cardsOfOnePersonInOneFileAreOneContact() throws {
    let result = try read(
      card("FN:Ann Li", "TEL:0912345678", "NOTE:one", "UID:1")
        + card(
          "FN:ann li", "TEL:02-2345-6789", "TEL:0912345678", "NOTE:two", "UID:2",
          "PHOTO;ENCODING=b:AQI=")
        + card("FN:Ann Li", "TEL:02-2345-6789", "TEL;TYPE=FAX:02-2345-6780"))
    #expect(result.added.count == 1 && result.known == 2 && result.numbers == 1)
    #expect(try numbers() == [["Ann Li", "+886912345678", "+886223456789"]])
    #expect(try book.contacts(of: owner.id).first?.picture != nil)
    let exported = try exportedLines()
    for line in ["NOTE:one", "NOTE:two", "UID:1", "TEL;TYPE=FAX:02-2345-6780"] {
      #expect(exported.contains(line))
    }
    #expect(exported.count { $0.hasPrefix("UID") } == 1)
  }

  @Test func aCardThatStandsTwiceUnderItsOwnIdIsOneContact() throws {
    let id = "X-ANYTIME-ID:2f0f0c1e-6b0f-4c39-9e6b-3f3a0d1c7a11"
    let result = try read(
      card("FN:甲", "TEL:0911111111", id) + card("FN:乙", "TEL:0922222222", id))
    #expect(result.added.map(\.name) == ["甲"] && result.known == 1)
  }

  @Test func aNumberThatWasChangedOnATelephoneIsAddedToItsContact() throws {
    let ann = try book.add("王小明", "0912345678", to: owner)
    let id = "X-ANYTIME-ID:\(ann.id)"
    let changed =
      card("FN:王小明", "TEL:0922222222", id) + card("FN:王曉明", "TEL:0912345678", "TEL:0933333333", id)
    let result = try read(changed)
    #expect(result.added.isEmpty && result.known == 2 && result.numbers == 2)
    #expect(try numbers() == [["王小明", "+886912345678", "+886922222222", "+886933333333"]])
    #expect(try read(changed).numbers == 0)
  }

  @Test func aForeignUIDStaysAndOnlyOurOwnIsDropped() throws {
    let uid = "UID:urn:uuid:1234"
    _ = try read(card("FN:甲", "TEL:0911111111", uid) + card("FN:乙", "TEL:0922222222"))
    let other = try TemporaryHome().book()
    _ = try read(book.exportCards(of: owner.id, version: .three), into: other)
    let ids = try other.contacts(of: other.currentPerson().id).map(\.id)
    #expect(
      try exportedLines(of: other).filter { $0.hasPrefix("UID") }
        == [uid, "UID:urn:uuid:\(try #require(ids.last))"])
  }

  @Test func whatIsWrittenBesideANumberCannotHideAnother() throws {
    let line = "TEL;X-ANYTIME-WRITTEN=0911-111-111:+886999999999"
    let number = try #require(try read(card("FN:甲", line)).added.first?.numbers.first)
    #expect(number.dialled == "+886999999999")
    #expect(!number.written.contains("0911"))
  }

  @Test func picturesInsideAreJudgedAndABadOneIsLeftOut() throws {
    let good = Data([1, 2]).base64EncodedString()
    let bad = Data([0, 2]).base64EncodedString()
    let result = try read(
      card("FN:甲", "TEL:0911111111", "PHOTO;ENCODING=b;TYPE=JPEG:\(good)")
        + card("FN:乙", "TEL:0922222222", "PHOTO:data:image/jpeg;base64,\(bad)"))
    #expect(result.added.count == 2)
    #expect(book.pictureData(try #require(result.added[0].picture)) == [0xFF, 1, 2])
    #expect(result.added[1].picture == nil)
    #expect(result.faults.map(\.reason) == [.picture])
  }

  @Test func whoseHandwrittenNameCanNotBeReadIsKeptUnderTheirNumber() throws {
    let bad = "X-ANYTIME-HANDWRITING;ENCODING=b;TYPE=PNG:\(Data([0, 2]).base64EncodedString())"
    let result = try read(
      card("FN:0911-111-111", "TEL:+886911111111", bad) + card("TEL:0922222222", bad))
    #expect(try numbers() == [["0911-111-111", "+886911111111"]])
    // Neither a name nor a number in its place: that nobody was added is said.
    #expect(result.faults.filter { $0.line == 1 }.map(\.reason) == [.picture])
    #expect(result.faults.contains(VCardFault(line: 7, reason: .noName)))
  }

  @Test func aPictureThatIsNotInTheFileIsSaid() throws {
    let line = "PHOTO;VALUE=URI:https://example.org/a.jpg"
    let result = try read(
      card("FN:甲", "TEL:0911111111", line) + card("FN:乙", "TEL:0922222222", "PHOTO:")
        + card("FN:丙", "TEL:0933333333", line, "PHOTO;ENCODING=b:AQI="))
    #expect(result.added.map { $0.picture != nil } == [false, false, true])
    #expect(result.faults == [VCardFault(line: 1, reason: .picture, name: "甲")])
    #expect(try book.exportCards(of: owner.id, version: .three).contains(line + "\r\n"))
  }

  @Test func namesAreCleaned() throws {
    let result = try read(card("FN:王\u{1B}[31m小\u{202E}明", "TEL:0911111111"))
    #expect(result.added.map(\.name) == ["王小明"])
  }

  @Test func anyLineSurvivesFoldingAndEscaping() throws {
    var random = Generator(seed: 1)
    let alphabet = Array("aZ9 ;,:\\\"^'\n=王é🌸👨‍👩‍👧")
    for _ in 0..<300 {
      let text = String(
        (0..<Int.random(in: 0...120, using: &random)).map { _ in
          alphabet[Int.random(in: alphabet.indices, using: &random)]
        })
      let property = VCardProperty(
        "X-TEST", [("P", text)], group: "g", value: VCardProperty.escaped(text))
      let file = VCardFile(
        Array("BEGIN:VCARD\r\n\(VCardWriter.folded(property.line))\r\nEND:VCARD\r\n".utf8))
      #expect(file.faults.isEmpty)
      let read = try #require(file.cards.first?.properties.first)
      #expect(read == property)
      #expect(read.text == text)
    }
  }

  @Test func rubbishIsSurvived() throws {
    var random = Generator(seed: 1)
    let good = Array(card("FN:甲", "TEL;TYPE=CELL:0911111111", "PHOTO;ENCODING=b:AQID").utf8)
    for _ in 0..<200 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      _ = VCardFile(bytes).cards.map(VCard.init)
    }
  }
}

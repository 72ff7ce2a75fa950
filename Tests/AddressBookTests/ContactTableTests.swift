import Foundation
import Testing

@testable import AddressBook

/// Contacts from a spreadsheet.
@Suite struct ContactTableTests {
  private let home: TemporaryHome
  private let book: AddressBook
  private let owner: Person

  init() throws {
    home = try TemporaryHome()
    book = try home.book()
    owner = try book.currentPerson()
  }

  private func read(_ bytes: some Sequence<UInt8>) throws -> VCardImport {
    try book.importCards(Array(bytes), for: owner.id, region: .taiwan) { $0 }
  }

  /// Everybody who is there, with their numbers and what these are called.
  private func everybody() throws -> [String] {
    try book.contacts(of: owner.id).map { contact in
      let numbers = contact.numbers.map { ($0.label.map { "\($0) " } ?? "") + $0.dialled }
      return ([contact.name ?? "-"] + numbers).joined(separator: ", ")
    }
  }

  @Test(arguments: [
    "姓名,電話,手機\n王小明,02-2345-6789,0912345678\n",
    "姓名;電話;手機\r\n王小明;02-2345-6789;0912345678",
    "\n姓名\t电话1\t手机号\r王小明\t(02)2345 6789\t912345678\r\r",
    "姓,名,電話,行動電話\n王,小明,02-2345-6789,0912345678\n",
    "First Name,Last Name,Phone,Mobile Phone\n小明,王,02-2345-6789,0912345678\n",
    "Name,Phone 1 - Label,Phone 1 - Value,Phone 2 - Type,Phone 2 - Value\n"
      + "王小明,,02-2345-6789,* Mobile,0912345678\n",
    "\"手機\",\"姓名\",\"電話\n(市話)\"\n\"0912345678\",\"王小明\",\"02-2345-6789\"\n",
  ])
  func namesAndNumbersAreTakenByTheirHeadings(table: String) throws {
    for bytes in [Array(table.utf8), [0xEF, 0xBB, 0xBF] + table.utf8] {
      let result = try read(bytes)
      #expect(result.faults.isEmpty && result.otherColumns.isEmpty, "\(result)")
    }
    let numbers = try book.contacts(of: owner.id).flatMap(\.numbers)
    #expect(try book.contacts(of: owner.id).map(\.name) == ["王小明"])
    #expect(Set(numbers.map(\.dialled)) == ["+886223456789", "+886912345678"])
    #expect(numbers.first { $0.dialled == "+886912345678" }?.label == "mobile")
  }

  @Test func unicodeTextOfASpreadsheetIsRead() throws {
    let units = "\u{FEFF}姓名\t電話\r\n王小明\t0912345678\r\n".utf16
    _ = try read(units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    #expect(try everybody() == ["王小明, +886912345678"])
  }

  @Test func whoseANumberIsIsSaidBesideIt() throws {
    let table = """
      Name,Phone,Home Phone,Business Phone,Assistant's Phone,緊急聯絡人電話,Home Fax
      Ann,0911111111,02-2345-6789,04-2345-6789,0922222222,0933333333,07-2345-678
      """
    let result = try read(table.utf8)
    #expect(
      try everybody() == [
        "Ann, +886911111111, home +886223456789, work +886423456789, "
          + "Assistant's Phone +886922222222, 緊急聯絡人電話 +886933333333"
      ])
    #expect(result.faults.map(\.reason) == [.fax])
  }

  @Test func cellsMayHoldMarksLinesAndSeveralNumbers() throws {
    let table = #"""
      Name,Phone
      "Lee, ""Pat""","0911111111
      0922222222 / 0933333333"
      5" Pipe Shop,0944444444 ::: 0955555555

      """#
    let result = try read(table.utf8)
    #expect(
      try everybody() == [
        "Lee, \"Pat\", +886911111111, +886922222222, +886933333333",
        "5\" Pipe Shop, +886944444444, +886955555555",
      ])
    #expect(result.faults.isEmpty)
  }

  @Test func whatIsNotTakenIsSaidWithItsLine() throws {
    let table = """
      姓名,電話,生日,備註,電話區碼,
      王小明,0912345678,1950-01-02,,02,x
      ,0922222222,,,,
      陳美玲,,,,,

      林大同,8.86912E+11,,,,
      張三,110,,,,
      李四,"0933333333
      趙五,0944444444
      """
    let result = try read(table.utf8)
    #expect(try everybody() == ["王小明, +886912345678"])
    #expect(result.otherColumns == ["生日", "電話區碼", "6"])
    #expect(result.faults.map(\.line) == [3, 4, 6, 6, 7, 8])
    #expect(
      result.faults.map(\.reason) == [
        .noName, .noNumber, .number, .noNumber, .serviceNumber, .noEnd,
      ])
  }

  @Test func whoIsThereIsGivenTheNumbersThatAreNew() throws {
    try book.add("王小明", "0912345678", to: owner)
    let result = try read("姓名,電話,手機\n王小明,02-2345-6789,0912345678\n".utf8)
    #expect(result.known == 1 && result.numbers == 1 && result.added.isEmpty)
  }

  @Test(arguments: [
    "王小明,0912345678\n", "姓名,地址\n王小明,台北\n", "電話,手機\n0912345678,\n", "姓名,帳號號碼\n王小明,1203\n", "",
  ])
  func whatNamesNoColumnsIsNoTable(text: String) throws {
    let result = try read(text.utf8)
    #expect(result.added.isEmpty && result.known == 0)
  }
}

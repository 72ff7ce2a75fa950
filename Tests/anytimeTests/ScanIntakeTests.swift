import AddressBook
import CardReading
import Foundation
import Testing

@testable import anytime

@Suite struct ScanIntakeTests {
  @Test func aPageThatIsPhotographedAgainIsAskedAboutAsItIsWritten() throws {
    let home = try ShortHome()
    let book = try AddressBook(folder: home.folder)
    let session = Session(options: try GlobalOptions.parse(["--home", home.folder.path]))
    let intake = ScanIntake(session: session, region: .taiwan, areaCode: nil)
    let photo = try Data(contentsOf: URL(fileURLWithPath: Checkout.example("cat.jpg")))
    let names = ["陳美玲", "林志豪", "張淑芬"]
    let page = PhotoReading(
      entries: names.enumerated().map { index, name in
        CardEntry(
          name: FieldReading(text: name, verdict: .check, candidates: [name]),
          number: FieldReading(text: "0912-345-67\(index)", verdict: .check, candidates: []),
          e164: nil, box: Box(x: 10, y: 100 * index, width: 300, height: 80))
      }, photograph: [UInt8](photo), seconds: 1)
    let first = try intake.keep(page)
    #expect(first.map(\.name.text) == names)
    try book.resolvePending(first[0].id)
    #expect(try intake.keep(page).map(\.name.text) == names)
  }
}

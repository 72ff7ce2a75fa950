import Testing

@testable import CardReading

@Suite struct NameSignsTests {
  @Test(arguments: [
    ("小明又小華", "小明&小華"), ("王先生丿王太太", "王先生/王太太"), ("老陳麻將了", "老陳麻將"),
    ("王又明", "王又明"), ("林又", "林又"), ("阿了", "阿了"), ("又見小明們", "又見小明們"),
  ])
  func writesSignsForWhatTheyWereTakenFor(_ read: String, written: String) {
    #expect(NameSigns.restored(in: read) == written)
  }
}

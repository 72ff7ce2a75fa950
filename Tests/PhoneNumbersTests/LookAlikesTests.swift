import Testing

@testable import PhoneNumbers

@Suite struct LookAlikesTests {
  @Test(arguments: [
    ("Ｏ９１２－３４５－６７８", "0912-345-678"), ("o9I2 345\u{3000}678", "0912 345 678"),
    ("0912|345", "09121345"), ("٠٩١٢٣٤٥٦٧٨", "0912345678"), ("  0912   345678 ", "0912 345678"),
    ("〇九一二", "0912"), ("0912〇45", "0912045"), ("0912−345", "0912-345"), ("0912ー345", "0912-345"),
  ])
  func shapesOfDigitsBecomeDigits(text: String, repaired: String) {
    #expect(LookAlikes.repaired(text) == repaired)
  }

  @Test(arguments: ["Tel0912", "BOSS 12", "OIl", "09S2", "B2B", "Ol2x"])
  func wordsStayWords(text: String) {
    #expect(LookAlikes.repaired(text) == text)
  }
}

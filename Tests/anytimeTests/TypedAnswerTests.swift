import Testing

@testable import anytime

@Suite struct TypedAnswerTests {
  @Test(
    arguments: [
      "1", "１", " 1 ", "一", "y", "Y", "ｙ", "yes", "Yes", "ＹＥＳ", "是", "是 ", "好", "对", "對", "要",
    ])
  func aYesIsOneHoweverItIsTyped(answer: String) { #expect(TypedAnswer.isYes(answer)) }

  @Test(arguments: ["", " ", "0", "2", "11", "n", "no", "不", "不要", "不是", "打", "l", "ye", nil])
  func nothingElseIs(answer: String?) { #expect(!TypedAnswer.isYes(answer)) }
}

import PhoneNumbers
import Testing

@testable import Calling

@Suite struct ConfirmationTests {
  let friend: Calling.Confirmation
  let police: Calling.Confirmation
  let advice: Calling.Confirmation

  init() throws {
    friend = Calling.Confirmation(
      name: "王小明", contact: "1", number: try PhoneNumber("0912345678", region: .taiwan))
    police = Calling.Confirmation(
      name: "王小明", contact: "1", number: try PhoneNumber("110", region: .taiwan))
    advice = Calling.Confirmation(
      name: nil, contact: nil, number: try PhoneNumber("165", region: .taiwan))
  }

  @Test func onlyAYesCalls() {
    #expect(friend.answered(.no) == nil)
    #expect(friend.answered(.yes)?.number == "+886912345678")
    #expect(friend.answered(.yes)?.confirmation == friend)
  }

  @Test func theOptionAnswersOnlyForExactlyOneStoredNumber() {
    #expect(friend.answered(.option(matches: 1)) != nil)
    #expect(friend.answered(.option(matches: 0)) == nil)
    #expect(friend.answered(.option(matches: 2)) == nil)
    let stranger = Calling.Confirmation(name: nil, contact: nil, number: friend.number)
    #expect(stranger.answered(.option(matches: 1)) == nil)
    #expect(stranger.answered(.yes) != nil)
  }

  /// Stored as a local number elsewhere: in Hong Kong its digits are a whole number.
  @Test func theOptionIsNoAnswerWhereTheDigitsMayBeAStrangers() throws {
    let local = try PhoneNumber(dialled: "23456789", extension: nil, region: .hongKong)
    let moved = Calling.Confirmation(name: "王小明", contact: "1", number: local)
    #expect(moved.answered(.option(matches: 1)) == nil)
    #expect(moved.answered(.yes)?.number == "23456789")
  }

  @Test func aServiceNeedsItsOwnYes() {
    for question in [police, advice] {
      #expect(question.answered(.yes) == nil)
      #expect(question.answered(.option(matches: 1)) == nil)
      #expect(question.answered(.no) == nil)
      #expect(question.answered(.yesToService) != nil)
    }
    #expect(friend.answered(.yesToService) == nil)
    #expect(police.answered(.yesToService)?.isEmergency == true)
    #expect(advice.answered(.yesToService)?.isEmergency == false)
  }
}

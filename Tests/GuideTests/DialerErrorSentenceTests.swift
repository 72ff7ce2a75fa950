import Calling
import Locales
import Testing

@testable import Guide

@Suite struct DialerErrorSentenceTests {
  /// What a call from the guided screen can come to.
  static let errors: [DialerError] = [
    .unknownDialer("pigeon"), .noCommand, .missingProgram("baresip"),
    .notExecutable("/home/wang/phone"),
    .cannotStart("baresip"),
    .failed(program: "phone", status: 3),
    .noResponse(program: "phone", seconds: 30, mayBeCalling: true),
    .noResponse(program: "adb", seconds: 30, mayBeCalling: false), .noHandler,
    .needsTelephone(number: "119"), .alreadyCalling, .noAccount, .noDeskphone,
    .secretUnreadable(path: "/home/wang/.local/share/anytime/sip-password"),
    .secretLocked, .accountRefused("sip.example.org"), .serverSilent("sip.example.org"),
    .soundFails, .deskphoneRefuses(status: 603),
    .numberUnknown("sip.example.org"), .notConnected("sip.example.org", status: 503), .noSoundCard,
    .deskphoneNotTaken, .noModemManager, .noModem, .modemRefuses, .noPhone, .phoneRefuses,
  ]

  @Test func whereAProgramSaysNoItIsSaidThatNobodyWasCalled() throws {
    for words in try Catalogs.all() where words.language != .pseudo {
      let sentence = words(DialerError.failed(program: "phone", status: 3).guidedMessage)
      #expect(sentence.contains(words("call-not-called")), "\(sentence)")
    }
  }

  @Test(arguments: errors)
  func nobodyInFrontOfTheScreenIsToldToTypeACommand(error: DialerError) throws {
    for words in try Catalogs.all() {
      let sentence = words(error.guidedMessage)
      #expect(!sentence.contains("anytime") && !sentence.contains("sip-password"), "\(sentence)")
      #expect(!sentence.contains("{"))
      // What is done with a command is asked of whoever knows commands.
      if words(error.message).contains("anytime dialer") {
        #expect(sentence.contains(words("dialer-ask-helper")))
      }
    }
  }
}

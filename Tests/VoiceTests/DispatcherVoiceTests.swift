import Foundation
import Testing

@testable import Voice

/// A real speech-dispatcher, and what it is given to say.
@Suite(.serialized) struct DispatcherVoiceTests {
  private func voice(of dispatcher: PrivateDispatcher) throws -> DispatcherVoice {
    let voice = DispatcherVoice(environment: dispatcher.environment)
    try #require(PrivateDispatcher.wait { voice.program != nil })
    return voice
  }

  /// Bytes of 16 bit sound at 22,050 a second, once no more come.
  private func sound(of utterance: Utterance) throws -> [UInt8] {
    let dispatcher = try PrivateDispatcher(.espeak)
    let speech = try voice(of: dispatcher).say(utterance)
    var before = 0
    _ = PrivateDispatcher.wait {
      usleep(300_000)
      defer { before = dispatcher.file("heard").count }
      return before > 0 && before == dispatcher.file("heard").count
    }
    speech.stop()
    return dispatcher.file("heard")
  }

  @Test("every sentence is heard, each tongue in its own voice")
  func everySentence() throws {
    let name = Utterance([.init(.mandarin, "wang2 xiao3 ming2 . \n")])
    let both = Utterance(name.pieces + [.init(.words("en"), "Press 1 to call. \n Press 0. \n")])
    let short = try sound(of: name)
    let long = try sound(of: both)
    #expect(Double(short.count) > 0.6 * 44_100, "\(short.count)")
    #expect(Double(long.count) > Double(short.count) + 1.2 * 44_100, "\(long.count)")
    #expect(short.count { $0 != 0 } > short.count / 2)
    // Letters and digits spelled one after the other would take far longer.
    #expect(Double(short.count) < 3 * 44_100)
  }

  @Test("stopping silences what is said and what waits behind it")
  func stopping() throws {
    let dispatcher = try PrivateDispatcher(
      .command("echo \\'$DATA\\' >> $HOME/said; echo $$ > $HOME/speaking; sleep 60"))
    let voice = try voice(of: dispatcher)
    let long = String(repeating: "on and on ", count: 2000)
    let speech = try voice.say(Utterance([.init(.words("en"), "First. " + long)]))
    #expect(PrivateDispatcher.wait { !dispatcher.file("speaking").isEmpty })
    let process = try #require(
      Int32(
        String(decoding: dispatcher.file("speaking"), as: UTF8.self)
          .trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(speech.isGoingOn && kill(process, 0) == 0)
    let start = ContinuousClock.now
    speech.stop()
    #expect(!speech.isGoingOn)
    #expect(ContinuousClock.now - start < .seconds(5))
    #expect(PrivateDispatcher.wait { kill(process, 0) != 0 })
    let again = try voice.say(Utterance([.init(.words("en"), "Second")]))
    #expect(
      PrivateDispatcher.wait {
        String(decoding: dispatcher.file("said"), as: UTF8.self).contains("Second")
      })
    let said = String(decoding: dispatcher.file("said"), as: UTF8.self)
    // What waited behind the first message never came.
    #expect(said.contains("First") && said.count < long.count, "\(said.count)")
    again.stop()
  }

  @Test("a long screen is handed over in lines that are whole messages")
  func lines() {
    let text = String(repeating: "a & b\n", count: 5000)
    let lines = DispatcherVoice.lines(of: Utterance([.init(.words("en"), text)]))
      .split(separator: "\n")
    #expect(lines.count > 1)
    for line in lines {
      #expect(line.utf8.count < 16_383)
      #expect(line.hasPrefix("<speak><voice name=\"en\">") && line.hasSuffix("</voice></speak>"))
    }
    #expect(lines.joined().ranges(of: "&amp;").count == 5000)
  }
}

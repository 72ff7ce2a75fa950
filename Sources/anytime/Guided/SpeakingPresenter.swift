import Guide
import Locales
import Terminal
import Voice

/// Shows screens as another presenter does and reads them aloud: each when it comes, and again on
/// 9. A key that is pressed stops the voice.
final class SpeakingPresenter: ScreenPresenter {
  private let screens: any ScreenPresenter
  private let voice: (any Voice)?
  private var shown: Screen?
  private var speech: Speech?
  /// Whether it was told that nothing is heard. Then only a person who asks is told again.
  private var isSilenceTold = false
  /// Whether screens are said without being asked for.
  var isOn: Bool {
    didSet { if !isOn { speech = nil } }
  }

  var words: MessageCatalog {
    get { screens.words }
    set { screens.words = newValue }
  }
  var style: TerminalStyle {
    get { screens.style }
    set { screens.style = newValue }
  }
  var whenTouched: () -> Void {
    get { screens.whenTouched }
    set { screens.whenTouched = newValue }
  }
  var whenHinted: (String) -> Void {
    get { screens.whenHinted }
    set { screens.whenHinted = newValue }
  }

  init(_ screens: any ScreenPresenter, voice: (any Voice)?, isOn: Bool) {
    self.screens = screens
    self.voice = voice
    self.isOn = isOn
    screens.whenTouched = { [weak self] in self?.speech = nil }
    screens.whenHinted = { [weak self] in self?.sayHint($0) }
  }

  func open() { screens.open() }

  func close() {
    speech = nil
    screens.close()
  }

  func present(_ screen: Screen, hint: String?) {
    screens.present(screen, hint: hint)
    var last = shown
    // How far work is changes too often to be said each time.
    last?.progress = screen.progress
    shown = screen
    if isOn, last != screen { say(screen) }
  }

  func hint(_ text: String) {
    screens.hint(text)
    sayHint(text)
  }

  /// Answers 9 itself, and looks meanwhile whether a voice that has just begun goes on.
  func nextInput(for screen: Screen, within limit: Duration?) -> Input? {
    let end = limit.map { ContinuousClock.now + $0 }
    while true {
      let left = end.map { max(.zero, $0 - .now) }
      let look: Duration? = speech?.mayFail == true ? .milliseconds(100) : nil
      let input = screens.nextInput(for: screen, within: [left, look].compactMap { $0 }.min())
      switch input {
      case nil: break
      case .sayAgain:
        isSilenceTold = false
        say(screen)
      default:
        speech = nil
        return input
      }
      if let failure = speech?.failure { tell(failure) }
      if let end, ContinuousClock.now >= end { return nil }
    }
  }

  private func say(_ screen: Screen) {
    say(SpokenScreen(screen, words: words).utterance)
  }

  /// Says the hint that a wrong key got, where screens are said without being asked for.
  private func sayHint(_ text: String) {
    guard isOn, let shown else { return }
    say(SpokenScreen(shown, words: words).utterance(of: text))
  }

  private func say(_ utterance: Utterance) {
    speech = nil
    guard let voice else { return }
    do {
      speech = try voice.say(utterance)
    } catch {
      tell(error)
    }
  }

  /// What is not heard is still to be read.
  private func tell(_ error: VoiceError) {
    speech = nil
    guard !isSilenceTold else { return }
    isSilenceTold = true
    screens.hint(words(error.message))
  }
}

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

  func nextInput(for screen: Screen, within limit: Duration?) -> Input? {
    let input = screens.nextInput(for: screen, within: limit)
    switch input {
    case nil: break
    case .sayAgain: say(screen)
    default: speech = nil
    }
    return input
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
      // What is not heard is still to be read.
      screens.hint(words(error.message))
    }
  }
}

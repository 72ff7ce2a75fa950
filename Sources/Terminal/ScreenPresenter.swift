import Guide
import Locales

/// Shows screens, one at a time, and waits for the person's answer.
///
/// Words and style may change while it is open: the next ``present(_:)`` follows them.
public protocol ScreenPresenter: AnyObject {
  /// The language of the presenter's own words: hints and prompts.
  var words: MessageCatalog { get set }
  var style: TerminalStyle { get set }
  /// Told of each key, touch or line, even of one that the screen does not understand; not of what
  /// a shaky hand gives twice.
  var whenTouched: () -> Void { get set }
  /// Told of the hint that a wrong key got.
  var whenHinted: (String) -> Void { get set }

  /// Takes the terminal. Every exit of the process gives it back.
  func open()

  /// Gives the terminal back as it was.
  func close()

  /// Shows a screen in place of the one before, with a hint where there is one. It stays there,
  /// whatever becomes of the terminal's size, until the next is presented.
  func present(_ screen: Screen, hint: String?)

  /// Tells something gently beside the presented screen, until the next key.
  func hint(_ text: String)

  /// Waits for an input that the screen understands; a wrong key is answered with what can be
  /// pressed, and waited on. Without a `limit` it waits for ever. With one, nil means that the
  /// time is over: so a caller can watch for 0, Escape and Ctrl-C while its work runs elsewhere.
  func nextInput(for screen: Screen, within limit: Duration?) -> Input?
}

extension ScreenPresenter {
  /// Shows a screen in place of the one before.
  public func present(_ screen: Screen) { present(screen, hint: nil) }

  /// Waits, however long it takes.
  public func nextInput(for screen: Screen) -> Input {
    while true {
      if let input = nextInput(for: screen, within: nil) { return input }
    }
  }
}

import Glibc
import Guide
import Locales

/// Screens as numbered text, one after the other: no redrawing, no escape sequences, answers by
/// lines. For screen readers, pipes and terminals that can't do more.
final class PlainPresenter: ScreenPresenter {
  var words: MessageCatalog
  var style: TerminalStyle
  var whenTouched: () -> Void = {}
  var whenHinted: (String) -> Void = { _ in }
  private var shown: Screen?
  private var bytes: [UInt8] = []
  private var isAtEnd = false
  private var isPrompted = false
  private var saidAt = ContinuousClock.now

  init(words: MessageCatalog, style: TerminalStyle) {
    self.words = words
    self.style = style
  }

  func open() { SignalRelay.start() }

  func close() {
    if isPrompted { Descriptor.output.write("\n") }
    isPrompted = false
  }

  /// Only what is new is said: of the same screen, how far the work is or how the call goes.
  func present(_ screen: Screen, hint: String?) {
    defer { if let hint { self.hint(hint) } }
    let text = PlainText(screen, words: words)
    if var last = shown {
      last.progress = screen.progress
      if last == screen {
        // Not each of eighty lines of a page.
        if shown?.progress != screen.progress, ContinuousClock.now - saidAt > .seconds(2),
          let progress = text.progress
        {
          say(progress)
        }
        shown = screen
        return
      }
    }
    say(shown.map(text.news(after:)) ?? "\n" + text.body)
    shown = screen
  }

  func hint(_ text: String) { say(OutputGate.clean(text, keepsLines: true)) }

  func nextInput(for screen: Screen, within limit: Duration?) -> Input? {
    let deadline = limit.map { ContinuousClock.now + $0 }
    while true {
      while let line = nextLine() {
        whenTouched()
        if let input = input(of: line, for: screen) { return input }
        let text = KeyHint.text(for: screen, words: words)
        hint(text)
        whenHinted(text)
      }
      if isAtEnd { return .endOfInput }
      prompt(screen)
      switch InputReader.next(within: deadline.map { max(.zero, $0 - .now) }) {
      case .bytes(let more): bytes += more
      case .endOfInput: isAtEnd = true
      case .nothing: return nil
      case .signals(let signals):
        if signals.contains(.interrupt) { return .interrupt }
        if signals.contains(.hangUp) { return .endOfInput }
      }
    }
  }

  /// A whole line that was typed; the last one may lack its end.
  private func nextLine() -> String? {
    let end = bytes.firstIndex { $0 == 0x0A || $0 == 0x0D }
    guard let end = end ?? (isAtEnd && !bytes.isEmpty ? bytes.endIndex : nil) else { return nil }
    let line = String(decoding: bytes[..<end], as: UTF8.self)
    let isPair = end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
    bytes.removeFirst(min(bytes.count, end + (isPair ? 2 : 1)))
    isPrompted = false
    return line
  }

  private func input(of line: String, for screen: Screen) -> Input? {
    if line.contains("\u{1B}") { return screen.leadsBack ? .escape : nil }
    let answer = OutputGate.clean(line).trimmed
    if let entry = screen.entry {
      if PlainText.isBack(answer, in: entry) { return .escape }
      return .text(answer.isEmpty ? entry.value : answer)
    }
    let digit = answer.count == 1 ? answer.first.flatMap { ZhuyinKeyboard.digit($0) } : nil
    if digit == 9, style.hasVoice { return .sayAgain }
    guard let digit, screen.takes(digit) else { return nil }
    return .digit(digit)
  }

  private func prompt(_ screen: Screen) {
    guard !isPrompted, screen.progress == nil else { return }
    Descriptor.output.write(PlainText(screen, words: words).prompt + " ")
    isPrompted = true
  }

  private func say(_ text: String) {
    Descriptor.output.write((isPrompted ? "\n" : "") + text + "\n")
    isPrompted = false
    saidAt = .now
  }
}

import Guide
import Locales

/// Screens drawn large, one clean screen at a time, on a terminal of its own while it is open.
final class LargePresenter: ScreenPresenter {
  private struct Heard {
    let key: Key
    /// After the start.
    let moment: Duration
  }

  var words: MessageCatalog
  var style: TerminalStyle
  var whenTouched: () -> Void = {}
  var whenHinted: (String) -> Void = { _ in }
  private let pictures: TerminalUI.Pictures
  private let start = ContinuousClock.now
  private var decoder = KeyDecoder()
  /// When bytes last came, from which on the decoder is patient.
  private var heardAt = ContinuousClock.now
  private var waiting: [Heard] = []
  private var repeats = RepeatFilter()
  private var held = HeldKey()
  private var shown: Screen?
  /// When it first stood there, after the start.
  private var shownAt = Duration.zero
  private var entry: EntryLine?
  /// The entry before a key was typed that may be held down.
  private var unrepeated: EntryLine?
  private var hinted: String?
  private var targets: [TouchTarget] = []
  private var pressed: TouchTarget?
  private var traits = TerminalTraits()
  /// What stands on the terminal; nil where something else may.
  private var painted: Canvas?
  /// Whether the screen is to be painted before anything is waited for.
  private var isStale = false
  private var isOpen = false
  private let colour: ColourDepth
  private var pen: Pen?
  private var seen: [ScreenPicture: RGBAImage?] = [:]
  private var opened: (isSimplified: Bool, source: (any GlyphSource)?)?

  init(
    words: MessageCatalog, style: TerminalStyle, environment: [String: String],
    pictures: @escaping TerminalUI.Pictures
  ) {
    self.words = words
    self.style = style
    self.pictures = pictures
    colour = ColourDepth(environment: environment)
  }

  deinit { RawMode.leave() }

  func open() {
    SignalRelay.start()
    RawMode.enter()
    painted = nil
    isOpen = true
  }

  func close() {
    // What comes now must not become the shell's.
    awaitAnswers(until: start + .seconds(1))
    RawMode.leave()
    isOpen = false
  }

  /// Soon after the start the terminal's answers are on their way. What else comes is kept.
  private func awaitAnswers(until end: ContinuousClock.Instant) {
    while isOpen, !traits.isComplete {
      switch InputReader.next(within: max(.zero, end - .now)) {
      case .bytes(let bytes):
        for heard in decode(bytes) {
          if case .answer(let answer) = heard.key {
            _ = traits.take(answer)
          } else {
            waiting.append(heard)
          }
        }
      case .signals(let signals): return SignalRelay.receive(signals)
      case .endOfInput, .nothing: return
      }
    }
  }

  func present(_ screen: Screen, hint: String?) {
    // A terminal that answers at once is painted once.
    if painted == nil { awaitAnswers(until: start + .milliseconds(50)) }
    if shown?.entry != screen.entry || entry == nil {
      entry = screen.entry.map(EntryLine.init)
      unrepeated = entry
    }
    var last = shown
    last?.progress = screen.progress
    hinted = hint ?? (screen.progress != nil && last == screen ? hinted : nil)
    shown = screen
    let still = Set(
      [screen.subject?.picture].compactMap { $0 } + screen.choices.compactMap(\.picture))
    seen = seen.filter { still.contains($0.key) }
    paint()
    if last != screen { shownAt = ContinuousClock.now - start }
  }

  func hint(_ text: String) {
    hinted = text
    isStale = true
  }

  func nextInput(for screen: Screen, within limit: Duration?) -> Input? {
    let deadline = limit.map { ContinuousClock.now + $0 }
    while true {
      while !waiting.isEmpty {
        if let input = input(of: waiting.removeFirst(), for: screen) { return input }
      }
      if isStale { paint() }
      let left = deadline.map { max(.zero, $0 - .now) }
      switch InputReader.next(within: [left, patience].compactMap { $0 }.min()) {
      case .bytes(let bytes): waiting += decode(bytes)
      case .endOfInput: return .endOfInput
      case .nothing where patience == .zero:
        waiting += decoder.flush().map { Heard(key: $0, moment: heardAt - start) }
      case .nothing: return nil
      case .signals(let signals):
        if signals.contains(.interrupt) { return .interrupt }
        if signals.contains(.hangUp) { return .endOfInput }
        repaint()
      }
    }
  }

  /// Keys that came together, because something was painted meanwhile, came one after the other.
  private func decode(_ bytes: [UInt8]) -> [Heard] {
    let last = heardAt
    heardAt = .now
    let keys = decoder.decode(bytes)
    return keys.enumerated().map { index, key in
      Heard(key: key, moment: last - start + (heardAt - last) * (index + 1) / keys.count)
    }
  }

  /// How much longer the rest of a sequence is waited for, however often a caller looks meanwhile;
  /// nil where nothing is waited for.
  private var patience: Duration? {
    decoder.patience.map { max(.zero, $0 - (ContinuousClock.now - heardAt)) }
  }

  private func input(of heard: Heard, for screen: Screen) -> Input? {
    let key = heard.key
    switch key {
    case .interrupt: return .interrupt
    case .escape: return input(by: .escape, for: screen)
    case .enter: return input(by: .enter, for: screen)
    case .redraw:
      repaint()
      return nil
    case .report: return nil
    case .answer(let answer):
      if traits.take(answer) { isStale = true }
      return nil
    case .pressed(let column, let row):
      pressed = targets.first { $0.contains(column: column, row: row) }
      // What it means is known when it is let go.
      if pressed == nil { whenTouched() }
      return nil
    case .released(let column, let row):
      defer { pressed = nil }
      guard let pressed else { return nil }
      guard pressed.contains(column: column, row: row) else {
        whenTouched()
        return nil
      }
      return input(by: pressed.press, touching: pressed, for: screen)
    default: break
    }
    // A key that led here may still be held down.
    let verdict = held.verdict(on: key, at: heard.moment)
    if entry != nil, !style.isForShow {
      whenTouched()
      edit(by: key, verdict)
      return nil
    }
    let digit: Int? =
      if case .character(let character) = key { ZhuyinKeyboard.digit(character) } else { nil }
    return input(by: digit.map(Press.digit) ?? .other, for: screen)
  }

  private func edit(by key: Key, _ verdict: HeldKey.Verdict) {
    if verdict == .perhapsRepeated { unrepeated = entry }
    if verdict == .repeated {
      entry = unrepeated
    } else {
      guard entry?.edit(key) == true else { return }
    }
    hinted = nil
    isStale = true
  }

  /// What a press gives, unless a shaky hand has just given the same or was faster than the eye.
  private func input(
    by press: Press, touching target: TouchTarget? = nil, for screen: Screen
  ) -> Input? {
    let moment = ContinuousClock.now - start
    guard
      repeats.accepts(press, touching: target, at: moment, within: style.repeatGuard),
      !isTooSoon(press, at: moment, for: screen)
    else { return nil }
    whenTouched()
    switch press {
    case .digit(9) where style.hasVoice: return .sayAgain
    case .digit(let digit) where screen.takes(digit): return .digit(digit)
    case .escape where screen.leadsBack: return .escape
    case .enter:
      guard let entry, let asked = screen.entry, !style.isForShow else { break }
      let answer = entry.text.trimmed
      // What stands in the field next is for the next screen to say.
      self.entry = nil
      return PlainText.isBack(answer, in: asked) ? .escape : .text(answer)
    case .digit, .escape, .other: break
    }
    hintKeys(of: screen)
    return nil
  }

  /// Whether a call would be answered for before anybody can have read whom it goes to.
  private func isTooSoon(_ press: Press, at moment: Duration, for screen: Screen) -> Bool {
    guard screen.isBeforeCall, case .digit = press else { return false }
    return moment - shownAt < style.repeatGuard
  }

  private func hintKeys(of screen: Screen) {
    let text = KeyHint.text(for: screen, words: words)
    hint(text)
    whenHinted(text)
  }

  /// The terminal has another size or was away: nothing that stood there counts.
  private func repaint() {
    painted = nil
    isStale = true
  }

  private func paint() {
    guard isOpen, let shown else { return }
    isStale = false
    // Each letter that is typed is another painting.
    pen?.forgetUnused()
    let size = Descriptor.output.size ?? .usual
    let theme = Theme(style.colours ?? (traits.background?.isDark == true ? .dark : .light), colour)
    let layout = ScreenLayout(
      screen: shown, size: size, style: style, theme: theme, pen: pen(size, theme),
      pictures: { self.pixels($0) },
      alternative: shown.subject?.alternative.map { words($0) },
      typed: entry?.text, hint: hinted, progress: PlainText(shown, words: words).progress,
      entryKeys: EntryKeys(shown, words: words))
    let canvas = layout.canvas()
    targets = canvas?.targets ?? []
    // A finger stays where it is while work goes on.
    if let held = pressed, !targets.contains(held) { pressed = nil }
    // Pictures that stand where they stood are left there.
    let isSame = painted?.size == size && painted?.pictures == canvas?.pictures
    let clearing =
      isSame
      ? "" : (pen?.graphics?.erasing ?? "") + theme.text.cell.sgr(colour) + "\u{1B}[2J"
    // Terminals that know these brackets show what is between them at once, and never half of it.
    Descriptor.output.write(
      "\u{1B}[?2026h" + clearing
        + (canvas?.sequence(colour, graphics: isSame ? nil : pen?.graphics) ?? plain(shown, size))
        + "\u{1B}[?2026l")
    painted = canvas
  }

  /// On a terminal too small for more: the text, its end in view, where the choices are. Before a call
  /// sentences give way to whom it goes to.
  private func plain(_ screen: Screen, _ size: TerminalSize) -> String {
    let last = [hinted, entry?.text].compactMap { $0 }
    func lines(_ screen: Screen) -> [String] {
      ([PlainText(screen, words: words).body] + last).flatMap {
        TextLayout.lines($0, width: size.columns)
      }
    }
    var screen = screen
    let title = TextLayout.lines(screen.title, width: size.columns).count
    while screen.isBeforeCall, !screen.paragraphs.isEmpty,
      lines(screen).count - title > size.rows
    {
      screen.paragraphs.removeLast()
    }
    let lines = lines(screen)
    return "\u{1B}[0m\u{1B}[H\u{1B}[2J" + lines.suffix(size.rows).joined(separator: "\r\n")
  }

  /// The pen for this size and style, which knows what it has drawn.
  private func pen(_ size: TerminalSize, _ theme: Theme) -> Pen {
    let cell = Descriptor.output.cell ?? traits.cell
    let new = Pen(
      source: glyphs(), style: theme.text.cell, colour: colour,
      graphics: traits.graphics(cell: cell), hasSextants: traits.hasSextants, cell: cell,
      largest: style.textSize.largest(rows: size.rows))
    if let pen, pen.suits(new) { return pen }
    pen = new
    return new
  }

  /// A picture's pixels, looked up once for as long as screens show it.
  private func pixels(_ picture: ScreenPicture) -> RGBAImage? {
    if let known = seen[picture] { return known }
    let image = pictures(picture)
    seen[picture] = image
    return image
  }

  /// The font, opened when it is first needed; another where the language wants other forms.
  private func glyphs() -> (any GlyphSource)? {
    let isSimplified = words.language.tag.hasPrefix("zh-Hans")
    if let opened, opened.isSimplified == isSimplified { return opened.source }
    let source: (any GlyphSource)? = OutlineFont(isSimplified: isSimplified) ?? HexFont()
    opened = (isSimplified, source)
    return source
  }
}

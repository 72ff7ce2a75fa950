import Guide
import Locales

/// Where screens are shown: chooses the renderer that suits the terminal and the person.
public enum TerminalUI {
  /// Looks up the pixels of a screen's picture; nil where they can't be had.
  public typealias Pictures = (ScreenPicture) -> RGBAImage?

  /// The large renderer on a terminal that can show it; else the plain one: for `--plain`,
  /// `ACCESSIBLE`, `TERM=dumb`, and wherever standard input or output is no terminal.
  public static func presenter(
    isPlain: Bool, environment: [String: String], words: MessageCatalog,
    style: TerminalStyle = TerminalStyle(), pictures: @escaping Pictures
  ) -> any ScreenPresenter {
    canDraw(isPlain: isPlain, environment: environment)
      ? LargePresenter(words: words, style: style, environment: environment, pictures: pictures)
      : PlainPresenter(words: words, style: style)
  }

  /// A screen as the plain renderer shows it, what its entry field asks for below it.
  public static func plainText(of screen: Screen, words: MessageCatalog) -> String {
    ["\n" + PlainText(screen, words: words).body, screen.entry?.label].compactMap(\.self)
      .joined(separator: "\n")
  }

  /// Whether ``presenter(isPlain:environment:words:style:pictures:)`` draws.
  public static func canDraw(isPlain: Bool, environment: [String: String]) -> Bool {
    !isPlain && isCapable(environment) && Descriptor.input.isTerminal
      && Descriptor.output.isTerminal
  }

  /// Whether the environment allows redrawing and escape sequences.
  static func isCapable(_ environment: [String: String]) -> Bool {
    let term = environment["TERM"] ?? ""
    let accessible = environment["ACCESSIBLE"] ?? ""
    return !term.isEmpty && term != "dumb" && (accessible.isEmpty || accessible == "0")
  }
}

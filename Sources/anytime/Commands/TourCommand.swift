import ArgumentParser
import Foundation
import Guide
import Terminal

/// `tour`: shows every screen of the guided home, in invented homes, to page through. It opens no
/// home and calls nobody.
struct TourCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "tour", abstract: words("help-tour"))
  }

  @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

  func run() throws {
    let environment = ProcessInfo.processInfo.environment
    guard TerminalUI.canDraw(isPlain: options.plain, environment: environment) else {
      // In plain text nothing has to be pressed: all of it can be scrolled, searched and heard.
      return Tour(language: words.language).stops.forEach {
        Console.print(TerminalUI.plainText(of: $0.screen(words), words: words))
      }
    }
    // Who pages fast has no shaky hand.
    var style = TerminalStyle(repeatGuard: .zero)
    style.isForShow = true
    let presenter = TerminalUI.presenter(
      isPlain: false, environment: environment, words: words, style: style,
      pictures: ScreenPixels.invented)
    presenter.open()
    defer { presenter.close() }
    page(presenter)
  }

  /// The first page does not wait until the others are found.
  private func page(_ presenter: any ScreenPresenter) {
    let keys = Screen(
      title: "", choices: [Choice(1, ""), Choice(2, "")], back: "")
    let walk = TourStops()
    var place = 0
    while true {
      let stops = walk.known
      presenter.present(
        (stops?[place] ?? Tour.first).screen(words),
        hint: stops.map {
          words("tour-place", ["n": .number(place + 1), "total": .number($0.count)])
        } ?? words("guided-moment"))
      var input: Input?
      repeat {
        input = presenter.nextInput(for: keys, within: stops == nil ? .milliseconds(20) : nil)
      } while input == nil && walk.known == nil
      switch input {
      case .digit(1): place = min(place + 1, walk.waited().count - 1)
      case .digit(2): place = max(place - 1, 0)
      case .digit(0), .escape, .interrupt, .endOfInput: return
      case .digit, .text, .sayAgain, nil: break
      }
    }
  }
}

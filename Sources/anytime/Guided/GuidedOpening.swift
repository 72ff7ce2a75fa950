import Foundation
import Guide
import Synchronization
import Terminal

/// Opens the home of the guided app. Where another process holds that up, the person is told, and may
/// leave. Under a kiosk nobody reads what a program that ends has said: why the home does not open is a
/// screen, too.
struct GuidedOpening {
  let session: Session
  let screens: any ScreenPresenter

  /// - Returns: how the program ends because nobody waited; nil where the home is open.
  /// - Throws: what opening the address book throws, where the person may leave.
  func run() throws -> ExitStatus? {
    var (end, error) = open()
    while let fault = error, end == nil, !GuidedHome.mayLeave, Console.isInteractive {
      end = told(of: fault)
      if end == nil { (end, error) = open() }
    }
    if end != nil || error != nil { screens.close() }
    if end == nil, let error { throw error }
    return end
  }

  /// How the program ends because nobody waited, or why the home could not be opened.
  private func open() -> (end: ExitStatus?, error: (any Error)?) {
    let session = session
    let failure = Mutex<(any Error)?>(nil)
    let work = BackgroundWork { _ in
      do { _ = try session.addressBook } catch { failure.withLock { $0 = error } }
      return []
    }
    // Lines from a pipe are for the screens to come.
    if !Console.isInteractive { _ = work.waited() }
    let end = work.waited(milliseconds: 2000) == nil ? watch(work) : nil
    return (end, end == nil ? failure.withLock { $0 } : nil)
  }

  /// Tells why the home could not be opened, until the person wants it tried once more.
  private func told(of error: any Error) -> ExitStatus? {
    let words = screens.words
    var screen = Screen(
      title: words("trouble-title"), paragraphs: [words(Trouble.message(of: error))],
      choices: [Choice(1, words("trouble-understood"))], back: words("home-stay"))
    screen.leadsBack = false
    screens.open()
    screens.present(screen)
    while true {
      switch screens.nextInput(for: screen) {
      case .digit(1): return nil
      case .interrupt: return .interrupted
      case .endOfInput: return .success
      case .digit, .text, .sayAgain, .escape: break
      }
    }
  }

  private func watch(_ work: BackgroundWork) -> ExitStatus? {
    let words = screens.words
    var screen = Screen(
      title: words("guided-moment"), paragraphs: [words("settings-opening")],
      back: words(GuidedHome.mayLeave ? "home-leave" : "home-stay"))
    screen.leadsBack = GuidedHome.mayLeave
    screens.open()
    screens.present(screen)
    while work.results == nil {
      switch screens.nextInput(for: screen, within: .milliseconds(50)) {
      case .interrupt: return .interrupted
      case .digit(0), .escape, .endOfInput: return .success
      case .digit, .text, .sayAgain, nil: break
      }
    }
    return nil
  }
}

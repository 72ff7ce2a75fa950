import Foundation
import Guide
import Synchronization
import Terminal

/// Opens the home of the guided app. Where another process holds that up, the person is told, and may
/// leave.
struct GuidedOpening {
  let session: Session
  let screens: any ScreenPresenter

  /// - Returns: how the program ends because nobody waited; nil where the home is open.
  /// - Throws: what opening the address book throws.
  func run() throws -> ExitStatus? {
    let session = session
    let failure = Mutex<(any Error)?>(nil)
    let work = BackgroundWork { _ in
      do { _ = try session.addressBook } catch { failure.withLock { $0 = error } }
      return []
    }
    // Lines from a pipe are for the screens to come.
    if !Console.isInteractive { _ = work.waited() }
    let end = work.waited(milliseconds: 2000) == nil ? watch(work) : nil
    let error = end == nil ? failure.withLock { $0 } : nil
    if end != nil || error != nil { screens.close() }
    if let error { throw error }
    return end
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

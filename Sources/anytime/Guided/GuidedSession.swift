import AddressBook
import CLinux
import Calling
import Foundation
import Guide
import Locales
import Terminal
import Voice

/// Runs the guided app in front of a person: shows its screens, hears the answers, performs its
/// effects.
final class GuidedSession {
  private let session: Session
  private let performer: EffectPerformer
  private let presenter: SpeakingPresenter
  private var app: GuidedApp
  private var backup: BackgroundWork?
  private var end: ExitStatus?

  /// Opens the home, and goes on until the person leaves.
  ///
  /// - Returns: ``ExitStatus/interrupted`` after Ctrl-C.
  static func run(options: GlobalOptions) throws -> ExitStatus {
    // It may run for months, and one screen of a large terminal needs more than all that is kept.
    linux_return_memory_early()
    let session = Session(options: options, makesHome: true)
    let screens = TerminalUI.presenter(
      isPlain: options.plain, environment: ProcessInfo.processInfo.environment,
      words: anytime.words,
      pictures: { picture in
        (try? session.addressBook).flatMap { ScreenPixels.image(of: picture, in: $0) }
      })
    if let end = try GuidedOpening(session: session, screens: screens).run() { return end }
    return try GuidedSession(session, screens).run()
  }

  /// Reads what the first screen needs.
  private init(_ session: Session, _ screens: any ScreenPresenter) throws {
    self.session = session
    let facts = try GuidedHome(session: session).facts()
    performer = EffectPerformer(session: session)
    screens.words = try GuidedHome.words(in: facts.language)
    screens.style = try GuidedHome(session: session).style(facts)
    presenter = SpeakingPresenter(
      screens, voice: Voices.found(environment: ProcessInfo.processInfo.environment),
      isOn: facts.voice == true)
    app = GuidedApp(facts: facts)
  }

  private func run() -> ExitStatus {
    presenter.open()
    defer {
      presenter.close()
      performer.removePhotographs()
      performer.finishCallLog()
    }
    settleLastCall()
    perform(app.opening)
    while end == nil {
      let screen = app.screen(presenter.words)
      presenter.present(screen)
      // Nobody waits for what is done now.
      (try? session.addressBook)?.releaseMemory()
      linux_return_free_memory()
      take(presenter.nextInput(for: screen))
    }
    return end ?? .success
  }

  private func take(_ input: Input) {
    switch input {
    case .digit(0), .escape: handle(.back)
    case .digit(let digit): handle(.choice(digit))
    case .text(let text): handle(.text(text))
    case .sayAgain: break
    case .interrupt: end = .interrupted
    case .endOfInput: end = .success
    }
  }

  private func handle(_ event: Event) {
    let wasAtHome = app.isAtHome
    perform(app.handle(event))
    // Who is called most may have changed.
    if app.isAtHome, !wasAtHome {
      refreshFacts()
      backUpIfDue()
    }
  }

  /// Nobody waits for it, and there are no two at a time.
  private func backUpIfDue() {
    guard backup.map({ $0.results != nil }) ?? true else { return }
    let session = session
    backup = BackgroundWork { _ in
      try session.addressBook.backUpIfDue()
      return [.done]
    }
  }

  private func perform(_ effects: [Effect]) {
    for effect in effects where end == nil {
      switch effect {
      case .leave: end = .success
      case .hangUp, .stopWork: break
      default: perform(effect)
      }
    }
  }

  /// What is done in a moment is waited for; what takes longer is shown while it is done.
  private func perform(_ effect: Effect) {
    if effect.takesTime { presenter.present(app.screen(presenter.words)) }
    let work = performer.begin(effect, facts: app.facts)
    effect.takesTime ? watch(work, isCall: effect.isCall) : waitBriefly(for: work)
  }

  /// Waits for what is done in a moment as a rule, and says so where it takes longer.
  private func waitBriefly(for work: BackgroundWork) {
    if let results = work.waited(milliseconds: 500) { return finish(results) }
    handle(.delayed)
    presenter.present(app.screen(presenter.words))
    watch(work, isCall: false)
  }

  /// Lets the person stop what is done elsewhere.
  private func watch(_ work: BackgroundWork, isCall: Bool) {
    var screen = app.screen(presenter.words)
    var patience = Duration.milliseconds(5)
    var progress: Event?
    var shownAt = ContinuousClock.now
    defer { presenter.isOn = app.facts.voice == true }
    func show() {
      // Nobody talks in between while people talk.
      if isCall { presenter.isOn = false }
      screen = app.screen(presenter.words)
      presenter.present(screen)
      shownAt = .now
    }
    while end == nil {
      if let results = work.results { return finish(results) }
      // A share of work may change often: ten paintings a second are enough.
      if let new = work.progress, new != progress,
        isCall || ContinuousClock.now - shownAt > .milliseconds(100)
      {
        progress = new
        handle(new)
        show()
      }
      switch presenter.nextInput(for: screen, within: patience) {
      case nil: patience = min(patience * 2, .milliseconds(50))
      case .digit(0), .escape:
        let effects = app.handle(.back)
        work.stop()
        guard effects == [.hangUp] || app.isDelayed else { return perform(effects) }
        show()
      case .interrupt:
        work.stop()
        // A call ends before the program does, and the log says how.
        if isCall { _ = work.waited(milliseconds: 5000) }
        end = .interrupted
      case .endOfInput:
        // Nobody can stop it any more. What was begun is worth keeping, but no call goes on alone.
        if isCall { work.stop() }
        finish(work.waited())
        end = end ?? .success
      case .digit, .text, .sayAgain: break
      }
    }
  }

  private func finish(_ results: [EffectResult]) {
    for result in results {
      if case .facts(let facts) = result { follow(facts) }
      handle(.result(result))
    }
  }

  /// A telephone that does not answer holds nobody up who does not want to wait.
  private func settleLastCall() {
    let session = session
    let settling = BackgroundWork { _ in
      do {
        try session.callLog(dialer: session.dialer(), warn: { _ in })
          .settleLast(made: session.dialer(named:), home: session.home)
      } catch is DialerError {
        // A dialer that can't be used is told of when somebody calls.
      }
      return [.done]
    }
    // Lines from a pipe are for the screens to come.
    if !Console.isInteractive { _ = settling.waited() }
    waitBriefly(
      for: BackgroundWork { waiting in
        while settling.results == nil, !waiting.isStopped { usleep(5000) }
        return settling.results ?? [.done]
      })
  }

  private func refreshFacts() {
    do {
      finish([.facts(try performer.facts())])
    } catch {
      handle(.result(.failed(Trouble.message(of: error))))
    }
  }

  /// A language, a size or colours that were chosen take effect at once.
  private func follow(_ facts: GuideFacts) {
    do {
      if facts.language != presenter.words.language {
        presenter.words = try GuidedHome.words(in: facts.language)
      }
      presenter.isOn = facts.voice == true
      presenter.style = try GuidedHome(session: session).style(facts)
    } catch {
      handle(.result(.failed(Trouble.message(of: error))))
    }
  }
}

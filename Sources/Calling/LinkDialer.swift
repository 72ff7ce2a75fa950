/// Opens a `tel:` link with the app that the desktop has for it, such as a softphone or a paired
/// telephone. It learns only whether an app took the link.
struct LinkDialer: HangingUpDialer {
  static let identifier = "link"
  static let knows: Set<CallState> = [.asked, .stopped]
  static let isTelephoneLine = false
  static let isTriedOnTelephone = false

  private let runner: ProgramRunner
  let wish = HangUpWish()

  init(configuration: DialerConfiguration) {
    runner = ProgramRunner(configuration)
  }

  func start(
    _ call: ConfirmedCall, report: (CallState) -> Void
  ) throws(DialerError) -> CallOutcome {
    let link = "tel:" + call.number
    // Never one after the other: the first may have asked the telephone before it failed.
    let opener = try opener()
    let arguments = opener == "gio" ? ["open", link] : [link]
    do {
      return try runner.ask(opener, arguments, until: wish, report: report)
    } catch {
      if case .failed = error { throw .noHandler }
      throw error
    }
  }

  func check() throws(DialerError) -> [Proof] {
    let type = "x-scheme-handler/tel"
    guard try opener() == "gio" else {
      guard runner.has("xdg-mime") else { throw .missingProgram("xdg-mime") }
      let app = try runner.run("xdg-mime", ["query", "default", type]).output
      guard let name = app.split(separator: "\n").first else { throw .noHandler }
      return [Proof(.app, String(name))]
    }
    let answer = try runner.run("gio", ["mime", type]).output
    // In the C locale: `Default application for “x-scheme-handler/tel”: phone.desktop`.
    guard let line = answer.split(separator: "\n").first, line.hasPrefix("Default"),
      let app = line.split(separator: " ").last
    else { throw .noHandler }
    return [Proof(.app, String(app))]
  }

  private func opener() throws(DialerError) -> String {
    guard let opener = ["gio", "xdg-open"].first(where: runner.has) else {
      throw .missingProgram("gio")
    }
    return opener
  }
}

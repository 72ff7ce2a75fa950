/// Opens a `tel:` link with the app that the desktop has for it, such as a softphone or a paired
/// telephone. It learns only whether an app took the link.
struct LinkDialer: Dialer {
  static let identifier = "link"
  static let knows: Set<CallState> = [.asked]
  static let isTelephoneLine = false
  static let isTriedOnTelephone = false

  private let runner: ProgramRunner

  init(configuration: DialerConfiguration) {
    runner = ProgramRunner(configuration)
  }

  func start(
    _ call: ConfirmedCall, report: (CallState) -> Void
  ) throws(DialerError) -> CallOutcome {
    let link = "tel:" + call.number
    // Only one of them: gio may have asked the telephone already when it reports a failure.
    if runner.has("gio") {
      guard try runner.run("gio", ["open", link]).status == 0 else { throw .noHandler }
    } else {
      guard try runner.run("xdg-open", [link]).status == 0 else { throw .noHandler }
    }
    report(.asked)
    return .asked
  }

  func check() throws(DialerError) -> String? {
    guard runner.has("gio") else {
      guard runner.has("xdg-open") else { throw .missingProgram("gio") }
      return "xdg-open"
    }
    let answer = try runner.run("gio", ["mime", "x-scheme-handler/tel"]).output
    // In the C locale: `Default application for “x-scheme-handler/tel”: phone.desktop`.
    guard let line = answer.split(separator: "\n").first, line.hasPrefix("Default"),
      let app = line.split(separator: " ").last
    else { throw .noHandler }
    return String(app)
  }
}

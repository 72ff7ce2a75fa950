/// The desktop's own keeper of passwords (org.freedesktop.secrets), through `secret-tool`, which is
/// libsecret's program. Passwords go through its standard input and output.
struct SecretService {
  private static let program = "secret-tool"

  private let runner: ProgramRunner
  private let attributes: [String]

  init(_ configuration: DialerConfiguration) {
    var configuration = configuration
    // Somebody may have to type the password that unlocks it.
    configuration.patience = min(configuration.patience, .seconds(30))
    runner = ProgramRunner(configuration)
    attributes = ["application", "anytime", "home", configuration.folder.path]
  }

  /// Nil where it has none, is locked, or is not there. Nobody is asked to unlock it: whoever calls
  /// does not know how.
  func read() throws(DialerError) -> String? {
    let found = try runner.run(Self.program, ["search"] + attributes)
    return found.output.split(separator: "\n").first { $0.hasPrefix("secret = ") }
      .map { String($0.dropFirst("secret = ".count)) }
  }

  /// Whether it keeps a password and gives it back.
  func keep(_ secret: String) throws(DialerError) -> Bool {
    guard runner.has(Self.program) else { return false }
    let label = "--label=Anytime SIP"
    _ = try runner.run(Self.program, ["store", label] + attributes, input: secret)
    return try read() == secret
  }

  /// Forgets the password.
  func forget() throws(DialerError) {
    guard runner.has(Self.program) else { return }
    _ = try runner.run(Self.program, ["clear"] + attributes)
  }
}

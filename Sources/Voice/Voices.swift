/// The programs that can read aloud, the preferred first.
public enum Voices {
  /// Every adapter, whether its program is there or not.
  public static func all(environment: [String: String]) -> [any Voice] {
    [DispatcherVoice(environment: environment), EspeakVoice(environment: environment)]
  }

  /// The first that is there.
  public static func found(environment: [String: String]) -> (any Voice)? {
    all(environment: environment).first { $0.program != nil }
  }
}

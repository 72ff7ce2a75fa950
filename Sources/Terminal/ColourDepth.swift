/// How many colours a terminal is known to show.
public enum ColourDepth: Int, Comparable, Sendable {
  case none, sixteen, indexed256, trueColour

  /// More colours are more.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// Read conservatively from `NO_COLOR`, `COLORTERM` and `TERM`.
  public init(environment: [String: String]) {
    let term = environment["TERM"] ?? ""
    let colourTerm = environment["COLORTERM"] ?? ""
    if environment["NO_COLOR"].map({ !$0.isEmpty }) ?? false || term.isEmpty || term == "dumb"
      || term.hasPrefix("vt1") || term.hasPrefix("vt2") || term.hasSuffix("-m")
    {
      self = .none
    } else if colourTerm == "truecolor" || colourTerm == "24bit" || term.hasSuffix("-direct") {
      self = .trueColour
    } else if term.contains("256color") || term == "xterm-kitty" || term == "foot" {
      self = .indexed256
    } else {
      self = .sixteen
    }
  }
}

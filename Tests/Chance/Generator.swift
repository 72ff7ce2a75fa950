/// Chance that is the same in every run, so that what fails once can be repeated: SplitMix64 (G. Steele,
/// D. Lea, C. Flood, 2014).
public struct Generator: RandomNumberGenerator {
  private var state: UInt64

  /// The numbers of a seed.
  public init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

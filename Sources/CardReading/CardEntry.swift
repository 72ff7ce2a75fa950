/// One name with one number, as read from a photograph. A name with several numbers is several
/// entries with the same name.
public struct CardEntry: Hashable, Sendable {
  /// Who it is.
  public var name: FieldReading
  /// What to call.
  public var number: FieldReading
  /// The number in E.164, where the reading is a number of the region.
  public var e164: String?
  /// Where the entry stands on the upright photograph.
  public var box: Box

  /// An entry of these readings.
  public init(name: FieldReading, number: FieldReading, e164: String?, box: Box) {
    self.name = name
    self.number = number
    self.e164 = e164
    self.box = box
  }
}

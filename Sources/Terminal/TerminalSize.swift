/// The size of a terminal in cells.
public struct TerminalSize: Hashable, Sendable {
  public var columns: Int
  public var rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// What a terminal has that does not say.
  public static let usual = TerminalSize(columns: 80, rows: 24)
}

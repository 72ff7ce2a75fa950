/// The size of a terminal in cells.
public struct TerminalSize: Hashable, Sendable {
  /// Cells side by side.
  public var columns: Int
  /// Cells one above the other.
  public var rows: Int

  /// A size in cells.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// What a terminal has that does not say.
  public static let usual = TerminalSize(columns: 80, rows: 24)
}

/// What a child writes: first, where it likes, how far its work is, then its answer.
///
/// How far it is, is three bytes each time: ``mark``, done, total. The first byte that is no mark
/// where one could stand begins the answer; neither JSON nor a picture begins with one.
struct ChildAnswer {
  static let mark: UInt8 = 1
  static let largestTotal = 255

  /// All behind what was told.
  private(set) var bytes: [UInt8] = []
  private var isBegun = false
  /// As much of the next telling as has come.
  private var telling: [UInt8] = []
  private var last: (done: Int, total: Int)?

  /// Takes in what came next.
  ///
  /// - Parameter progress: told what is new. What falls back, changes its total or is more than all
  ///   is passed over, so that it is told 256 times at most, whatever the child says.
  mutating func take(_ more: [UInt8], progress: (_ done: Int, _ total: Int) -> Void) {
    var rest = more[...]
    while !isBegun, let byte = rest.first {
      guard byte == Self.mark || !telling.isEmpty else {
        isBegun = true
        break
      }
      telling.append(byte)
      rest = rest.dropFirst()
      if telling.count == 3 {
        judge(done: Int(telling[1]), total: Int(telling[2]), progress)
        telling = []
      }
    }
    bytes += rest
  }

  private mutating func judge(
    done: Int, total: Int, _ progress: (_ done: Int, _ total: Int) -> Void
  ) {
    guard total > 0, done <= total else { return }
    if let last { guard total == last.total, done > last.done else { return } }
    last = (done, total)
    progress(done, total)
  }
}

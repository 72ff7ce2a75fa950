/// A set of scalars as sorted ranges, found by halving.
struct ScalarRanges: Sendable {
  private let ranges: [ClosedRange<UInt32>]

  /// From words such as `300-36F` or `483`, in rising order.
  init(_ text: String) {
    ranges = text.split { $0 == " " || $0 == "\n" }.compactMap { word in
      let ends = word.split(separator: "-").compactMap { UInt32($0, radix: 16) }
      guard let first = ends.first, let last = ends.last, first <= last else { return nil }
      return first...last
    }
  }

  func contains(_ value: UInt32) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].lowerBound <= value
  }
}

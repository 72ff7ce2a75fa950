/// The places of a written number's digits, divided so that one of at most four choices after
/// another leads to any digit.
struct DigitPlaces: Hashable, Sendable {
  /// Indices into the characters of the number.
  let indices: [Int]

  /// All digits of a number.
  init(of number: String) {
    indices = Array(number).indices.filter { Array(number)[$0].isASCIIDigit }
  }

  init(indices: [Int]) { self.indices = indices }

  /// The digits as they are written, such as `345`.
  func text(in number: String) -> String {
    let characters = Array(number)
    return String(indices.compactMap { characters.indices.contains($0) ? characters[$0] : nil })
  }

  /// At most four parts: the groups that the number is written in where they are few and short,
  /// else parts of the same length.
  var parts: [DigitPlaces] {
    let groups = indices.reduce(into: [[Int]]()) { groups, index in
      if let last = groups.last?.last, last + 1 == index {
        groups[groups.count - 1].append(index)
      } else {
        groups.append([index])
      }
    }
    if (2...4).contains(groups.count), groups.allSatisfy({ $0.count <= 4 }) {
      return groups.map(DigitPlaces.init(indices:))
    }
    let length = indices.count <= 4 ? 1 : max(4, (indices.count + 3) / 4)
    return stride(from: 0, to: indices.count, by: length).map {
      DigitPlaces(indices: Array(indices[$0..<min($0 + length, indices.count)]))
    }
  }
}

extension Character {
  var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}

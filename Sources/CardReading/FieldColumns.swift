/// Columns of people beside each other on a page.
enum FieldColumns {
  /// The fields of each column with names and numbers of its own, from left to right; all in one where there
  /// are no several.
  static func parted(_ fields: [FoundField]) -> [[FoundField]] {
    var columns: [[Int]] = []
    var last: [Int] = []
    let strips = strips(of: fields)
    for (place, strip) in strips.enumerated() {
      last += strip
      let rest = strips[(place + 1)...].flatMap(\.self)
      if isOfPeople(last.map { fields[$0] }), isOfPeople(rest.map { fields[$0] }) {
        columns.append(last)
        last = []
      }
    }
    return (columns + [last]).map { column in column.sorted().map { fields[$0] } }
  }

  /// The places of what stands above each other, with paper between it and the next from top to bottom, from left
  /// to right. A heading may lie across, and is then in the first.
  private static func strips(of fields: [FoundField]) -> [[Int]] {
    var strips: [[Int]] = []
    var right = Int.min
    let (headings, people) = (
      fields.indices.filter { fields[$0].needsNumber },
      fields.indices.filter { !fields[$0].needsNumber }
    )
    for place in people.sorted(by: { fields[$0].box.x < fields[$1].box.x }) {
      if fields[place].box.x > right { strips.append([]) }
      strips[strips.count - 1].append(place)
      right = max(right, fields[place].box.right)
    }
    guard !strips.isEmpty else { return strips }
    let boxes = strips.map { strip in
      strip.dropFirst().reduce(fields[strip[0]].box) { $0.union(fields[$1].box) }
    }
    for heading in headings {
      let below = boxes.indices.filter { boxes[$0].columnsShared(with: fields[heading].box) > 0 }
      strips[below.count == 1 ? below[0] : 0].append(heading)
    }
    return strips
  }

  /// Whether there are some names, and about as many numbers. What looks like a heading is a name where a number
  /// comes next.
  private static func isOfPeople(_ fields: [FoundField]) -> Bool {
    let fields = fields.sorted { ($0.box.y, $0.box.x) < ($1.box.y, $1.box.x) }
    let names = fields.indices.count { place in
      fields[place].isName
        && (!fields[place].needsNumber || fields[(place + 1)...].first?.isName == false)
    }
    let numbers = fields.count { !$0.isName }
    return min(names, numbers) > 1 && max(names, numbers) <= 2 * min(names, numbers)
  }
}

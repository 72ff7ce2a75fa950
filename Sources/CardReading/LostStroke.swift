/// A 1 that the models passed over beside another one, where the ink shows both.
enum LostStroke {
  /// Readings with that 1 among their symbols; none of a reading in which no 1 is missing, or in more than
  /// one place.
  ///
  /// - Parameter line: the ink that was read, each digit by itself.
  static func restored(in readings: [LineReading], from line: WritingLine) -> [LineReading] {
    let strokes = glyphs(of: line).map { $0.width * 5 < $0.height * 2 }
    return readings.compactMap { restored(in: $0.withoutWords, strokes: strokes) }
  }

  /// Boxes of the digits and brackets of a line, from left to right.
  private static func glyphs(of line: WritingLine) -> [Box] {
    var glyphs: [Box] = []
    for box in line.components.map(\.box) {
      if let last = glyphs.last, last.columnsShared(with: box) * 3 > min(last.width, box.width) {
        glyphs[glyphs.count - 1] = last.union(box)
      } else {
        glyphs.append(box)
      }
    }
    return glyphs.filter { $0.height * 5 > line.box.height * 2 }
  }

  private static func restored(in reading: LineReading, strokes: [Bool]) -> LineReading? {
    let symbols = reading.symbols
    let glyphs = symbols.indices.filter { symbols[$0].text.allSatisfy { !"+-. #*".contains($0) } }
    guard strokes.count == glyphs.count + 1 else { return nil }
    // The first 1 of each row of them.
    let ones = glyphs.indices.filter { place in
      symbols[glyphs[place]].text == "1"
        && (place == 0 || symbols[glyphs[place - 1]].text != "1")
    }
    let fitting = ones.filter { place in
      var texts = glyphs.map { symbols[$0].text }
      texts.insert("1", at: place)
      let row = texts[place...].prefix { $0 == "1" }
      let others = texts.indices.filter { !row.indices.contains($0) }
      return row.indices.allSatisfy { strokes[$0] }
        && others.count { strokes[$0] != "1()/".contains(texts[$0]) } <= 1
    }
    guard fitting.count == 1 else { return nil }
    var restored = reading
    let place = glyphs[fitting[0]]
    var one = symbols[place]
    one.startsWord = false
    restored.symbols.insert(one, at: place + 1)
    return restored
  }
}

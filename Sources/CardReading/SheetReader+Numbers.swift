import PhoneNumbers

extension SheetReader {
  /// What is found of a number that each model looks at once, or, where it is not clear then, twice.
  func looked(
    at picture: Raster
  ) throws(CardReadingError) -> (readings: [LineReading], finding: NumberJudge.Finding) {
    var readings = try numbers.readings(picture, [.asItIs])
    var finding = judge.finding(readings)
    if !finding.isClear {
      readings += try numbers.readings(picture, [.small])
      finding = judge.finding(readings)
    }
    return (readings, finding)
  }

  /// What is found of a number where readings that differ are joined by further ones; `thorough`: those
  /// that are nearly sure, too. Of 1,600 composed lines 1,521 came first with them, where they differ,
  /// and 1,511 without. Where all agree and one more stroke would make a number that a plan knows, strokes
  /// may stand too close for the models to part them, as in 111.
  func lookedAgain(
    _ finding: NumberJudge.Finding, _ readings: [LineReading], at picture: Raster, thorough: Bool
  ) throws(CardReadingError) -> NumberJudge.Finding {
    guard finding.kind == .number else { return finding }
    let poses: [NumberReader.Pose] =
      if finding.agreement < 1 || thorough && finding.isPromising {
        [.smallish, .wide]
      } else if finding.plausibility < 0.9, judge.mayLackStroke(finding.reading.text) {
        [.wider]
      } else {
        []
      }
    guard !poses.isEmpty else { return finding }
    let again = judge.finding(readings + (try numbers.readings(picture, poses)))
    return again.kind == .number ? again : finding
  }

  /// What is found where the ink shows a 1 more than was read and a plan knows that number, to be checked.
  func withLostStroke(
    _ finding: NumberJudge.Finding, _ readings: [LineReading], of line: WritingLine
  ) -> NumberJudge.Finding {
    guard finding.kind == .number, finding.plausibility < 1,
      judge.mayLackStroke(finding.reading.text),
      case var restored = judge.finding(LostStroke.restored(in: readings, from: line)),
      restored.kind == .number, restored.plausibility > finding.plausibility
    else { return finding }
    restored.reading.doubt()
    return restored
  }

  /// Where two numbers stand side by side: the left edge of the second.
  func halves(of number: WritingLine, readings: [LineReading], height: Int) -> Int? {
    guard let most = readings.map({ NumberJudge.digits($0.text).count }).max(), most > 13 else {
      return nil
    }
    let parts = number.parts(gap: max(2, height / 4))
    let gaps = zip(parts, parts.dropFirst()).map {
      (width: $1.box.x - $0.box.right, edge: $1.box.x)
    }
    return gaps.max { $0.width < $1.width }?.edge
  }
}

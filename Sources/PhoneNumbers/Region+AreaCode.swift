extension Region {
  /// Whether some local number is whole behind an area code. Where no plan is looked at here, every code
  /// is taken for one.
  ///
  /// - Parameter areaCode: digits, with or without a leading 0.
  public func hasAreaCode(_ areaCode: String) -> Bool {
    switch self {
    case .taiwan: return TaiwanPlan.hasArea(areaCode)
    case .china, .unitedStates:
      let code = self == .china && !areaCode.hasPrefix("0") ? "0" + areaCode : areaCode
      return (2...9).contains { first in
        [7, 8].contains { length in
          let local = "\(first)2345678".prefix(length)
          return (try? NumberingLibrary.parse(code + local, region: self))?.isValid == true
        }
      }
    case .hongKong, Region(code: "MO"), Region(code: "SG"): return false
    default: return true
    }
  }
}

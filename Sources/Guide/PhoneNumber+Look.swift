import Locales
import PhoneNumbers

extension PhoneNumber {
  /// Whether whoever typed it should see how it was taken: its plan does not know it, or its area code is
  /// missing or was added, or it may be an American one.
  var needsLook: Bool {
    standing == .possible || standing == .local || isAreaCodeAdded || mayBeAmerican
  }

  /// What is unusual about it, or was made of it.
  var doubts: [Message] {
    var doubts: [Message] = []
    if isAreaCodeAdded { doubts.append(Message("add-number-area-added")) }
    if standing == .possible { doubts.append(Message("add-number-possible")) }
    if standing == .local { doubts.append(Message("add-number-local")) }
    return doubts
  }

  /// Whether a 0 was put in front of digits that are an American number as they were written:
  /// 212-555-0199 becomes 021 2555 0199 on the Mainland.
  public var mayBeAmerican: Bool {
    let digits = LookAlikes.repaired(written).filter(\.isASCIIDigit)
    guard digits.count == 10, e164 != nil,
      formatted.filter(\.isASCIIDigit) == "0" + digits,
      let american = try? PhoneNumber(digits, region: .unitedStates)
    else { return false }
    return american.standing == .valid
  }
}

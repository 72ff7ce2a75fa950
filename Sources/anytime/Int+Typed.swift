import ArgumentParser
import PhoneNumbers

extension Int {
  /// A number that somebody typed, perhaps on a keyboard for Chinese: `２０`.
  static func typed(_ text: String) throws -> Int {
    guard let number = Int(LookAlikes.repaired(text)) else { throw ValidationError("") }
    return number
  }
}

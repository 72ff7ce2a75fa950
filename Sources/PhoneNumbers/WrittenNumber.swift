/// What somebody wrote, taken apart: labels away, digits together, the extension apart.
struct WrittenNumber {
  /// Repaired, as it is shown.
  let text: String
  /// Digits, with a leading + where one was written. Never empty.
  let digits: String
  let `extension`: String?

  /// Longer texts are no numbers, whatever they hold.
  private static let longestText = 200
  private static let mostDigits = 24
  private static let mostExtensionDigits = 8

  init(_ original: String) throws(PhoneNumberError) {
    guard original.utf8.count <= Self.longestText else { throw .tooLong }
    text = LookAlikes.repaired(original)
    var digits = ""
    var tail = ""
    var (isExtension, isTailOver) = (false, false)
    var rest = text.unicodeScalars[...]
    while let scalar = rest.first {
      rest = rest.dropFirst()
      // What stands behind more than a blank is another extension, and no further digits of this one.
      if !tail.isEmpty, scalar != " ", !("0"..."9").contains(scalar) { isTailOver = true }
      switch scalar {
      case "0"..."9":
        if isExtension {
          guard !isTailOver else { throw .letters }
          tail.unicodeScalars.append(scalar)
        } else {
          digits.unicodeScalars.append(scalar)
        }
      case "+":
        guard digits.isEmpty else { throw .letters }
        digits = "+"
      case " ", "-", "_", ".", "/", "(", ")", "[", "]", "~", ":", "=", "·", "・", "•", "、", "【", "】":
        break
      // Telephones end digits that they send after a pause so.
      case "#" where !tail.isEmpty && rest.isEmpty: break
      case "#", ",", ";":
        guard digits.count > 2, tail.isEmpty else { throw .letters }
        isExtension = true
      case _ where scalar.properties.isAlphabetic:
        let others = rest.prefix { $0.properties.isAlphabetic }
        rest = rest.dropFirst(others.count)
        let word = String(String.UnicodeScalarView([scalar] + others)).lowercased()
        if digits.count > 2, tail.isEmpty, Self.extensionWords.contains(word) {
          isExtension = true
        } else if !Self.isLabel(word) {
          throw .letters
        }
      default: throw .letters
      }
    }
    guard digits.contains(where: { $0 != "+" }) else { throw .empty }
    guard digits.count <= Self.mostDigits, tail.count <= Self.mostExtensionDigits else {
      throw .tooLong
    }
    self.digits = digits
    self.extension = tail.isEmpty ? nil : tail
  }

  /// How many digits of the number itself stand together each time.
  var groups: [Int] {
    var rest = digits.count { $0.isNumber }
    return text.split { !$0.isNumber }.map(\.count).prefix { group in
      defer { rest -= group }
      return rest > 0
    }
  }

  private static let extensionWords: Set<String> = [
    "ext", "extn", "extension", "x", "p", "w", "分機", "分机", "轉", "转", "轉分機", "转分机", "內線", "内线",
  ]

  /// Whether a text begins with a word that stands before an extension; a letter alone is none.
  static func beginsExtension(_ text: String) -> Bool {
    let letters = text.lowercased()
    return extensionWords.contains {
      letters.hasPrefix($0) && ($0.count > 1 || !$0.allSatisfy(\.isASCII))
    }
  }

  private static let latinLabels: Set<String> = [
    "tel", "telephone", "phone", "ph", "mobile", "mob", "cell", "cellphone", "fax", "home",
    "office",
    "work", "main", "no", "number", "h", "o", "m", "t", "p", "f", "w", "c", "hp",
  ]

  /// The pieces that Chinese labels are made of, longer ones first.
  private static let hanLabels = [
    "辦公室", "办公室", "電話", "电话", "手機", "手机", "行動", "行动", "移動", "移动", "住家", "住宅", "家裡",
    "家里", "公司", "辦公", "办公", "市話", "市话", "座機", "座机", "固話", "固话", "固定", "聯絡", "联络",
    "聯繫", "联系", "號碼", "号码", "傳真", "传真", "專線", "专线", "家用", "分機", "分机", "家", "宅", "住", "公",
  ]

  private static func isLabel(_ word: String) -> Bool {
    if latinLabels.contains(word) { return true }
    var rest = word[...]
    while let label = hanLabels.first(where: { rest.hasPrefix($0) }) {
      rest = rest.dropFirst(label.count)
    }
    return rest.isEmpty
  }
}

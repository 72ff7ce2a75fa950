/// One line of a file of vCards, folded lines joined: still the bytes that some program wrote.
struct VCardLine {
  /// Why a line gives no property.
  enum Fault: Error {
    /// It is none.
    case broken
    /// Its letters can't be read for sure.
    case unreadable
  }

  /// Counted from 1.
  let number: Int
  let bytes: [UInt8]

  var isBlank: Bool { String(decoding: bytes, as: UTF8.self).allSatisfy(\.isWhitespace) }

  /// The property, with plain text in the place of vCard 2.1's character sets and quoted-printable,
  /// which later versions lack.
  ///
  /// - Parameter isUnicode: whether the file says of itself that it is. A character set that a line
  ///   names is then that of its quoted-printable only.
  func property(inUnicode isUnicode: Bool) throws(Fault) -> VCardProperty {
    let head = Array(head)
    guard head.count < bytes.count,
      var property = VCardProperty(
        line: VCardProperty.printable(String(decoding: head, as: UTF8.self)) + ":")
    else { throw .broken }
    let value = Array(bytes.dropFirst(head.count + 1))
    let isQuoted = property.parameters.contains { $0.value.uppercased() == "QUOTED-PRINTABLE" }
    let charset = property.parameters.last { $0.name == "CHARSET" }?.value
    let label = isQuoted || !isUnicode ? charset : nil
    guard TextEncoding.utf8.text(head) != nil,
      let encoding = TextEncoding(label: label ?? "UTF-8"),
      let text = encoding.text(isQuoted ? Self.unquoted(value) : value)
    else { throw .unreadable }
    property.parameters.removeAll {
      $0.name == "CHARSET" || $0.value.uppercased() == "QUOTED-PRINTABLE"
    }
    // 2.1 does not escape; our text from here on does, except for the dividers of components.
    property.value = VCardProperty.printable(
      isQuoted
        ? ["\r\n", "\r", "\n"].reduce(text) { $0.replacing($1, with: "\\n") } : text)
    return property
  }

  /// All before the colon that begins the value, as ``VCardProperty`` finds it: one inside the
  /// quotation marks of a parameter does not.
  private var head: ArraySlice<UInt8> {
    var isParameterValue = false
    var isQuoted = false
    return bytes.prefix { byte in
      switch byte {
      case UInt8(ascii: "\"") where isParameterValue: isQuoted.toggle()
      case _ where isQuoted: break
      case UInt8(ascii: ":"): return false
      case UInt8(ascii: ";"): isParameterValue = false
      case UInt8(ascii: "="): isParameterValue = true
      default: break
      }
      return true
    }
  }

  private static func unquoted(_ value: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = value[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "="), rest.count >= 2,
        let decoded = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(decoded)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }
}

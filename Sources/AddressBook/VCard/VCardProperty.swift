import Names

/// One unfolded line of a vCard: `group.NAME;PARAMETER=value:value`, RFC 6350 section 3.3.
struct VCardProperty: Hashable, Sendable {
  struct Parameter: Hashable, Sendable {
    /// In capitals.
    let name: String
    /// Without quotes, RFC 6868 undone.
    let value: String
  }

  var group: String?
  /// As it was spelled; compared through ``name``.
  private let spelling: String
  var parameters: [Parameter]
  /// As it stands in the file, still escaped.
  var value: String

  init(_ name: String, _ parameters: [(String, String)] = [], group: String? = nil, value: String) {
    self.group = group
    spelling = name
    self.parameters = parameters.map(Parameter.init)
    self.value = value
  }

  /// Nil where the line has no name or no colon. A parameter without a name, as in vCard 2.1, is a
  /// type.
  init?(line: String) {
    var rest = Substring(line)
    let head = rest.prefix { $0 != ";" && $0 != ":" }
    rest = rest.dropFirst(head.count)
    let parts = head.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let last = parts.last, Self.isName(last), parts.count == 1 || Self.isName(parts[0])
    else { return nil }
    group = parts.count == 2 ? String(parts[0]) : nil
    spelling = String(last)
    parameters = []
    while rest.first == ";" {
      rest.removeFirst()
      let key = rest.prefix { $0 != "=" && $0 != ";" && $0 != ":" }
      rest = rest.dropFirst(key.count)
      guard rest.first == "=" else {
        if !key.isEmpty { parameters.append(Parameter(name: "TYPE", value: String(key))) }
        continue
      }
      rest.removeFirst()
      var value = ""
      var isQuoted = false
      while let next = rest.first, isQuoted || (next != ";" && next != ":") {
        rest.removeFirst()
        if next == "\"" { isQuoted.toggle() } else { value.append(next) }
      }
      parameters.append(Parameter(name: key.uppercased(), value: Self.withoutCarets(value)))
    }
    guard rest.first == ":" else { return nil }
    value = String(rest.dropFirst())
  }

  /// In capitals.
  var name: String { spelling.uppercased() }

  /// The line, not yet folded. An older home may hold controls, which no card is given.
  var line: String {
    let parameters = parameters.map { parameter in
      let value = Self.printable(Self.withCarets(parameter.value))
      let isPlain = value.allSatisfy { $0 != ";" && $0 != ":" }
      return ";\(parameter.name)=" + (isPlain ? value : "\"\(value)\"")
    }
    return (group.map { $0 + "." } ?? "") + spelling + parameters.joined() + ":"
      + Self.printable(value)
  }

  /// The values of all parameters of a name, in lower case and divided at commas.
  func types(_ parameter: String = "TYPE") -> [String] {
    parameters.filter { $0.name == parameter }
      .flatMap { $0.value.split(separator: ",").map { $0.lowercased() } }
  }

  /// The value with its escapes undone.
  var text: String { Self.unescaped(value) }

  /// The value's components, divided at semicolons that are not escaped, escapes undone.
  var components: [String] {
    var parts = [""]
    var isEscaped = false
    for character in value {
      if character == ";" && !isEscaped {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    return parts.map(Self.unescaped)
  }

  static func escaped(_ text: String) -> String {
    var output = ""
    for character in text {
      switch character {
      case "\\", ",", ";": output += "\\\(character)"
      case "\n", "\r\n", "\r": output += "\\n"
      default: output.append(character)
      }
    }
    return output
  }

  static func unescaped(_ value: String) -> String {
    var output = ""
    var isEscaped = false
    for character in value {
      if isEscaped {
        output.append(character == "n" || character == "N" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        output.append(character)
      }
    }
    return output
  }

  /// The text without controls, except for tabs, and without escape sequences: what is given back to
  /// a terminal must not command it.
  static func printable(_ text: String) -> String {
    // C1 begins with C2 in UTF-8. A photograph, which has none of them, is as long as all the rest.
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 }) else { return text }
    let plain = PersonalName.withoutEscapeSequences(text).filter {
      $0 == "\t" || $0.properties.generalCategory != .control
    }
    return String(String.UnicodeScalarView(plain))
  }

  private static func isName(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy {
        switch $0 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
          true
        default: $0 == UInt8(ascii: "-")
        }
      }
  }

  /// RFC 6868: `^^`, `^n` and `^'` stand for a caret, a line feed and a quotation mark.
  private static func withCarets(_ text: String) -> String {
    text.replacing("^", with: "^^").replacing("\r\n", with: "^n").replacing("\n", with: "^n")
      .replacing("\r", with: "^n").replacing("\"", with: "^'")
  }

  private static func withoutCarets(_ text: String) -> String {
    guard text.contains("^") else { return text }
    var output = ""
    var rest = Substring(text)
    while let next = rest.popFirst() {
      guard next == "^", let code = rest.first else {
        output.append(next)
        continue
      }
      switch code {
      case "^": output.append("^")
      case "n": output.append("\n")
      case "'": output.append("\"")
      default:
        output.append(next)
        continue
      }
      rest.removeFirst()
    }
    return output
  }
}

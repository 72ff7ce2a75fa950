import Foundation
import Names
import PhoneNumbers

/// What one vCard says of a contact.
struct VCard {
  struct Telephone {
    var text: String
    /// What was written, where the file is ours.
    var written: String?
    var label: String?
    /// Why nobody can be talked to there, as with a fax.
    var machine: VCardFault.Reason?
    /// The line as it came, and the label of its group.
    var lines: [String]
    /// Whether the line says more than we hold of a number.
    var isKept = false
  }

  /// What Apple's X-ABLabel calls a group, and the line that says so.
  private struct GroupLabel {
    let text: String
    let line: String
  }

  let line: Int
  var name: String?
  var telephones: [Telephone] = []
  var photo: [UInt8]?
  /// Whether it has a picture that is not in the file, or can't be taken out of it.
  var hasOtherPhoto = false
  var handwriting: [UInt8]?
  var id: Contact.ID?
  var person: Person.ID?
  var place: Int?
  var foreign: [ForeignProperty] = []

  init(_ card: VCardFile.Card) {
    line = card.line
    name = Self.name(in: card.properties)
    let labels = Self.groupLabels(in: card.properties)
    for property in card.properties {
      switch property.name {
      case "FN": continue
      case "N": foreign.append(ForeignProperty(line: property.line, standsFor: name))
      case "TEL": add(telephone: property, labels: labels)
      case "X-ABLABEL" where property.group.map { labels[$0]?.line == property.line } == true:
        continue
      case "PHOTO":
        if let data = property.inlineData {
          photo = data
        } else {
          hasOtherPhoto = hasOtherPhoto || !property.value.allSatisfy(\.isWhitespace)
          foreign.append(ForeignProperty(line: property.line))
        }
      case "X-ANYTIME-HANDWRITING": handwriting = property.inlineData
      case "X-ANYTIME-PLACE": place = Int(property.value)
      case "X-ANYTIME-ID": id = UUID(uuidString: property.value)?.uuidString.lowercased()
      case "X-ANYTIME-PERSON": person = UUID(uuidString: property.value)?.uuidString.lowercased()
      // Older versions gave away the photograph of the whole page.
      case "PRODID", "REV", "X-ANYTIME-SOURCE-PHOTO": continue
      default: foreign.append(ForeignProperty(line: property.line))
      }
    }
    if let id { foreign.removeAll { $0.isUID(id) } }
  }

  private mutating func add(telephone property: VCardProperty, labels: [String: GroupLabel]) {
    let types = property.types()
    let own = property.group.flatMap { labels[$0] }
    let said = types + (own.flatMap { Self.machineType(ofLabel: $0.text) }.map { [$0] } ?? [])
    let label =
      own?.text
      ?? (types.contains("cell") || types.contains("iphone")
        ? "mobile"
        : ["home", "work", "main", "other"].first { types.contains($0) }
          ?? property.parameters.lazy.compactMap(Self.ownLabel).first)
    let written = property.parameters.first { $0.name == "X-ANYTIME-WRITTEN" }?.value
    var telephone = Telephone(
      text: Self.number(property.text), written: written, label: label,
      machine: Self.machine(Set(said)), lines: [property.line] + (own.map { [$0.line] } ?? []))
    let plain = Set(["cell", "home", "work", "voice"])
    telephone.isKept =
      written == nil && own == nil
      && (!plain.isSuperset(of: types) || property.parameters.contains { $0.name != "TYPE" })
    telephones.append(telephone)
  }

  /// A person's own word, as Android writes it: `X-Farm`, or in other letters
  /// `X-CUSTOM(CHARSET=UTF-8,ENCODING=QUOTED-PRINTABLE,=E9=84=89=E4=B8=8B)`, of which the name ends with the
  /// first `=`.
  private static func ownLabel(_ parameter: VCardProperty.Parameter) -> String? {
    switch parameter.name {
    case "X-CUSTOM(CHARSET":
      let encoded = parameter.value.drop { $0 != "," }.dropFirst().drop { $0 != "," }.dropFirst()
      return encoded.prefix { $0 != ")" }.replacing("=", with: "%").removingPercentEncoding
        .flatMap(PostText.label)
    case "TYPE" where parameter.value.uppercased().hasPrefix("X-"):
      return PostText.label(String(parameter.value.dropFirst(2)))
    default: return nil
    }
  }

  /// What answers in a person's place; nil where a person may.
  private static func machine(_ types: Set<String>) -> VCardFault.Reason? {
    guard types.isDisjoint(with: ["voice", "cell"]) else { return nil }
    if types.contains("fax") { return .fax }
    return types.isDisjoint(with: ["pager", "modem"]) ? nil : .machine
  }

  /// What a label says in the word of a type: an iPhone's `HomeFAX` has none. 電話兼傳真 is a telephone.
  private static func machineType(ofLabel label: String) -> String? {
    let label = label.lowercased().filter { !$0.isWhitespace }
    if label == "pager" { return label }
    let fax = ["fax", "傳真", "传真"].first(where: label.hasSuffix)
    return fax.flatMap { faxPlaces.contains(String(label.dropLast($0.count))) ? "fax" : nil }
  }

  private static let faxPlaces: Set = [
    "", "home", "work", "other", "住家", "住宅", "家庭", "公司", "工作", "單位", "单位", "辦公室", "办公室",
    "其他",
  ]

  /// FN, else N put together, else the organisation or the nickname.
  private static func name(in properties: [VCardProperty]) -> String? {
    func text(_ name: String) -> String? {
      properties.first { $0.name == name && !$0.text.allSatisfy(\.isWhitespace) }?.text
    }
    let parts = properties.first { $0.name == "N" }?.components.map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    if let name = text("FN") { return parts.flatMap { surnameFirst($0, in: name) } ?? name }
    if let parts {
      func part(_ index: Int) -> String? {
        index < parts.count && !parts[index].isEmpty ? parts[index] : nil
      }
      let isHan = (part(0) ?? part(1) ?? "").unicodeScalars.contains { $0.properties.isIdeographic }
      let order = isHan ? [part(0), part(1)] : [part(3), part(1), part(2), part(0), part(4)]
      let name = order.compactMap(\.self).joined(separator: isHan ? "" : " ")
      if !name.isEmpty { return name }
    }
    return text("ORG").map { $0.replacing(";", with: " ") } ?? text("NICKNAME")
  }

  /// A Chinese name as it is said, where FN ends with the surname as telephones in other languages
  /// write it: 小明 王. Nil where it does not, or where the parts seem to be exchanged: the more usual
  /// surname is the surname.
  private static func surnameFirst(_ parts: [String], in name: String) -> String? {
    guard parts.count > 1, name.filter({ !$0.isWhitespace }) == parts[1] + parts[0],
      parts[1].unicodeScalars.allSatisfy(\.properties.isIdeographic),
      let surname = Surnames.divided(parts[0]), surname.given.isEmpty
    else { return nil }
    let other = Surnames.divided(parts[1]).map { Surnames.share(of: $0.surname) } ?? 0
    return Surnames.share(of: surname.surname) > other ? parts[0] + parts[1] : nil
  }

  /// The words that Apple's X-ABLabel gives to a group: `_$!<Home>!$_` is one of its own.
  private static func groupLabels(in properties: [VCardProperty]) -> [String: GroupLabel] {
    let groups = Set(properties.filter { $0.name == "TEL" }.compactMap(\.group))
    var labels: [String: GroupLabel] = [:]
    for property in properties where property.name == "X-ABLABEL" {
      guard let group = property.group, groups.contains(group) else { continue }
      let text = property.text.replacing("_$!<", with: "").replacing(">!$_", with: "")
      let known = ["mobile": "mobile", "iphone": "mobile", "home": "home", "work": "work"]
      guard let label = known[text.lowercased()] ?? PostText.label(text) else { continue }
      labels[group] = GroupLabel(text: label, line: property.line)
    }
    return labels
  }

  /// The number of a `tel:` address (RFC 3966), as somebody would write it; other text as it is.
  private static func number(_ text: String) -> String {
    guard text.lowercased().hasPrefix("tel:") else { return text }
    let parts = text.dropFirst(4).split(separator: ";")
    var number = (parts.first.map(String.init) ?? "").removingPercentEncoding ?? ""
    for part in parts.dropFirst() {
      let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard pair.count == 2 else { continue }
      switch pair[0].lowercased() {
      case "ext": number += " ext. " + pair[1]
      case "phone-context" where pair[1].hasPrefix("+") && !number.hasPrefix("+"):
        number = pair[1] + number
      default: continue
      }
    }
    return number
  }
}

extension VCardProperty {
  /// The bytes of a value that holds a file: base64 (3.0 and 2.1) or a `data:` address (4.0).
  var inlineData: [UInt8]? {
    var encoded = Substring(value)
    if value.prefix(5).lowercased() == "data:" {
      let parts = value.split(separator: ",", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased().hasSuffix(";base64") else { return nil }
      encoded = parts[1]
    } else if !parameters.contains(where: { ["B", "BASE64"].contains($0.value.uppercased()) }) {
      return nil
    }
    let dropped = Set(" \t\r\n\\".utf8)
    return Data(base64Encoded: Data(encoded.utf8.filter { !dropped.contains($0) })).map(Array.init)
  }
}

extension ForeignProperty {
  /// Whether it is the UID that we give the contact of an id.
  fileprivate func isUID(_ id: Contact.ID) -> Bool {
    guard let property = VCardProperty(line: line), property.name == "UID" else { return false }
    return ["urn:uuid:" + id, id].contains(property.value.lowercased())
  }
}

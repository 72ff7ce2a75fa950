import Foundation

/// Writes contacts as vCards.
struct VCardWriter {
  let version: VCardVersion
  /// The bytes of a stored picture.
  let picture: (String) -> [UInt8]?

  /// One card, folded, its lines ended by CR and LF.
  func card(_ contact: Contact, foreign: [ForeignProperty]) -> String {
    let name = contact.name ?? ""
    let shown = contact.name ?? contact.numbers.first?.insteadOfName ?? ""
    var properties: [VCardProperty] = [
      VCardProperty("FN", value: VCardProperty.escaped(shown)),
      VCardProperty("UID", value: "urn:uuid:\(contact.id)"),
      VCardProperty("X-ANYTIME-ID", value: contact.id),
      VCardProperty("X-ANYTIME-PLACE", value: String(contact.place)),
    ]
    if let person = contact.person {
      properties.append(VCardProperty("X-ANYTIME-PERSON", value: person))
    }
    properties += written(foreign.filter { $0.standsFor == name && $0.line.isName })
    if !properties.contains(where: { $0.name == "N" }) {
      properties.append(VCardProperty("N", value: VCardProperty.escaped(name) + ";;;;"))
    }
    let lines = foreign.map { VCardProperty(line: $0.line) }
    var groups = Set(lines.compactMap { $0?.group?.lowercased() })
    for (index, number) in contact.numbers.enumerated() {
      let kept = written(foreign.filter { $0.standsFor == number.written && !$0.line.isName })
      guard kept.isEmpty else {
        properties += kept
        continue
      }
      // Lines of a group that somebody else named would take our label for theirs.
      let place = ((index + 1)...).first { !groups.contains("item\($0)") } ?? index + 1
      groups.insert("item\(place)")
      properties += telephone(number, freeGroup: "item\(place)")
    }
    properties += file("PHOTO", contact.picture)
    properties += file("X-ANYTIME-HANDWRITING", contact.handwriting)
    if lines.contains(where: { $0?.name == "UID" }) { properties.removeAll { $0.name == "UID" } }
    properties += written(foreign.filter { $0.standsFor == nil })
    let all =
      ["BEGIN:VCARD", "VERSION:\(version.rawValue)"] + properties.map(\.line) + ["END:VCARD"]
    return all.map { Self.folded($0) + "\r\n" }.joined()
  }

  /// - Parameter freeGroup: what no other line of the card is in.
  private func telephone(_ number: Contact.Number, freeGroup: String) -> [VCardProperty] {
    let dialled = number.e164 ?? number.written
    let isURI = version == .four && number.e164 != nil
    let value: String
    if isURI {
      value = "tel:\(dialled)" + (number.extension.map { ";ext=\($0)" } ?? "")
    } else {
      let ending = number.e164 == nil ? nil : number.extension
      value = VCardProperty.escaped(dialled + (ending.map { " ext. \($0)" } ?? ""))
    }
    var parameters: [(String, String)] = isURI ? [("VALUE", "uri")] : []
    let types = ["mobile": "CELL", "home": "HOME", "work": "WORK"]
    let type = number.label.flatMap { types[$0] }
    if let type { parameters.append(("TYPE", type)) }
    parameters.append(("X-ANYTIME-WRITTEN", number.written))
    let group = type == nil && number.label != nil ? freeGroup : nil
    let telephone = VCardProperty("TEL", parameters, group: group, value: value)
    guard let group, let label = number.label else { return [telephone] }
    return [
      telephone,
      VCardProperty("X-ABLabel", group: group, value: VCardProperty.escaped(label)),
    ]
  }

  private func file(_ name: String, _ hash: String?) -> [VCardProperty] {
    guard let hash, let bytes = picture(hash) else { return [] }
    let isPNG = bytes.starts(with: [0x89, 0x50, 0x4E, 0x47])
    let data = Data(bytes).base64EncodedString()
    switch version {
    case .three:
      return [
        VCardProperty(name, [("ENCODING", "b"), ("TYPE", isPNG ? "PNG" : "JPEG")], value: data)
      ]
    case .four:
      return [VCardProperty(name, value: "data:image/\(isPNG ? "png" : "jpeg");base64,\(data)")]
    }
  }

  /// Foreign lines, files inside them written as this version does.
  private func written(_ foreign: [ForeignProperty]) -> [VCardProperty] {
    foreign.compactMap { VCardProperty(line: $0.line) }.map { property in
      let isBase64 = property.parameters.contains { $0.name == "ENCODING" }
      guard version == .four, isBase64 else { return property }
      var changed = property
      changed.parameters.removeAll { $0.name == "ENCODING" || $0.name == "TYPE" }
      changed.value = "data:application/octet-stream;base64," + property.value
      return changed
    }
  }

  /// Divided so that no line is longer than 75 bytes, characters kept whole (RFC 6350, 3.2).
  static func folded(_ line: String) -> String {
    var output = ""
    var length = 0
    for scalar in line.unicodeScalars {
      let width = UTF8.width(scalar)
      if length + width > 75 {
        output += "\r\n "
        length = 1
      }
      output.unicodeScalars.append(scalar)
      length += width
    }
    return output
  }
}

extension String {
  /// Whether a kept line is an N, which stands for the name; the others stand for numbers.
  fileprivate var isName: Bool { VCardProperty(line: self)?.name == "N" }
}

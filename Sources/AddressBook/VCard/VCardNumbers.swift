import PhoneNumbers

/// What of a card's telephones can be called, each number once, and the lines of the others.
struct VCardNumbers {
  /// How numbers are dialled where the cards are read.
  struct Rules {
    let region: Region
    let areaCode: String?
    /// Whether somebody said yes to emergency and service numbers.
    let takesServiceNumbers: Bool

    func number(_ text: String) -> PhoneNumber? {
      try? PhoneNumber(typed: text, region: region, areaCode: areaCode)
    }
  }

  private let rules: Rules
  private(set) var numbers: [NewContact.Number] = []
  /// Lines that are given back in the place of a number, or beside them all.
  private(set) var foreign: [ForeignProperty] = []
  /// What is written of each number, by its destination.
  private var written: [String: String] = [:]
  private var kept: Set<ForeignProperty> = []
  private var leftOut: [(reason: VCardFault.Reason, number: String)] = []

  init(_ telephones: [VCard.Telephone], rules: Rules) {
    self.rules = rules
    for telephone in telephones where telephone.machine == nil { add(telephone) }
    // A telephone that is a fax too has a line for each.
    for telephone in telephones {
      if let machine = telephone.machine { keep(telephone, machine: machine) }
    }
  }

  /// What of a card's numbers was left out.
  func faults(line: Int, name: String?) -> [VCardFault] {
    leftOut.map { VCardFault(line: line, reason: $0.reason, name: name, number: $0.number) }
  }

  private mutating func add(_ telephone: VCard.Telephone) {
    guard let number = rules.number(telephone.text) else {
      return leaveOut(telephone, reason: .number)
    }
    guard number.serviceNumber == nil || rules.takesServiceNumbers else {
      return tell(of: telephone, reason: .serviceNumber)
    }
    var added = NewContact.Number(number, label: telephone.label)
    if let written = telephone.written, says(written, number) { added.written = written }
    if let same = written[added.destination] {
      added.written = same
    } else {
      written[added.destination] = added.written
      numbers.append(added)
    }
    guard telephone.isKept, let line = telephone.lines.first else { return }
    foreign.append(ForeignProperty(line: line, standsFor: added.written))
  }

  private mutating func keep(_ telephone: VCard.Telephone, machine: VCardFault.Reason) {
    let number = rules.number(telephone.text).map { NewContact.Number($0) }
    let isCalled = number.map { written[$0.destination] != nil } ?? false
    if isCalled { keepLines(of: telephone) } else { leaveOut(telephone, reason: machine) }
  }

  /// What was written is believed only where it says the same number.
  private func says(_ written: String, _ number: PhoneNumber) -> Bool {
    guard
      let said = try? PhoneNumber(written, region: number.region, areaCode: rules.areaCode)
    else { return false }
    return said.dialled == number.dialled
      || number.e164 != nil && said.standing == .local && number.dialled.hasSuffix(said.dialled)
  }

  private mutating func leaveOut(_ telephone: VCard.Telephone, reason: VCardFault.Reason) {
    keepLines(of: telephone)
    tell(of: telephone, reason: reason)
  }

  private mutating func tell(of telephone: VCard.Telephone, reason: VCardFault.Reason) {
    // An empty line of a form is no number that anybody misses.
    let text = String(String.UnicodeScalarView(telephone.text.unicodeScalars.prefix(200)))
    guard let number = PostText.label(text) else { return }
    leftOut.append((reason, number))
  }

  private mutating func keepLines(of telephone: VCard.Telephone) {
    // Two of one group have one label.
    foreign += telephone.lines.map { ForeignProperty(line: $0) }
      .filter { kept.insert($0).inserted }
  }
}

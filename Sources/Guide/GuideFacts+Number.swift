import PhoneNumbers

extension GuideFacts {
  /// The person's own number as they would write it.
  var ownNumber: String? { person.number.map(written) }

  /// A number in E.164 as people here would write it.
  func written(_ number: String) -> String {
    (try? PhoneNumber(number, region: region))?.formatted(in: region) ?? number
  }
}

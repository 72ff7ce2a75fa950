import PhoneNumbers

extension GuideFacts {
  /// The person's own number as they would write it.
  var ownNumber: String? {
    person.number.map { number in
      (try? PhoneNumber(number, region: region))?.formatted ?? number
    }
  }
}

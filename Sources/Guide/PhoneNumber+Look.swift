import PhoneNumbers

extension PhoneNumber {
  /// Whether whoever typed it should see how it was taken: its plan does not know it, or its area code is
  /// missing or was added.
  var needsLook: Bool { standing == .possible || standing == .local || isAreaCodeAdded }
}

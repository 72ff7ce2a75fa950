import Foundation

/// What baresip tells on its control connection: an event of its own, or the answer to a command.
struct BaresipEvent: Decodable {
  /// `CALL_RINGING`, `REGISTER_OK` …; nil for an answer.
  let type: String?
  let direction: String?
  /// Of `CALL_CLOSED` and `REGISTER_FAIL`: why, such as `486 Busy Here`.
  let param: String?
  /// Of an answer: whether the command was understood.
  let ok: Bool?

  /// Whether a call was closed because the microphone or the loudspeaker could not be opened: baresip
  /// gives the system's number alone.
  var isSoundFault: Bool { param?.hasPrefix("Unknown error -") == true }

  /// The SIP status with which the other side refused; nil where none came.
  var status: Int? {
    guard let first = param?.split(separator: " ").first, first.count == 3 else { return nil }
    return Int(first)
  }
}

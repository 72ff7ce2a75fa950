/// An utterance in SSML, each piece with the espeak-ng voice that reads it.
enum SpeechMarkup {
  static func text(of utterance: Utterance) -> String {
    // Voices beside each other: after a nested one the outer does not come back.
    "<speak>"
      + utterance.pieces.map { piece in
        "<voice name=\"\(voice(of: piece.tongue))\">\(escaped(piece.text))</voice>"
      }.joined() + "</speak>"
  }

  private static func voice(of tongue: Utterance.Tongue) -> String {
    switch tongue {
    case .mandarin: "cmn-latn-pinyin"
    case .words(let language): language.filter { $0.isASCII && $0.isLetter }
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}

/// Signs in a name for which the model for Han has no symbol, and what it takes them for.
enum NameSigns {
  /// Han with its signs as they are written: 小明又小華 is 小明&小華, and 王先生丿王太太 is
  /// 王先生/王太太; a bracket at the end was closed. Of nobody alone so many characters are the name.
  static func restored(in text: String) -> String {
    let characters = Array(text)
    guard characters.count > 4 else { return text }
    var restored = characters
    for place in 2..<characters.count - 2 {
      switch characters[place] {
      case "又": restored[place] = "&"
      case "丿": restored[place] = "/"
      default: break
      }
    }
    if restored.last == "了" { restored.removeLast() }
    return String(restored)
  }
}

/// The value of one message: text, places, and selections by a number.
struct Pattern: Sendable {
  enum Part: Sendable {
    case text(String)
    case place(String)
    case select(String, [(key: String, pattern: Pattern)], otherwise: Pattern)
  }

  let parts: [Part]

  /// The names of all places in the pattern and its variants.
  var places: Set<String> {
    parts.reduce(into: []) { places, part in
      switch part {
      case .text: break
      case .place(let name): places.insert(name)
      case .select(let name, let variants, let otherwise):
        places.insert(name)
        for variant in variants { places.formUnion(variant.pattern.places) }
        places.formUnion(otherwise.places)
      }
    }
  }
}

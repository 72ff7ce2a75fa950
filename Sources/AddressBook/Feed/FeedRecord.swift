/// One line of a feed file.
///
/// The file is JSON lines in UTF-8, one object a line, so that it can be read and written piece by
/// piece:
///
/// ```
/// {"anytime":"feed","version":1,"salt":"…"}
/// {"person":{"id":"…","name":"王小明","number":"+886912345678","knows":["…"],"knowsNumbers":["…"]}}
/// {"post":{"id":"…","author":"…","text":"…","picture":"…","created":…,"changed":…,"removed":…}}
/// {"picture":{"hash":"…","data":"…"}}
/// {"like":{"post":"…","person":"…","created":…,"changed":…,"removed":…}}
/// ```
///
/// The first line comes first; people before their posts; a post's picture, in base64, right behind
/// it; likes last. Ids are UUIDs; dates are milliseconds since 1970, and `removed` is there where the
/// post or the like was taken back; such a post has neither text nor picture. `knows` are the people whom a person has as contacts, and
/// `knowsNumbers` the SHA-256, in hexadecimal, of the file's salt followed by each contact's number
/// in E.164: a home finds its own people in it, and a reader does not see the numbers.
struct FeedRecord: Codable {
  struct Person: Codable {
    var id: String
    var name: String?
    var number: String?
    var knows: [String]?
    var knowsNumbers: [String]?
  }

  struct Post: Codable {
    var id: String
    var author: String
    var text: String?
    var picture: String?
    var created: Int64
    var changed: Int64
    var removed: Int64?
  }

  struct Like: Codable {
    var post: String
    var person: String
    var created: Int64
    var changed: Int64
    var removed: Int64?
  }

  struct Picture: Codable {
    var hash: String
    /// In base64.
    var data: String
  }

  var anytime: String?
  var version: Int?
  var salt: String?
  var person: Person?
  var post: Post?
  var picture: Picture?
  var like: Like?

  static let currentVersion = 1

  /// How a number stands in `knowsNumbers`.
  static func hidden(_ number: String, salt: String) -> String {
    SHA256.hexadecimal(of: Array((salt + number).utf8))
  }
}

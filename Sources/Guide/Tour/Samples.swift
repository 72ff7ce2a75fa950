import AddressBook
import CardReading
import Foundation
import Locales

extension Contact {
  /// A contact of the person `me`.
  static func sample(
    id: String, name: String?, numbers: [String], extension: String? = nil,
    picture: String? = nil, handwriting: String? = nil
  ) -> Contact {
    Contact(
      id: id, owner: "me", name: name,
      numbers: numbers.enumerated().map { index, number in
        Number(
          id: "\(id)-\(index)", written: number, e164: number.hasPrefix("+") ? number : nil,
          dialled: number, extension: `extension`,
          label: ["mobile", "home", "work", "旅館"][index % 4])
      },
      picture: picture, handwriting: handwriting, place: 1)
  }

  /// People with names of one to twelve characters, one whose name is handwriting, one with several
  /// numbers, one with none, and the police.
  static let family: [Contact] = [
    .sample(id: "1", name: "陳美玲", numbers: ["+886912345678"], picture: "face1"),
    .sample(id: "2", name: nil, numbers: ["+886223456789"], handwriting: "ink2"),
    .sample(
      id: "3", name: "王",
      numbers: ["+886912345670", "+886223456780", "+886912345672", "+886912345673"]),
    .sample(id: "4", name: "歐陽司馬諸葛上官皇甫尉遲", numbers: ["+8613800138000"]),
    .sample(id: "5", name: "Wolfeschlegelsteinhausen", numbers: ["+12125550123"]),
    .sample(id: "6", name: "警察局", numbers: ["110"]),
    .sample(id: "7", name: "沒有電話的人", numbers: []),
  ]

  /// Who was removed with the name and number of ``Card/clear``.
  static let gone: Contact = {
    var contact = sample(id: "gone", name: "王小明", numbers: ["+886912345679", "+886223456789"])
    contact.removed = Date(timeIntervalSince1970: 1_000_000)
    return contact
  }()

  /// Numbers that were stored without a country code in another region than Hong Kong.
  static let moved: [Contact] = [
    .sample(id: "1", name: "陳美玲", numbers: ["23456789"]),
    .sample(id: "2", name: "市政府", numbers: ["1999"]),
    .sample(id: "3", name: "消防隊", numbers: ["119"]),
  ]

  /// Two of one name, one of them with an extension.
  static let namesakes: [Contact] = [
    .sample(id: "1", name: "王小明", numbers: ["+886912345678"]),
    .sample(id: "2", name: "王小明", numbers: ["+886223456789"], extension: "123"),
  ]
}

extension Card {
  static let crop: [UInt8] = [1, 2, 3]

  /// A scanned card.
  static func scanned(
    _ id: String, name: [String], number: [String], verdict: Verdict = .check
  ) -> Card {
    Card(
      pending: id,
      name: FieldReading(
        text: name.first ?? "", verdict: name.isEmpty ? .unread : verdict, candidates: name,
        crop: crop),
      number: FieldReading(
        text: number.first ?? "", verdict: number.isEmpty ? .unread : verdict, candidates: number,
        crop: crop),
      photo: "photo")
  }

  static let clear = scanned(
    "clear", name: ["王小明", "王少明"],
    number: ["0912-345-679", "0912-345-879", "0912-345-619", "0912-845-679"], verdict: .sure)
  static let unread = scanned("unread", name: [], number: [])
  static let service = scanned("service", name: ["警察"], number: ["110"])
  static let known = scanned("known", name: ["陳美玲"], number: ["0912-345-678"])
  static let namesake = scanned("namesake", name: ["陳美玲"], number: ["0912-345-999"])
  static let broken = scanned("broken", name: ["\u{1B}[2J"], number: ["09l2-E45"])
  static let local = scanned("local", name: ["李大同"], number: ["2345-6789"])
  static let unusual = scanned("unusual", name: ["周"], number: ["02-1234-5678"])
  static let withExtension = scanned("extension", name: ["張"], number: ["02-2345-6789#123"])
}

extension Moment {
  static let sample = Moment(
    Date(timeIntervalSince1970: 1_000_000), now: Date(timeIntervalSince1970: 1_000_000),
    calendar: .utc)
}

extension Calendar {
  static let utc: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()
}

extension Post {
  static func sample(
    _ id: String, text: String?, picture: String? = nil, likes: [String] = [],
    isLiked: Bool = false, author: String = "1"
  ) -> Post {
    Post(
      id: id, author: author, authorName: author == "0" ? nil : "陳美玲", text: text,
      picture: picture, created: Date(timeIntervalSince1970: 1_000_000), likes: likes,
      isLikedByViewer: isLiked)
  }

  static let some: [Post] = [
    .sample("a", text: "今天去陽明山看花。"),
    .sample("b", text: nil, picture: "flower", likes: ["林阿嬤", "王小明"], isLiked: true),
    .sample("c", text: "早安。", author: "me"),
    .sample("d", text: "Hello", author: "0"),
    .sample(
      "e",
      text: """
        昨天全家回老家看阿公阿嬤。早上出門的時候天還沒亮，路上車子不多，吃早飯的時間就到了。\
        阿嬤一早去菜園摘了好多青菜，中午煮了滿滿一桌，大家都說好吃。
        下午小朋友在院子裡放風箏，玩到天黑還不肯進屋。下個月中秋節我們再一起回去。
        """),
  ]
}

extension PhotoFile {
  static let some: [PhotoFile] = (1...4).map {
    PhotoFile(
      path: "/photos/\($0).jpg", taken: moments[$0 % 3], place: $0 - 1, total: 4,
      look: $0 == 3 ? .problem(Message("picture-incomplete")) : .picture(Card.crop))
  }

  private static let moments: [Moment] = [0, 1, 30].map {
    Moment(
      Date(timeIntervalSince1970: 1_000_000),
      now: Date(timeIntervalSince1970: 1_000_000 + $0 * 86_400), calendar: .utc)
  }
}

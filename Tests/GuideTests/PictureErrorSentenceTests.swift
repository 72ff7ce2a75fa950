import Foundation
import Locales
import Pictures
import Testing

@testable import Guide

@Suite struct PictureErrorSentenceTests {
  static let errors: [PictureError] = [
    .missing(path: "a.jpg"), .folder(path: "a.jpg"), .unreadable(path: "a.jpg"),
    .notAFile(path: "a.jpg"), .empty(path: "a.jpg"), .fileTooLarge(limitInMegabytes: 100),
    .notAPicture, .unsupported(kind: "GIF"), .unsupported(kind: "HEIC"), .moving, .incomplete,
    .damaged, .tooSmall, .tooManyPixels(megapixels: 1600, limitInMegapixels: 80), .tooManyScans,
    .tooSlow(seconds: 20), .tooMuchMemory, .tooLongAnswer, .crashed, .noChild,
  ]

  @Test(arguments: errors, ["en", "zh-Hant", "zh-Hans"])
  func everyPhotoThatFailsHasASentence(error: PictureError, tag: String) throws {
    let locales = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("locales")
    let language = try #require(
      MessageCatalog.languages(in: locales).first { $0.tag == tag })
    let words = try MessageCatalog(language: language, folder: locales)
    let sentence = words(error.message)
    #expect(!sentence.contains("⟦") && !sentence.contains("{"))
    #expect(sentence.contains(tag == "en" ? ". " : "。"))
    for argument in error.message.arguments.values {
      switch argument {
      case .text(let text): #expect(sentence.contains(text))
      case .number(let number): #expect(sentence.contains(String(number)))
      case .message, .lines: break
      }
    }
  }
}

import Testing

@testable import CardReading

@Suite struct PageScriptTests {
  private func entries(_ names: [[String]]) -> [CardEntry] {
    names.map { candidates in
      CardEntry(
        name: FieldReading(
          text: candidates.first ?? "", verdict: candidates.isEmpty ? .unread : .check,
          candidates: candidates),
        number: FieldReading(text: "", verdict: .unread, candidates: []), e164: nil,
        box: Box(x: 0, y: 0, width: 60, height: 40))
    }
  }

  private func agreed(_ names: [[String]]) -> [String] {
    PageScript.agreed(entries(names)).map(\.name.text)
  }

  @Test func oneNameAmongManyIsWrittenAsTheyAre() {
    let mainland = [["陈静"], ["赵雪"], ["杨紫涵"], ["王大明"]]
    #expect(agreed(mainland + [["張磊", "弘磊", "张磊"]]).last == "张磊")
    let taiwan = [["陳靜"], ["趙雪"], ["楊紫涵"], ["王大明"]]
    #expect(agreed(taiwan + [["张磊", "張磊"]]).last == "張磊")
    let english = [["Mary Wong"], ["Peter"], ["Sue Rice"]]
    #expect(agreed(english + [["飞飞", "飞心", "Yeung"]]).last == "Yeung")
  }

  @Test func aNameInTwoScriptsStaysSo() {
    let english = [["Mary Wong"], ["Peter"], ["Sue Rice"]]
    #expect(agreed(english + [["Tom 林", "丁口林", "Tom T"]]).last == "Tom 林")
  }

  /// The one that was read stays among the candidates, behind it.
  @Test func nothingIsLost() {
    let names = entries([["陈静"], ["赵雪"], ["杨紫涵"], ["張磊", "弘磊", "张磊"]])
    #expect(PageScript.agreed(names).last?.name.candidates == ["张磊", "張磊", "弘磊"])
  }

  @Test func whatAPageDecidesIsNotSure() {
    var names = entries([["陈静"], ["赵雪"], ["杨紫涵"], ["張磊", "张磊"]])
    for index in names.indices { names[index].name.verdict = .sure }
    #expect(PageScript.agreed(names).map(\.name.verdict) == [.sure, .sure, .sure, .check])
  }

  @Test(arguments: [
    // Not offered: nothing is made up.
    [["陈静"], ["赵雪"], ["杨紫涵"], ["張磊", "弘磊"]],
    // Another name that happens to suit.
    [["陈静"], ["赵雪"], ["杨紫涵"], ["張磊", "王磊"]],
    // Two are no page, and a page of both scripts has none.
    [["陈静"], ["赵雪"], ["張磊", "张磊"]],
    [["陈静"], ["赵雪"], ["杨紫涵"], ["陳靜"], ["張磊", "张磊"]],
    // A friend with an English name, and a Chinese one among English ones.
    [["陈静"], ["赵雪"], ["杨紫涵"], ["Peter", "彼得"]],
    [["Mary Wong"], ["Peter"], ["Sue Rice"], ["王大明", "王大朋"]],
    [[], [], [], []],
  ])
  func whatIsNotPlainStaysAsItWasRead(names: [[String]]) {
    #expect(agreed(names) == names.map { $0.first ?? "" })
  }
}

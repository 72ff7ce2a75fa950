/// What the other side of a call does, as `sipp` reads it.
struct SIPScenario {
  private var steps: [String] = []

  /// Waits for a request.
  func receive(_ request: String, optional label: String? = nil) -> SIPScenario {
    adding(
      label.map { "<recv request=\"\(request)\" optional=\"true\" next=\"\($0)\"/>" }
        ?? "<recv request=\"\(request)\"/>")
  }

  func label(_ name: String) -> SIPScenario { adding("<label id=\"\(name)\"/>") }

  func go(to label: String) -> SIPScenario { adding("<nop next=\"\(label)\"/>") }

  /// Answers the request that came last.
  func reply(_ status: String, _ header: String? = nil, talks: Bool = false) -> SIPScenario {
    let body =
      talks
      ? """
      v=0
      o=sipp 1 1 IN IP4 127.0.0.1
      s=-
      c=IN IP4 127.0.0.1
      t=0 0
      m=audio 9 RTP/AVP 0
      a=rtpmap:0 PCMU/8000
      """ : ""
    let lines = [
      "SIP/2.0 \(status)", "[last_Via:]", "[last_From:]",
      "[last_To:];tag=t[call_number]", "[last_Call-ID:]", "[last_CSeq:]",
      "Contact: <sip:[local_ip]:[local_port]>", header,
      talks ? "Content-Type: application/sdp" : nil, "Content-Length: [len]", "", body,
    ]
    return adding(
      "<send><![CDATA[\n" + lines.compactMap(\.self).joined(separator: "\n") + "\n]]></send>")
  }

  /// Sends a request of its own within the call, to the one who called.
  func request(_ method: String, _ headers: String = "", body: String = "") -> SIPScenario {
    adding(
      """
      <send retrans="500"><![CDATA[
      \(method) sip:caller@[remote_ip]:[remote_port] SIP/2.0
      Via: SIP/2.0/[transport] [local_ip]:[local_port];branch=[branch]
      From: <sip:callee@[local_ip]:[local_port]>;tag=t[call_number]
      To: [$caller]
      Call-ID: [call_id]
      CSeq: 1 \(method)
      Max-Forwards: 70
      Contact: <sip:[local_ip]:[local_port]>
      \(headers)Content-Length: [len]

      \(body)
      ]]></send>
      <recv response="200"/>
      """)
  }

  /// Waits for a call and keeps who calls.
  func receiveCall() -> SIPScenario {
    adding(
      """
      <recv request="INVITE"><action>
      <ereg regexp="&lt;.*" search_in="hdr" header="From:" assign_to="caller"/>
      </action></recv>
      """)
  }

  func pause(milliseconds: Int) -> SIPScenario {
    adding("<pause milliseconds=\"\(milliseconds)\"/>")
  }

  /// Takes whatever registers, then goes on with the call.
  static func registrar(_ answer: String = "200 OK", then call: SIPScenario) -> SIPScenario {
    let challenge = "WWW-Authenticate: Digest realm=\"anytime\", nonce=\"abc\", algorithm=MD5"
    return SIPScenario().receive("REGISTER", optional: "registering")
      .adding(call.steps.joined(separator: "\n")).go(to: "over")
      .label("registering").reply("401 Unauthorized", challenge)
      .receive("REGISTER").reply(answer)
      .receive("REGISTER").reply("200 OK")
      .label("over")
  }

  static let answers = SIPScenario().receiveCall().reply("180 Ringing")
    .reply("200 OK", talks: true).receive("ACK").receive("BYE").reply("200 OK")

  /// Talks for much longer than the second that a test asks for: on a busy computer the answer may
  /// be seen late.
  static let hangsUp = SIPScenario().receiveCall().reply("180 Ringing")
    .reply("200 OK", talks: true).receive("ACK").pause(milliseconds: 4_000).request("BYE")

  static let ringsForEver = SIPScenario().receiveCall().reply("180 Ringing")
    .receive("CANCEL").reply("200 OK").reply("487 Request Terminated")

  /// Hears who registers, and says nothing to it.
  static let ignoresRegister = SIPScenario().receive("REGISTER").pause(milliseconds: 60_000)
    .receiveCall()

  static let ignoresCancel = SIPScenario().receiveCall().reply("180 Ringing").receive("CANCEL")
    .pause(milliseconds: 60_000)

  static let ignoresBye = SIPScenario().receiveCall().reply("180 Ringing")
    .reply("200 OK", talks: true).receive("ACK").receive("BYE").pause(milliseconds: 60_000)

  static func refuses(_ status: String) -> SIPScenario {
    SIPScenario().receiveCall().reply("180 Ringing").reply(status).receive("ACK")
  }

  /// A telephone on the table that is picked up and calls by itself.
  static func transfers(_ status: String) -> SIPScenario {
    SIPScenario().receiveCall().reply("180 Ringing").reply("200 OK", talks: true)
      .receive("ACK").receive("REFER").reply("202 Accepted")
      .request(
        "NOTIFY",
        "Event: refer\nSubscription-State: terminated;reason=noresource\n"
          + "Content-Type: message/sipfrag;version=2.0\n", body: "SIP/2.0 \(status)"
      )
      .receive("BYE").reply("200 OK")
  }

  /// A telephone on the table that is picked up and never tells what came of its call.
  static let transfersForEver = SIPScenario().receiveCall().reply("180 Ringing")
    .reply("200 OK", talks: true).receive("ACK").receive("REFER").reply("202 Accepted")
    .pause(milliseconds: 60_000)

  /// A telephone on the table that is picked up and calls nobody.
  static func refusesTransfer(_ status: String) -> SIPScenario {
    SIPScenario().receiveCall().reply("180 Ringing").reply("200 OK", talks: true)
      .receive("ACK").receive("REFER").reply(status).receive("BYE").reply("200 OK")
  }

  private func adding(_ step: String) -> SIPScenario {
    var new = self
    new.steps.append(step)
    return new
  }

  /// The scenario file.
  var text: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <scenario name="anytime">
    \(steps.joined(separator: "\n"))
    <Reference variables="caller"/>
    </scenario>
    """
  }
}

type Reader =
  | "visitor"
  | "stranger"
  | "competitor"
  | "builder"
  | "owner"
  | "admin"
  | "link"
  | "metrics";
type Recipient =
  | Reader
  | "contact"
  | "newAddress"
  | "support"
  | "invited"
  | "reference"
  | "suspended";

/** A text that stands in one field of a person and nowhere else, and every place that may have it. */
export type Planted = { text: string; readers: Reader[]; mails: Recipient[]; tables: string[] };

const request = ["quote_request"];
const requestAndMails = ["message", "quote_request"];
const quote = ["quote_response", "quote_response_version"];
const contact = ["contact_message", "message"];
const parties: Reader[] = ["admin", "builder", "owner"];
const partiesAndLink: Reader[] = [...parties, "link"];

/**
 * The data map: each field of a person, the readers of the API, the recipients of emails and the tables that have it. A
 * competitor is a builder who was asked and declined, a stranger any other member, the link that of an invitation. Test
 * input and reference.
 */
export const planted = {
  firstName: at("Zqfirst", parties, ["contact"], requestAndMails),
  lastName: at("Zqlast", parties, ["contact"], requestAndMails),
  email: at("zqemail@planted.example", parties, ["contact"], requestAndMails),
  phone: at("+1 555 7301", parties, [], request),
  company: at(
    "Zqcompany",
    ["admin", "builder", "competitor", "link", "owner"],
    ["admin", "builder"],
    requestAndMails,
  ),
  jobTitle: at("Zqjob", parties, [], request),
  requirements: at("Zqwish", partiesAndLink, [], ["brief_version", "quote_request"]),
  designLink: at("https://zqdesign.example/", parties, [], ["brief_version", "quote_request"]),
  goals: at("Zqgoals", partiesAndLink, [], ["brief_version", "quote_request"]),
  mustHave: at("Zqmusthave", partiesAndLink, [], ["brief_version", "quote_request"]),
  earlierRequirements: at("Zqbefore", partiesAndLink, [], ["brief_version"]),
  question: at("Zqquestion", partiesAndLink, ["builder", "contact"], ["message", "question"]),
  answer: at("Zqanswer", partiesAndLink, ["builder"], ["message", "question"]),
  ownerQuestion: at("Zqasks", partiesAndLink, ["builder", "contact"], ["message", "question"]),
  builderAnswer: at("Zqreplies", partiesAndLink, ["contact"], ["message", "question"]),
  briefFile: at("Zqplan.pdf", parties, [], ["attachment"]),
  offerFile: at("Zqoffer.pdf", partiesAndLink, [], ["attachment"]),
  roundText: at("Zqround", partiesAndLink, ["builder"], ["message", "quote_response"]),
  pauseReason: at("Zqpause", ["admin", "owner"], ["contact"], ["message", "quote_promise"]),
  awardNote: at("Zqaward", parties, ["builder"], ["message", "quote_response"]),
  jobShow: at("Zqshow", [...parties, "competitor"], ["builder", "contact"], requestAndMails),
  jobChange: at("Zqtaller", parties, ["builder", "contact"], ["job_change", "message"]),
  jobAmount: at("77345671", parties, [], ["job_change", "message"]),
  jobMessage: at("Zqspoken", parties, [], ["job_message"]),
  cancelReason: at("Zqcancel", parties, ["builder"], requestAndMails),
  review: at(
    "Zqverdict",
    ["admin", "builder", "competitor", "owner", "stranger", "visitor"],
    [],
    ["builder_review"],
  ),
  reviewReply: at(
    "Zqthanks",
    ["admin", "builder", "competitor", "owner", "stranger", "visitor"],
    [],
    ["builder_review"],
  ),
  reportReason: at("Zqaccuses", ["admin", "stranger"], [], ["review_report"]),
  referenceCompany: at(
    "Zqformer",
    ["admin", "builder"],
    ["reference"],
    ["message", "vetting_check", "vetting_reference"],
  ),
  referenceEmail: at(
    "zqreferee@planted.example",
    ["builder"],
    ["reference"],
    ["message", "vetting_reference"],
  ),
  referenceAnswer: at("Zqworked", ["admin"], [], ["vetting_reference"]),
  insuredName: at("Zqinsured", ["admin", "builder"], [], ["vetting_check"]),
  vettingReason: at(
    "Zqnotproof",
    ["admin", "builder"],
    ["builder"],
    ["audit_event", "message", "vetting_check"],
  ),
  documentName: at("Zqproof", ["admin", "builder"], [], ["vetting_document"]),
  reviewReason: at("Zqreview", ["builder"], ["builder"], ["message", "review"]),
  suspendedReason: at("Zqspam", ["admin"], ["suspended"], ["audit_event", "message", "users"]),
  invitedEmail: at(
    "zqinvited@planted.example",
    ["admin"],
    ["invited"],
    ["builder_invite", "message"],
  ),
  importedEmail: at("zqimported@planted.example", ["admin"], [], ["builder"]),
  importedPhone: at("+1 555 7303", ["admin"], [], ["builder"]),
  notes: at("Zqnotes", ["admin"], [], request),
  reason: at("Zqreason", ["admin"], ["admin"], ["invitation", "message"]),
  lineLabel: at("Zqlabel", partiesAndLink, [], quote),
  lineNote: at("Zqannotation", partiesAndLink, [], quote),
  message: at("Zqmessage", partiesAndLink, [], quote),
  timeline: at("Zqtimeline", partiesAndLink, [], quote),
  attachment: at("https://zqattach.example/", partiesAndLink, [], quote),
  declineReason: at("Zqdecline", partiesAndLink, ["builder"], ["message", "quote_response"]),
  ownFirstName: at("Zqown1", ["admin", "owner"], [], ["users"]),
  ownLastName: at("Zqown2", ["admin", "owner"], [], ["users"]),
  ownPhone: at("+1 555 7302", ["owner"], [], ["users"]),
  ownCompany: at("Zqown4", ["admin", "owner"], [], ["users"]),
  ownJobTitle: at("Zqown5", ["owner"], [], ["users"]),
  contactName: at("Zqcontact1", [], ["support"], contact),
  contactEmail: at("zqcontact2@planted.example", [], ["support"], contact),
  contactSubject: at("Zqcontact3", [], ["support"], contact),
  contactMessage: at("Zqcontact4", [], ["support"], contact),
  timeZone: at("Antarctica/Troll", ["builder", "link"], [], ["builder_capacity"]),
  newEmail: at("zqnew@planted.example", ["stranger"], ["newAddress"], ["email_change", "message"]),
  device: at("Zqdevice/1.0", ["stranger"], [], ["audit_event", "session"]),
  address: at("203.0.113.77", ["admin", "stranger"], [], ["audit_event"]),
} satisfies Record<string, Planted>;

function at(text: string, readers: Reader[], mails: Recipient[], tables: string[]): Planted {
  return { text, readers, mails, tables };
}

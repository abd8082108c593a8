import type { ContactForm } from "../../domain/messages/contact-message.ts";
import type { Letter } from "../../domain/messages/letter.ts";
import type { Debrief } from "../../domain/quotes/award.ts";
import type {
  BuilderId,
  ProjectId,
  QuoteRequestId,
  QuoteResponseId,
} from "../../domain/shared/id.ts";
import type { MailSite } from "./mail-site.ts";

export const site: MailSite = {
  siteName: "Boothwright",
  origin: "https://boothwright.example",
  supportEmail: "support@boothwright.example",
  respondLink: ({ linkVersion }) => `https://boothwright.example/respond/token-${linkVersion}`,
  signInLink: (path) => `https://boothwright.example/login?returnTo=${encodeURIComponent(path)}`,
};

/** A contact message. */
function written(words: string): ContactForm {
  const email = "ada@northwind.example";
  const [name, subject, message] = [words, words, `${words}\n\n${words}`];
  return { name, email, subject, message, inquiryType: "builder", company: words, phone: words };
}

/** One email of every kind, with `words` in every place a person could have typed. */
export function everyLetter(words: string): Letter[] {
  const to = { name: words, address: "ada@exhibits.example" };
  const quoteRequestId = "0190c000-0000-7000-8000-000000000001" as QuoteRequestId;
  const responseId = "0190d000-0000-7000-8000-000000000001" as QuoteResponseId;
  const builderId = "0190b000-0000-7000-8000-000000000001" as BuilderId;
  const request = {
    quoteRequestId,
    tradeShowName: words,
    eventDate: words,
    venue: words,
    boothSize: words,
  };
  const brief = { ...request, industry: words, serviceType: words, company: words };
  const [firstName, builderName] = [words, words];
  const offer = { request, responseId, builderName };
  const rates = { rates: "5% of the accepted quote", from: "2027-03-01T00:00:00.000Z" };
  const bill = { responseId, billed: 42_000_00, currency: "USD", isConfirmed: true };
  const change = {
    responseId,
    number: 2,
    title: words,
    note: words,
    total: 1_200_00,
    currency: "USD",
    agreed: 43_200_00,
  };
  const earlierBrief = { boothSize: words, changed: ["boothSize", "features"] };
  const priced = {
    quotedAmount: 42_000_00,
    price: {
      quotedAmount: 42_000_00,
      currency: "USD",
      exchange: null,
      total: 42_000_00,
      high: null,
    },
  };
  const accepted = {
    quotedAmount: 42_000_00,
    estimatedTimeline: words,
    validUntil: "2027-02-04T09:30:00.000Z",
    responseMessage: `${words}\n\n${words}`,
  };
  const debrief: Debrief = {
    reasons: ["price", "scope"],
    place: { from: 2, to: 2, of: 3 },
    priceBand: 15,
    unsaid: ["flooring", "supervision"],
  };
  const round = {
    request,
    builderName,
    text: words,
    lines: [] as string[],
    endsAt: "2027-01-07T16:00:00.000Z",
    timeZone: "America/Los_Angeles" as string | null,
  };
  const declined = { question: words, answer: null, declineCode: "private" };
  const answers = [{ question: words, answer: words, declineCode: null }, declined];
  const ofBuilders = [
    { question: words, answer: words, declineCode: null, builderName },
    { ...declined, builderName },
  ];
  const nothingSaid = {
    builderName: null,
    quotedAmount: null,
    estimatedTimeline: null,
    responseMessage: null,
  };
  const link = { invitedAt: "2027-01-05T10:00:00.000Z", linkVersion: 1 };
  const zone = { timeZone: "America/Chicago" };
  const answerBy = "2027-01-06T10:00:00.000Z";
  const reminder = { request, builderId, builderName, link, answerBy, ...zone };
  const unproven = {
    request: { quoteRequestId, tradeShowName: "", eventDate: "", venue: "", boothSize: "" },
    firstName: "",
  };
  const own = { request: { ...request, firstName }, quoteRequestId };
  const promised = {
    ...own,
    ...zone,
    isFirst: false,
    countable: 2,
    promised: 5,
    working: 3,
    fitting: 4,
    low: 2,
    high: 4,
    dueAt: "2027-01-07T10:00:00.000Z",
  };
  const paused = { ...own, ...zone, allDueAt: "2027-01-07T10:00:00.000Z" };
  const projectId = "0190f200-0000-7000-8000-000000000001" as ProjectId;
  const reviewed = {
    request,
    firstName,
    responseId,
    builderName,
    until: "2027-04-05",
  };
  const project = { builderName, projectTitle: words };
  return [
    {
      to,
      kind: "request-received",
      quoteRequestId,
      request: { ...request, firstName, picture: "island-20x30.counter.png" },
    },
    { to, kind: "request-received", request: null, quoteRequestId },
    { to, kind: "request-to-assign", request, company: words },
    { to, kind: "many-requests", perHour: 100 },
    {
      to,
      kind: "invitation",
      request: { ...brief, budget: words, picture: words },
      builderId,
      builderName,
      link,
      answerBy: "2027-01-07T08:00:00.000Z",
    },
    {
      to,
      kind: "invitation",
      request: { ...brief, budget: null },
      builderId,
      builderName,
      answerBy: null,
    },
    {
      to,
      kind: "invitation",
      request: { ...brief, budget: null },
      builderId,
      builderName,
      isReopened: true,
    },
    { to, kind: "invitation-removed", request, builderName },
    { to, kind: "invitation-declined", request, builderName, reason: words, buildersLeft: 2 },
    {
      to,
      kind: "invitation-declined",
      request,
      builderName,
      declineCode: "budget-too-low",
      reason: null,
      buildersLeft: 0,
    },
    { to, kind: "invitation-reminder", ...reminder, hasBegun: false },
    { to, kind: "invitation-reminder", ...reminder, hasBegun: true, answerBy: null },
    { to, kind: "invitation-reminder", ...reminder, hasBegun: false, isResumed: true },
    { to, kind: "invitation-reminder", ...reminder, hasBegun: true, isResumed: true },
    { to, kind: "invitation-released", request, builderName },
    { to, kind: "seat-confirmed", request, builderId, builderName, link, answerBy, ...zone },
    { to, kind: "quote-taken-back", request, builderId, builderName, link },
    { to, kind: "response-link-renewed", request, builderId, builderName, link },
    { to, kind: "worker-silent", since: "2027-01-04T15:00:00.000Z", until: answerBy },
    { to, kind: "request-waits", request, count: 1 },
    { to, kind: "request-waits", request, count: 3 },
    { to, kind: "promise-few", ...promised },
    { to, kind: "promise-few", ...promised, request: null },
    { to, kind: "promise-at-risk", ...promised },
    { to, kind: "promise-at-risk", ...promised, isFirst: true },
    { to, kind: "promise-at-risk", ...promised, proposed: 4 },
    { to, kind: "promise-at-risk", ...promised, allAsked: { asked: 12, fitting: 20 } },
    { to, kind: "promise-missed", ...promised },
    { to, kind: "promise-missed", ...promised, isFirst: true },
    { to, kind: "promise-paused", ...paused, state: "paused", reason: words },
    { to, kind: "promise-paused", ...paused, state: "resumed", reason: null },
    {
      to,
      kind: "promise-answered",
      request: paused.request,
      quoteRequestId: paused.quoteRequestId,
      text: words,
    },
    ...(["first-tight", "all-missed", "no-builders-left", "call-them"] as const).map(
      (notice): Letter => ({
        to,
        kind: "promise-alarm",
        request,
        notice,
        countable: 2,
        promised: 5,
      }),
    ),
    { to, kind: "many-alarms", perHour: 100 },
    { to, kind: "response-received", ...offer, firstName, quotedAmount: 42_000_00 },
    { to, kind: "response-received", ...offer, firstName, quotedAmount: null },
    { to, kind: "response-received", ...offer, ...unproven, quotedAmount: 42_000_00 },
    { to, kind: "question-asked", ...unproven, questions: [words] },
    { to, kind: "price-asked", ...offer, builderId, link },
    { to, kind: "price-asked", ...offer },
    { to, kind: "lines-asked", ...offer, builderId, link, company: words, categories: [] },
    { to, kind: "lines-asked", ...offer, company: words, categories: ["flooring", "hanging-sign"] },
    {
      to,
      kind: "update-asked",
      ...offer,
      ...priced,
      builderId,
      link,
      company: words,
      earlierBrief,
    },
    { to, kind: "update-asked", ...offer, ...priced, company: words, earlierBrief: null },
    {
      to,
      kind: "brief-changed",
      request,
      builderName,
      changes: { asked: ["storage"], notAsked: ["shipping", "av"], fields: [] },
    },
    {
      to,
      kind: "brief-changed",
      request,
      builderId,
      builderName,
      link,
      changes: { asked: [], notAsked: [], fields: ["boothSize", "features"] },
    },
    {
      to,
      kind: "brief-changed",
      request,
      builderName,
      changes: { asked: [], notAsked: [], fields: ["files"] },
    },
    { to, kind: "response-revised", ...offer, firstName, quotedAmount: 42_000_50 },
    { to, kind: "response-accepted", ...offer, builderId, link, quotedAmount: 42_000_00 },
    { to, kind: "response-accepted", ...offer, quotedAmount: null },
    {
      to,
      kind: "response-accepted",
      ...offer,
      quotedAmount: 42_000_00,
      award: { reasons: ["price", "design"], note: words },
    },
    { to, kind: "response-accepted", ...offer, quotedAmount: 42_000_00, earlierBrief },
    { to, kind: "acceptance-record", ...offer, firstName, ...accepted },
    { to, kind: "acceptance-record", ...offer, firstName, ...accepted, earlierBrief },
    { to, kind: "acceptance-record", ...offer, firstName, ...accepted, ...nothingSaid },
    { to, kind: "request-decided", request, builderName },
    { to, kind: "response-declined", ...offer, reason: words },
    { to, kind: "response-declined", ...offer, reason: null },
    { to, kind: "response-declined", ...offer, reason: null, debrief },
    { to, kind: "question-asked", request, firstName, questions: [words] },
    { to, kind: "question-asked", request, firstName, questions: [words, words] },
    {
      to,
      kind: "question-asked",
      request,
      firstName,
      questions: [],
      privateQuestions: [words],
    },
    {
      to,
      kind: "question-asked",
      request,
      firstName,
      questions: [words],
      privateQuestions: [words],
    },
    { to, kind: "questions-answered", request, builderId, builderName, answers, link },
    { to, kind: "questions-answered", request, builderId, builderName, answers: [declined] },
    {
      to,
      kind: "questions-answered",
      request,
      builderId,
      builderName,
      link,
      answers: [{ ...declined, isPrivate: true }],
    },
    {
      to,
      kind: "questions-answered",
      request,
      builderId,
      builderName,
      link,
      answers: [{ ...declined, isPrivate: true }, declined],
    },
    { to, kind: "exhibitor-asked", request, builderId, builderName, questions: [words], link },
    { to, kind: "exhibitor-asked", request, builderId, builderName, questions: [words, words] },
    { to, kind: "builders-answered", request, firstName, answers: ofBuilders },
    { to, kind: "builders-answered", request, firstName, answers: ofBuilders.slice(1) },
    { to, kind: "round-opened", ...round, ...priced, builderId, link, lines: [words] },
    { to, kind: "round-opened", ...round, validUntil: "2027-01-07T09:00:00.000Z" },
    { to, kind: "round-ends", ...round, builderId, link, timeZone: null },
    { to, kind: "round-cancelled", ...round, builderId, link },
    { to, kind: "round-cancelled", ...round },
    { to, kind: "round-closed", request, firstName, revised: 2, stands: 1, silent: 0 },
    {
      to,
      kind: "change-proposed",
      request,
      firstName,
      builderName,
      change,
      isAnswer: false,
      isNewVersion: false,
      answerBy: "2027-03-04T17:30:00.000Z",
      timeZone: "America/Chicago",
    },
    {
      to,
      kind: "change-proposed",
      request,
      firstName,
      builderName,
      change: { ...change, total: -250_00, note: null },
      isAnswer: true,
      isNewVersion: false,
      answerBy: null,
      timeZone: "UTC",
    },
    {
      to,
      kind: "change-ended",
      request,
      firstName,
      builderName,
      change: { ...change, total: null },
      outcome: "declined",
      answer: words,
    },
    {
      to,
      kind: "change-ended",
      request,
      firstName,
      builderName,
      change,
      outcome: "withdrawn",
      answer: null,
    },
    {
      to,
      kind: "change-wished",
      request,
      builderName,
      change: { ...change, total: null },
      outcome: "wished",
      answer: null,
    },
    ...(["approved", "refused", "lapsed"] as const).map(
      (outcome) =>
        ({
          to,
          kind: "change-decided",
          request,
          builderName,
          change,
          outcome,
          answer: outcome === "lapsed" ? null : words,
        }) as const,
    ),
    { to, kind: "bill-opens", request, builderName, responseId },
    { to, kind: "bill-waits", request, firstName, builderName, bill, difference: -250_00 },
    { to, kind: "bill-confirmed", request, builderName, bill },
    { to, kind: "job-closed", request, builderName, bill: { ...bill, isConfirmed: false } },
    { to, kind: "request-closed", request, firstName, outcome: "completed", bill },
    { to, kind: "round-closed", request, firstName, revised: 0, stands: 0, silent: 1 },
    { to, kind: "offer-confirmed", request, firstName, builderName, quotedAmount: 42_000_00 },
    { to, kind: "response-withdrawn", request, firstName, builderName },
    { to, kind: "builder-left", request, firstName, builderName },
    { to, kind: "exhibitor-left", request, builderName },
    { to, kind: "request-cancelled", request, builderName, reason: words },
    { to, kind: "request-cancelled", request, builderName, reason: null },
    { to, kind: "request-cancelled", request, builderName, reason: null, wasAccepted: true },
    { to, kind: "request-erased", request, builderName },
    { to, kind: "request-closed", request, firstName, outcome: "completed" },
    { to, kind: "request-closed", request, firstName, outcome: "cancelled" },
    {
      to,
      kind: "request-closed",
      request,
      firstName,
      outcome: "cancelled",
      calledOff: { builderName: words, reason: words },
    },
    {
      to,
      kind: "request-reopened",
      request,
      builderId,
      builderName,
      link,
      outcome: "open",
      reason: words,
    },
    { to, kind: "request-reopened", request, builderName, outcome: "won", reason: null },
    { to, kind: "request-reopened", request, builderName, outcome: "not-chosen", reason: null },
    { to, kind: "own-request-reopened", request, firstName, hasAccepted: false, reason: words },
    { to, kind: "own-request-reopened", request, firstName, hasAccepted: true, reason: null },
    { to, kind: "rates-change", builderName, ...rates },
    { to, kind: "rates-agreed", builderName, ...rates, at: rates.from },
    { to, kind: "profile-approved", builderName, builderId },
    { to, kind: "review-published", builderName, builderId, company: words },
    { to, kind: "review-published", builderName, builderId, company: null },
    { to, kind: "review-replied", request, firstName, builderName, builderId },
    { to, kind: "review-invitation", ...reviewed, isReminder: false },
    { to, kind: "review-invitation", ...reviewed, isReminder: true },
    {
      to,
      kind: "vetting-decided",
      builderName,
      check: "insurance",
      validUntil: "2027-12-31",
      reason: null,
    },
    {
      to,
      kind: "vetting-decided",
      builderName,
      check: "references",
      validUntil: null,
      reason: words,
    },
    { to, kind: "vetting-ends", builderName, check: "insurance", validUntil: "2027-01-31" },
    {
      to,
      kind: "vetting-ends-today",
      builderName,
      builderId,
      check: "insurance",
      validUntil: "2026-12-02",
    },
    { to, kind: "profile-declined", builderName, reason: words },
    { to, kind: "profile-declined", builderName, reason: null },
    { to, kind: "profile-edit-declined", builderName, fields: "website, phone", reason: words },
    { to, kind: "profile-edit-declined", builderName, fields: "company name", reason: null },
    { to, kind: "project-published", ...project, projectId, isFeatured: true },
    { to, kind: "project-published", ...project, projectId, isFeatured: false },
    { to, kind: "project-declined", ...project, reason: words },
    { to, kind: "project-declined", ...project, reason: null },
    { to, kind: "contact-message", contact: written(words) },
    { to, kind: "sign-in", token: "Zm9vYmFy-_Zm9v", code: "042917", minutesValid: 10 },
    { to, kind: "builder-invite", token: "Zm9vYmFy-_Zm9v", builderName, daysValid: 14 },
    { to, kind: "email-change", token: "Zm9vYmFy-_Zm9v", hoursValid: 24 },
    { to, kind: "email-change-notice", newEmail: "a***@exhibits.example" },
    { to, kind: "account-notice", change: "suspended", reason: words },
    { to, kind: "account-notice", change: "restored", reason: null },
    { to, kind: "passkey-notice", change: "added", name: words },
    { to, kind: "passkey-notice", change: "removed", name: words },
    { to, kind: "provider-notice", change: "joined", label: "Google" },
    { to, kind: "provider-notice", change: "removed", label: "Google" },
    { to, kind: "proof-code", code: "042917", minutesValid: 10 },
    { to, kind: "test-mail" },
  ];
}

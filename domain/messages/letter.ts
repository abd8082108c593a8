import type { BuilderId, ProjectId, QuoteRequestId, QuoteResponseId } from "../shared/id.ts";
import type { Cents } from "../shared/money/money.ts";
import type { ContactForm } from "./contact-message.ts";

/** An email's recipient. `address` is one bare address: no commas, no line breaks. */
export type Addressee = { name: string | null; address: string };

/** Request facts that emails may contain. Nothing that the recipient couldn't see on screen. */
export type RequestFacts = {
  quoteRequestId: QuoteRequestId;
  tradeShowName: string;
  eventDate: string;
  venue: string;
  boothSize: string;
};

/** Feedback to a builder whose quote was not chosen: codes of reasons, and of categories that the quote left unsaid. */
export type DebriefFacts = {
  reasons: string[];
  place: { from: number; to: number; of: number } | null;
  priceBand: number | null;
  unsaid: string[] | null;
};

/** The difference between two briefs: codes of categories that are asked for now or no longer, and names of fields. */
export type BriefChanges = { asked: string[]; notAsked: string[]; fields: string[] };

/** A change of the brief by which so many more builders fit. */
export type BriefWidening = { builders: number } & (
  | { kind: "budget"; upToDollars: number }
  | { kind: "service-type"; serviceType: string }
  | { kind: "event-date"; day: string }
);

/** A quote's price as its builder states it: `total` in minor units of the currency, with the rate to US dollars. */
type PriceFacts = {
  quotedAmount: Cents | null;
  currency: string;
  exchange: { rateMillionths: number; source: string; day: string } | null;
  total: number | null;
  /** Of a range. */
  high?: number | null;
};

/** Every message that leaves the house, as facts; the words are the mail adapter's. */
export type Letter = { to: Addressee } & (
  | {
      kind: "request-received";
      /** Null unless the address is proven to be the reader's: no free text from the form goes to a stranger. */
      request: (RequestFacts & { firstName: string }) | null;
      quoteRequestId: QuoteRequestId;
    }
  | { kind: "request-to-assign"; request: RequestFacts; company: string }
  | {
      kind: "invitation";
      request: RequestFacts & {
        industry: string;
        serviceType: string;
        budget: string | null;
        company: string;
      };
      builderId: BuilderId;
      builderName: string;
      /** The parts of the link that needs no sign-in. Missing in older letters. */
      link?: { invitedAt: string; linkVersion: number };
      /** The request was closed, and an admin has reopened it. */
      isReopened?: boolean;
      /** ISO time by which this builder is asked to answer. Missing in messages written by earlier versions. */
      answerBy?: string | null;
      /** The builder's; null: unknown. */
      timeZone?: string | null;
    }
  /** To an admin. */
  | {
      kind: "invitation-declined";
      request: RequestFacts;
      builderName: string;
      reason: string | null;
      buildersLeft: number;
    }
  | { kind: "invitation-removed"; request: RequestFacts; builderName: string }
  /** To an invited builder who has not answered. `hasBegun`: they said that they will quote. */
  | {
      kind: "invitation-reminder";
      request: RequestFacts;
      builderId: BuilderId;
      builderName: string;
      link: { invitedAt: string; linkVersion: number };
      hasBegun: boolean;
      answerBy: string | null;
      /** The builder's; null: unknown. */
      timeZone: string | null;
    }
  /** To a builder who need not start: enough quotes are in. */
  | { kind: "invitation-released"; request: RequestFacts; builderName: string }
  /** To the exhibitor: how their promise stands. `isFirst`: it is about the first quote, else about all of them. */
  | {
      kind: "promise-few" | "promise-at-risk" | "promise-missed";
      /** Null unless the address is proven to be the reader's. */
      request: (RequestFacts & { firstName: string }) | null;
      quoteRequestId: QuoteRequestId;
      isFirst: boolean;
      countable: number;
      promised: number;
      working: number;
      /** Builders who fit the request. */
      fitting: number;
      /** How many quotes we expect. */
      low: number;
      high: number;
      /** Builders who are being invited because too few quotes are likely; absent in letters of earlier versions. */
      inviting?: number;
      /** After the due time: how many quotes we expect by when. */
      later?: { low: number; high: number; by: string } | null;
      /** Changes of the brief by which more builders fit. */
      widenings?: BriefWidening[];
      dueAt: string;
      timeZone: string;
    }
  /** To the exhibitor: the clock of their promise stands still, or goes on. */
  | {
      kind: "promise-paused";
      /** Null unless the address is proven to be the reader's. */
      request: (RequestFacts & { firstName: string }) | null;
      quoteRequestId: QuoteRequestId;
      state: "paused" | "resumed";
      reason: string | null;
      allDueAt: string;
      timeZone: string;
    }
  /** To a builder who said that they will quote. */
  | {
      kind: "seat-confirmed";
      request: RequestFacts;
      builderId: BuilderId;
      builderName: string;
      link: { invitedAt: string; linkVersion: number };
      answerBy: string | null;
      /** The builder's; null: unknown. */
      timeZone: string | null;
    }
  /** To an admin: so many requests wait until an admin confirms their builders. */
  | { kind: "request-waits"; count: number; request: RequestFacts }
  /** To an admin: a promise needs them. */
  | {
      kind: "promise-alarm";
      request: RequestFacts;
      notice:
        | "first-tight"
        | "first-missed"
        | "all-missed"
        | "no-builders-left"
        | "all-bounced"
        | "mail-waits"
        | "call-them";
      countable: number;
      promised: number;
    }
  | {
      kind: "response-received" | "response-revised";
      request: RequestFacts;
      responseId: QuoteResponseId;
      firstName: string;
      builderName: string;
      quotedAmount: Cents | null;
      /** Missing in older letters. */
      price?: PriceFacts;
    }
  | {
      kind: "response-accepted";
      request: RequestFacts;
      responseId: QuoteResponseId;
      builderName: string;
      quotedAmount: Cents | null;
      /** Missing in older letters. */
      price?: PriceFacts;
      /** Missing in older letters. */
      award?: { reasons: string[]; note: string | null } | null;
    }
  /** To the exhibitor: the accepted quote. `validUntil` is ISO 8601; `builderName` is null when the profile is gone. */
  | {
      kind: "acceptance-record";
      request: RequestFacts;
      responseId: QuoteResponseId;
      firstName: string;
      builderName: string | null;
      quotedAmount: Cents | null;
      /** Missing in older letters. */
      price?: PriceFacts;
      estimatedTimeline: string | null;
      validUntil: string;
      responseMessage: string | null;
    }
  /** To an invited builder without a pending quote: another builder's was accepted. */
  | { kind: "request-decided"; request: RequestFacts; builderName: string }
  | {
      kind: "response-declined";
      request: RequestFacts;
      responseId: QuoteResponseId;
      builderName: string;
      reason: string | null;
      /** When another quote was accepted. Missing in older letters. */
      debrief?: DebriefFacts | null;
    }
  /** To a builder whose answer names no amount. */
  | {
      kind: "price-asked";
      request: RequestFacts;
      responseId: QuoteResponseId;
      builderName: string;
    }
  /** To the exhibitor: builders' questions of the last minutes, contact data hidden. */
  | { kind: "question-asked"; request: RequestFacts; firstName: string; questions: string[] }
  /** To a builder who is asked to quote. `declineCode`: why there is no answer. */
  | {
      kind: "questions-answered";
      request: RequestFacts;
      builderId: BuilderId;
      builderName: string;
      answers: { question: string; answer: string | null; declineCode: string | null }[];
      /** The parts of the link that needs no sign-in; missing without a standing invitation. */
      link?: { invitedAt: string; linkVersion: number };
    }
  /** To a builder whose quote leaves something out. */
  | {
      kind: "lines-asked";
      request: RequestFacts;
      responseId: QuoteResponseId;
      builderName: string;
      company: string;
      /** Codes, to price. Empty: the quote has one price, and is asked for by line. */
      categories: string[];
    }
  /** To a builder who was asked to quote. */
  | { kind: "brief-changed"; request: RequestFacts; builderName: string; changes: BriefChanges }
  /** To a builder: the exhibitor asks for their last word, the time is nearly up, or it was called off. */
  | {
      kind: "round-opened" | "round-ends" | "round-cancelled";
      request: RequestFacts;
      builderName: string;
      /** The exhibitor's words, contact data hidden. */
      text: string;
      /** Labels of lines of the builder's own quote. */
      lines: string[];
      endsAt: string;
      /** The builder's; null: unknown. */
      timeZone: string | null;
    }
  /** To the exhibitor: the round is over. Numbers of quotes. */
  | {
      kind: "round-closed";
      request: RequestFacts;
      firstName: string;
      revised: number;
      stands: number;
      silent: number;
    }
  /** To the exhibitor: the quote stands for the changed brief. */
  | {
      kind: "offer-confirmed";
      request: RequestFacts;
      firstName: string;
      builderName: string;
      quotedAmount: Cents | null;
      /** Missing in older letters. */
      price?: PriceFacts;
    }
  | { kind: "response-withdrawn"; request: RequestFacts; firstName: string; builderName: string }
  /** To a builder who was asked to quote. Nothing in it tells who the person was. */
  | { kind: "request-erased"; request: RequestFacts; builderName: string }
  | { kind: "request-cancelled"; request: RequestFacts; builderName: string; reason: string | null }
  | {
      kind: "request-closed";
      request: RequestFacts;
      firstName: string;
      outcome: "completed" | "cancelled";
    }
  /** To an assigned builder: an admin has reopened the request. */
  | {
      kind: "request-reopened";
      request: RequestFacts;
      builderName: string;
      outcome: "open" | "won" | "not-chosen" | "cancelled";
      reason: string | null;
    }
  /** To the exhibitor: an admin has reopened the request. */
  | {
      kind: "own-request-reopened";
      request: RequestFacts;
      firstName: string;
      reason: string | null;
    }
  | { kind: "profile-approved"; builderName: string; builderId: BuilderId }
  | { kind: "profile-declined"; builderName: string; reason: string | null }
  | {
      kind: "project-published";
      builderName: string;
      projectId: ProjectId;
      projectTitle: string;
      isFeatured: boolean;
    }
  | { kind: "project-declined"; builderName: string; projectTitle: string; reason: string | null }
  /** From an admin. `builderName`: of the profile that the link gives, or null. */
  | { kind: "builder-invite"; token: string; builderName: string | null; daysValid: number }
  | { kind: "sign-in"; token: string; code: string; minutesValid: number }
  /** To the operator; a reply goes to the sender. */
  | { kind: "contact-message"; contact: ContactForm }
  | { kind: "email-change"; token: string; hoursValid: number }
  /** To the current address of an account about to get another. `newEmail` is masked. */
  | { kind: "email-change-notice"; newEmail: string }
  /** An admin has suspended the account, or restored it. */
  | { kind: "account-notice"; change: "suspended" | "restored"; reason: string | null }
  | { kind: "passkey-notice"; change: "added" | "removed"; name: string }
  | { kind: "provider-notice"; change: "joined" | "removed"; label: string }
  /** To a signed-in member, who types it where they were asked for it. */
  | { kind: "proof-code"; code: string; minutesValid: number }
  /** From the operator's command line. */
  | { kind: "test-mail" }
);
export type LetterKind = Letter["kind"];

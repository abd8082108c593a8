import type { BuilderId, QuoteRequestId, QuoteResponseId } from "../shared/id.ts";
import type { Cents } from "../shared/money/money.ts";
import type { PromisedNumbers } from "../shared/promised-numbers.ts";
import type {
  BriefChanges,
  DebriefFacts,
  EarlierBriefFacts,
  LaterLinked,
  LinkFacts,
  PictureFacts,
  PriceFacts,
  RequestFacts,
} from "./letter-facts.ts";

/** About a request and its quotes: questions, revisions, rounds, awards. */
export type QuoteLetter =
  | {
      kind: "request-received";
      /** Null unless the address is proven to be the reader's: no free text from the form goes to a stranger. */
      request: (RequestFacts & PictureFacts & { firstName: string }) | null;
      quoteRequestId: QuoteRequestId;
      /** The promise for it. Missing in older letters. */
      numbers?: PromisedNumbers;
    }
  | {
      kind: "response-received" | "response-revised";
      request: RequestFacts;
      responseId: QuoteResponseId;
      firstName: string;
      builderName: string;
      quotedAmount: Cents | null;
      /** `received` quotes count for the promise by now, of `promised` ones. Missing in older letters. */
      received?: number;
      promised?: number;
      /** Missing in older letters. */
      price?: PriceFacts;
    }
  | ({
      kind: "response-accepted";
      request: RequestFacts;
      responseId: QuoteResponseId;
      builderName: string;
      quotedAmount: Cents | null;
      /** Missing in older letters. */
      price?: PriceFacts;
      /** Missing in older letters. */
      award?: { reasons: string[]; note: string | null } | null;
      /** Null: it is priced for the brief as it is now. Missing in older letters. */
      earlierBrief?: EarlierBriefFacts | null;
    } & LaterLinked)
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
      /** Null: it is priced for the brief as it is now. Missing in older letters. */
      earlierBrief?: EarlierBriefFacts | null;
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
  | ({
      kind: "price-asked";
      request: RequestFacts;
      responseId: QuoteResponseId;
      builderName: string;
    } & LaterLinked)
  /** To the exhibitor: builders' questions of the last minutes, contact data hidden. */
  | {
      kind: "question-asked";
      request: RequestFacts;
      firstName: string;
      questions: string[];
      /** Those whose answers only the builder who asks reads. Missing in older letters. */
      privateQuestions?: string[];
    }
  /** To a builder who is asked to quote. `declineCode`: why there is no answer. */
  | {
      kind: "questions-answered";
      request: RequestFacts;
      builderId: BuilderId;
      builderName: string;
      answers: {
        question: string;
        answer: string | null;
        declineCode: string | null;
        /** Whether no other builder reads it. Missing in older letters. */
        isPrivate?: boolean;
      }[];
      /** The parts of the link that needs no sign-in; missing without a standing invitation. */
      link?: LinkFacts;
    }
  /** To a builder who is asked to quote: the exhibitor's questions to them, contact data hidden. */
  | {
      kind: "exhibitor-asked";
      request: RequestFacts;
      builderId: BuilderId;
      builderName: string;
      questions: string[];
      /** The parts of the link that needs no sign-in; missing without a standing invitation. */
      link?: LinkFacts;
    }
  /** To the exhibitor: what builders answer, contact data hidden. */
  | {
      kind: "builders-answered";
      request: RequestFacts;
      firstName: string;
      answers: {
        builderName: string;
        question: string;
        answer: string | null;
        declineCode: string | null;
      }[];
    }
  /** To a builder whose quote leaves something out. */
  | ({
      kind: "lines-asked";
      request: RequestFacts;
      responseId: QuoteResponseId;
      builderName: string;
      company: string;
      /** Codes, to price. Empty: the quote has one price, and is asked for by line. */
      categories: string[];
    } & LaterLinked)
  /** To a builder whose quote is for an earlier brief: the exhibitor asks for its price now. */
  | ({
      kind: "update-asked";
      request: RequestFacts;
      responseId: QuoteResponseId;
      builderName: string;
      company: string;
      quotedAmount: Cents | null;
      price: PriceFacts;
      earlierBrief: EarlierBriefFacts | null;
    } & LaterLinked)
  /** To a builder who was asked to quote. */
  | ({
      kind: "brief-changed";
      request: RequestFacts;
      builderName: string;
      changes: BriefChanges;
    } & LaterLinked)
  /** To a builder: the exhibitor asks for their best and final offer, the time is nearly up, or it was called off. */
  | ({
      kind: "round-opened" | "round-ends" | "round-cancelled";
      request: RequestFacts;
      builderName: string;
      /** The exhibitor's words, contact data hidden. */
      text: string;
      /** Labels of lines of the builder's own quote. */
      lines: string[];
      endsAt: string;
      /** When the quote expires, where that is before the round ends. */
      validUntil?: string;
      /** The builder's; null: unknown. */
      timeZone: string | null;
    } & LaterLinked)
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
  | {
      kind: "response-withdrawn";
      request: RequestFacts;
      firstName: string;
      builderName: string;
      /** Missing in older letters, and the price, too. */
      quotedAmount?: Cents | null;
      price?: PriceFacts;
    }
  /** To the exhibitor, or to the builder whose quote was accepted: the account of the other side is deleted. */
  | { kind: "builder-left"; request: RequestFacts; firstName: string; builderName: string }
  | { kind: "exhibitor-left"; request: RequestFacts; builderName: string }
  /** To a builder who was asked to quote. Nothing in it says who the person was. */
  | { kind: "request-erased"; request: RequestFacts; builderName: string }
  | {
      kind: "request-cancelled";
      request: RequestFacts;
      builderName: string;
      reason: string | null;
      /** The reader's quote had been accepted. Missing in letters of earlier versions. */
      wasAccepted?: boolean;
    };

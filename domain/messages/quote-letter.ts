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

/** Letters about a request and its quotes: questions, revisions, rounds, awards. */
export type QuoteLetter =
  | {
      kind: "request-received";
      /** Null unless the address is verified: no free text from the form is sent to strangers. */
      request: (RequestFacts & PictureFacts & { firstName: string }) | null;
      quoteRequestId: QuoteRequestId;
      /** The promised numbers of quotes and hours. Missing in older letters. */
      numbers?: PromisedNumbers;
    }
  | {
      kind: "response-received" | "response-revised";
      request: RequestFacts;
      responseId: QuoteResponseId;
      firstName: string;
      builderName: string;
      quotedAmount: Cents | null;
      /**
       * Number of quotes that count for the promise so far, of `promised` ones. Missing in older
       * letters.
       */
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
      /** Null: the quote is priced for the current brief. Missing in older letters. */
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
      /** Null: the quote is priced for the current brief. Missing in older letters. */
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
      /** Feedback when another quote was accepted. Missing in older letters. */
      debrief?: DebriefFacts | null;
    }
  /** To a builder whose answer has no amount. */
  | ({
      kind: "price-asked";
      request: RequestFacts;
      responseId: QuoteResponseId;
      builderName: string;
    } & LaterLinked)
  /** To the exhibitor: builders' questions of the last minutes, contact data masked. */
  | {
      kind: "question-asked";
      request: RequestFacts;
      firstName: string;
      questions: string[];
      /** Questions whose answers only the asking builder reads. Missing in older letters. */
      privateQuestions?: string[];
    }
  /** To an assigned builder: the answer to their question. `declineCode`: why there is none. */
  | {
      kind: "questions-answered";
      request: RequestFacts;
      builderId: BuilderId;
      builderName: string;
      answers: {
        question: string;
        answer: string | null;
        declineCode: string | null;
        /** Whether no other builder reads the answer. Missing in older letters. */
        isPrivate?: boolean;
      }[];
      /** Parts of the link that works without signing in; missing without a standing invitation. */
      link?: LinkFacts;
    }
  /** To an assigned builder: the exhibitor's questions to them, contact data masked. */
  | {
      kind: "exhibitor-asked";
      request: RequestFacts;
      builderId: BuilderId;
      builderName: string;
      questions: string[];
      /** Parts of the link that works without signing in; missing without a standing invitation. */
      link?: LinkFacts;
    }
  /** To the exhibitor: builders' answers, contact data masked. */
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
  /** To a builder whose quote leaves categories open. */
  | ({
      kind: "lines-asked";
      request: RequestFacts;
      responseId: QuoteResponseId;
      builderName: string;
      company: string;
      /**
       * Codes of categories to price. Empty: the quote has a single price and should be itemized.
       */
      categories: string[];
    } & LaterLinked)
  /** To a builder whose quote is for an earlier brief: the exhibitor asks for its current price. */
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
  /** To an assigned builder. */
  | ({
      kind: "brief-changed";
      request: RequestFacts;
      builderName: string;
      changes: BriefChanges;
    } & LaterLinked)
  /**
   * To a builder: the exhibitor asks for their best and final offer, the round ends soon, or it was
   * called off.
   */
  | ({
      kind: "round-opened" | "round-ends" | "round-cancelled";
      request: RequestFacts;
      builderName: string;
      /** The exhibitor's text, contact data masked. */
      text: string;
      /** Labels of lines of the builder's own quote. */
      lines: string[];
      endsAt: string;
      /** When the quote expires, if before the round ends. */
      validUntil?: string;
      /** The builder's IANA time zone; null: unknown. */
      timeZone: string | null;
    } & LaterLinked)
  /** To the exhibitor: the round has ended. Counts of quotes. */
  | {
      kind: "round-closed";
      request: RequestFacts;
      firstName: string;
      revised: number;
      stands: number;
      silent: number;
    }
  /** To the exhibitor: the builder confirmed the quote for the changed brief. */
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
      /** Missing in older letters, like the price. */
      quotedAmount?: Cents | null;
      price?: PriceFacts;
    }
  /**
   * To the other side of an accepted quote: the exhibitor's or the builder's account was deleted.
   */
  | { kind: "builder-left"; request: RequestFacts; firstName: string; builderName: string }
  | { kind: "exhibitor-left"; request: RequestFacts; builderName: string }
  /** To an assigned builder. Contains nothing about the person. */
  | { kind: "request-erased"; request: RequestFacts; builderName: string }
  | {
      kind: "request-cancelled";
      request: RequestFacts;
      builderName: string;
      reason: string | null;
      /** Whether the reader's quote had been accepted. Missing in older letters. */
      wasAccepted?: boolean;
    };

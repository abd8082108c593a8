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
  ToBuilder,
  ToExhibitor,
} from "./letter-facts.ts";

/** The price of the builder's own pending quote. Missing without one, and in older letters. */
type OwnPrice = { quotedAmount?: Cents | null; price?: PriceFacts };

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
  | ({
      kind: "response-received" | "response-revised";
      responseId: QuoteResponseId;
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
    } & ToExhibitor)
  | ({
      kind: "response-accepted";
      responseId: QuoteResponseId;
      quotedAmount: Cents | null;
      /** Missing in older letters. */
      price?: PriceFacts;
      /** Missing in older letters. */
      award?: { reasons: string[]; note: string | null } | null;
      /** Null: the quote is priced for the current brief. Missing in older letters. */
      earlierBrief?: EarlierBriefFacts | null;
    } & ToBuilder &
      LaterLinked)
  /** To the exhibitor: the accepted quote. `validUntil` is ISO 8601; `builderName` is null when the profile is gone. */
  | ({
      kind: "acceptance-record";
      responseId: QuoteResponseId;
      builderName: string | null;
      quotedAmount: Cents | null;
      /** Missing in older letters. */
      price?: PriceFacts;
      estimatedTimeline: string | null;
      validUntil: string;
      responseMessage: string | null;
      /** Null: the quote is priced for the current brief. Missing in older letters. */
      earlierBrief?: EarlierBriefFacts | null;
    } & ToExhibitor)
  /** To the exhibitor after the show. `until`: YYYY-MM-DD. */
  | ({
      kind: "review-invitation";
      responseId: QuoteResponseId;
      builderName: string;
      until: string;
      isReminder: boolean;
    } & ToExhibitor)
  /** To the author of a review: the builder replied to it. */
  | ({ kind: "review-replied"; builderId: BuilderId; builderName: string } & ToExhibitor)
  /** To an invited builder without a pending quote: another builder's was accepted. */
  | ({ kind: "request-decided" } & ToBuilder)
  | ({
      kind: "response-declined";
      responseId: QuoteResponseId;
      reason: string | null;
      /** Feedback when another quote was accepted. Missing in older letters. */
      debrief?: DebriefFacts | null;
    } & ToBuilder)
  /** To a builder whose answer has no amount. */
  | ({
      kind: "price-asked";
      responseId: QuoteResponseId;
    } & ToBuilder &
      LaterLinked)
  /** To the exhibitor: builders' questions of the last minutes, contact data masked. */
  | ({
      kind: "question-asked";
      questions: string[];
      /** Questions whose answers only the asking builder reads. Missing in older letters. */
      privateQuestions?: string[];
    } & ToExhibitor)
  /** To an assigned builder: the answer to their question. `declineCode`: why there is none. */
  | ({
      kind: "questions-answered";
      builderId: BuilderId;
      answers: {
        question: string;
        answer: string | null;
        declineCode: string | null;
        /** Whether no other builder reads the answer. Missing in older letters. */
        isPrivate?: boolean;
      }[];
      /** Parts of the link that works without signing in; missing without a standing invitation. */
      link?: LinkFacts;
    } & ToBuilder)
  /** To an assigned builder: the exhibitor's questions to them, contact data masked. */
  | ({
      kind: "exhibitor-asked";
      builderId: BuilderId;
      questions: string[];
      /** Parts of the link that works without signing in; missing without a standing invitation. */
      link?: LinkFacts;
    } & ToBuilder)
  /** To the exhibitor: builders' answers, contact data masked. */
  | ({
      kind: "builders-answered";
      answers: {
        builderName: string;
        question: string;
        answer: string | null;
        declineCode: string | null;
      }[];
    } & ToExhibitor)
  /** To a builder whose quote leaves categories open. */
  | ({
      kind: "lines-asked";
      responseId: QuoteResponseId;
      company: string;
      /**
       * Codes of categories to price. Empty: the quote has a single price and should be itemized.
       */
      categories: string[];
    } & ToBuilder &
      LaterLinked)
  /** To a builder whose quote is for an earlier brief: the exhibitor asks for its current price. */
  | ({
      kind: "update-asked";
      responseId: QuoteResponseId;
      company: string;
      quotedAmount: Cents | null;
      price: PriceFacts;
      earlierBrief: EarlierBriefFacts | null;
    } & ToBuilder &
      LaterLinked)
  /** To an assigned builder. */
  | ({
      kind: "brief-changed";
      changes: BriefChanges;
    } & OwnPrice &
      ToBuilder &
      LaterLinked)
  /**
   * To a builder: the exhibitor asks for their best and final offer, the round ends soon, or it was
   * called off.
   */
  | ({
      kind: "round-opened" | "round-ends" | "round-cancelled";
      /** The exhibitor's text, contact data masked. */
      text: string;
      /** Labels of lines of the builder's own quote. */
      lines: string[];
      endsAt: string;
      /** When the quote expires, if before the round ends. */
      validUntil?: string;
      /** The builder's IANA time zone; null: unknown. */
      timeZone: string | null;
    } & OwnPrice &
      ToBuilder &
      LaterLinked)
  /** To the exhibitor: the round has ended. Counts of quotes. */
  | ({
      kind: "round-closed";
      revised: number;
      stands: number;
      silent: number;
    } & ToExhibitor)
  /** To the exhibitor: the builder confirmed the quote for the changed brief. */
  | ({
      kind: "offer-confirmed";
      builderName: string;
      quotedAmount: Cents | null;
      /** Missing in older letters. */
      price?: PriceFacts;
    } & ToExhibitor)
  | ({
      kind: "response-withdrawn";
      builderName: string;
      /** Missing in older letters, like the price. */
      quotedAmount?: Cents | null;
      price?: PriceFacts;
    } & ToExhibitor)
  /**
   * To the other side of an accepted quote: the exhibitor's or the builder's account was deleted.
   */
  | ({ kind: "builder-left"; builderName: string } & ToExhibitor)
  | ({ kind: "exhibitor-left" } & ToBuilder)
  /** To an assigned builder. Contains nothing about the person. */
  | ({ kind: "request-erased" } & ToBuilder)
  | ({
      kind: "request-cancelled";
      reason: string | null;
      /** Whether the reader's quote had been accepted. Missing in older letters. */
      wasAccepted?: boolean;
    } & ToBuilder);

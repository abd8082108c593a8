import type { QuoteResponseId } from "../shared/id.ts";
import type { BillFacts, ChangeFacts, ToBuilder, ToExhibitor } from "./letter-facts.ts";

/** Letters about jobs of accepted quotes. */
export type JobLetter =
  /** To the exhibitor: a change with its price. Times are ISO 8601. */
  | ({
      kind: "change-proposed";
      change: ChangeFacts;
      builderName: string;
      /** Whether it prices the exhibitor's wish for the first time. */
      isAnswer: boolean;
      isNewVersion: boolean;
      answerBy: string | null;
      /** The reader's IANA time zone. */
      timeZone: string;
    } & ToExhibitor)
  /** To the exhibitor: the builder declined a wish, or withdrew a proposal. */
  | ({
      kind: "change-ended";
      change: ChangeFacts;
      builderName: string;
      outcome: string;
      answer: string | null;
    } & ToExhibitor)
  /** To the exhibitor: the builder's final bill, and its difference from the quote. */
  | ({ kind: "bill-waits"; bill: BillFacts; difference: number; builderName: string } & ToExhibitor)
  /** To the builder: the exhibitor confirmed the bill, or the job is closed. */
  | ({ kind: "bill-confirmed" | "job-closed"; bill: BillFacts } & ToBuilder)
  /** To the builder: the booth is delivered, so the bill can be entered. */
  | ({ kind: "bill-opens"; responseId: QuoteResponseId } & ToBuilder)
  /** To the builder: a wish to price, or a proposal that was approved, refused or lapsed. */
  | ({
      kind: "change-wished" | "change-decided";
      change: ChangeFacts;
      outcome: string;
      answer: string | null;
    } & ToBuilder);

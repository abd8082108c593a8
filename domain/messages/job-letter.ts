import type { QuoteResponseId } from "../shared/id.ts";
import type {
  BillFacts,
  ChangeFacts,
  JobFacts,
  RequestFacts,
  ToBuilder,
  ToExhibitor,
} from "./letter-facts.ts";

/** To the builder or the exhibitor of a job. */
export type ToSide = ToBuilder | ToExhibitor;

/** A payment in an email; `amount` in minor units of the currency. */
type PaymentFacts = { label: string; amount: number; currency: string };

/** Files for an approval; `due` is a day, or null. */
type ApprovalFacts = { title: string; round: number; due: string | null };

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
    } & ToBuilder)
  /** The other side edited the agreement. `parts`: of its payment plan. */
  | ({
      kind: "agreement-changed";
      job: JobFacts;
      amount: number;
      currency: string;
      parts: number;
    } & ToSide)
  /** Files wait for an approval; `due` is a day. */
  | ({
      kind: "approval-asked";
      job: JobFacts;
      approval: ApprovalFacts;
      note: string | null;
    } & ToSide)
  /** The other side decided on an approval. */
  | ({
      kind: "approval-decided";
      job: JobFacts;
      approval: ApprovalFacts;
      outcome: string;
      note: string | null;
    } & ToSide)
  /** New messages of a job. `from`: null for our own. */
  | ({
      kind: "job-messages";
      job: JobFacts;
      messages: { from: string | null; text: string; files: number }[];
    } & ToSide)
  /** To the exhibitor: the booth is up. */
  | ({ kind: "booth-is-up"; job: JobFacts; boothNumber: string | null } & ToSide)
  /** To the builder: what is to be fixed before the show opens. */
  | ({
      kind: "punch-before-opening";
      job: JobFacts;
      items: { number: number; text: string; photos: number }[];
    } & ToSide)
  /** A side has called us in, the other answered, or an admin closed it. `answerBy` is a day. */
  | ({
      kind: "called-in";
      job: JobFacts;
      stage: "opened" | "answered" | "closed";
      /** Whether the reader's side called. */
      isTheirs: boolean;
      outcome: "settled" | "not-settled" | "withdrawn" | null;
      text: string;
      answerBy: string;
    } & ToSide)
  /** To an admin: a side has called us in. */
  | {
      kind: "we-are-called-in";
      request: RequestFacts;
      company: string;
      builderName: string;
      text: string;
    }
  /** Asks a side whether the booth of a past show was built. */
  | ({ kind: "was-it-built"; job: JobFacts } & ToSide)
  /** Both sides agreed to one version. */
  | ({ kind: "job-agreed"; job: JobFacts; amount: number; currency: string } & ToSide)
  /** The other side doesn't agree with what was said about a payment. */
  | ({
      kind: "payment-not-agreed";
      job: JobFacts;
      payment: PaymentFacts;
      note: string | null;
    } & ToSide)
  /** To the exhibitor: a payment is due on `day`, in `daysLeft` days; negative when it is late. */
  | ({
      kind: "payment-due";
      job: JobFacts;
      payment: PaymentFacts;
      day: string;
      daysLeft: number;
    } & ToSide);

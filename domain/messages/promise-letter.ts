import type { BuilderId, QuoteRequestId } from "../shared/id.ts";
import type {
  BillFacts,
  BriefWidening,
  LaterLinked,
  LinkFacts,
  PictureFacts,
  RequestFacts,
  ToBuilder,
  ToExhibitor,
} from "./letter-facts.ts";

/** Letters about inviting builders, and about closing and reopening requests. */
export type AssignmentLetter =
  | { kind: "request-to-assign"; request: RequestFacts; company: string }
  /** To an admin, once an hour: more requests arrived than are emailed one by one. */
  | { kind: "many-requests"; perHour: number }
  | {
      kind: "invitation";
      request: RequestFacts &
        PictureFacts & {
          industry: string;
          serviceType: string;
          budget: string | null;
          company: string;
          /** Sentences of the brief on pitch and criteria. Missing in older letters. */
          pitch?: string | null;
          criteria?: string | null;
        };
      builderId: BuilderId;
      builderName: string;
      /** Parts of the link that works without signing in. Missing in older letters. */
      link?: LinkFacts;
      /** An admin has reopened the closed request. */
      isReopened?: boolean;
      /** The deadline as an ISO time; null: as soon as they can. Missing in older letters. */
      answerBy?: string | null;
      /**
       * ISO time until which a later quote is welcome; null: not after the deadline. Missing in
       * older letters.
       */
      welcomeUntil?: string | null;
      /** The builder's IANA time zone; null: unknown. */
      timeZone?: string | null;
    }
  /** To an admin. */
  | {
      kind: "invitation-declined";
      request: RequestFacts;
      builderName: string;
      /** Missing in older letters. */
      declineCode?: string;
      reason: string | null;
      buildersLeft: number;
    }
  | ({ kind: "invitation-removed" } & ToBuilder)
  | ({
      kind: "request-closed";
      outcome: "completed" | "cancelled";
      /** The builder canceled the job of its accepted quote. */
      /** The final bill of its job. */
      bill?: BillFacts;
      calledOff?: { builderName: string; reason: string };
    } & ToExhibitor)
  /** To an assigned builder: an admin has reopened the request. */
  | ({
      kind: "request-reopened";
      outcome: "open" | "won" | "not-chosen" | "cancelled";
      reason: string | null;
    } & ToBuilder &
      LaterLinked)
  /** To the exhibitor: an admin has reopened the request. */
  | ({
      kind: "own-request-reopened";
      hasAccepted: boolean;
      reason: string | null;
    } & ToExhibitor);

/** Letters about the state of a promise. */
export type PromiseLetter =
  /**
   * To an invited builder who hasn't answered. `hasBegun`: they said that they will quote.
   * `isResumed`: a pause has ended and moved the answer time.
   */
  | ({
      kind: "invitation-reminder";
      builderId: BuilderId;
      link: LinkFacts;
      hasBegun: boolean;
      isResumed?: boolean;
      answerBy: string | null;
      /**
       * ISO time until which a later quote is welcome; null: not after the deadline. Missing in
       * older letters.
       */
      welcomeUntil?: string | null;
      /** The builder's IANA time zone; null: unknown. */
      timeZone: string | null;
    } & ToBuilder)
  /** To a builder who need not start, because enough quotes are in. */
  | ({
      kind: "invitation-released";
      /** The time zone whose morning it waits for; null or missing: sent at once. */
      morningIn?: string | null;
    } & ToBuilder)
  /**
   * To the exhibitor: the state of their promise. `isFirst`: about the first quote, else about all
   * quotes.
   */
  | {
      kind: "promise-few" | "promise-at-risk" | "promise-missed";
      /** Null unless the address is verified. */
      request: (RequestFacts & { firstName: string }) | null;
      quoteRequestId: QuoteRequestId;
      isFirst: boolean;
      countable: number;
      promised: number;
      working: number;
      /** Number of eligible builders. */
      fitting: number;
      /** Minimum number of quotes expected. */
      low: number;
      high: number;
      /** Builders being invited because too few quotes are likely; missing in older letters. */
      inviting?: number;
      /**
       * Builders whom an admin has to confirm before they are invited; missing in older letters.
       */
      proposed?: number;
      /** After the due time: the number of quotes expected, and by when. */
      later?: { low: number; high: number; by: string } | null;
      /**
       * ISO time of the next email, which is sent in any case; null: none is scheduled. Missing in
       * older letters.
       */
      writesAgainAt?: string | null;
      /** Set when no further builder can be asked: builders asked, and eligible ones. */
      allAsked?: { asked: number; fitting: number };
      /** Changes of the brief that would make more builders eligible. */
      widenings?: BriefWidening[];
      dueAt: string;
      timeZone: string;
    }
  /** To the exhibitor: their promise's clock was paused or resumed. */
  | {
      kind: "promise-paused";
      /** Null unless the address is verified. */
      request: (RequestFacts & { firstName: string }) | null;
      quoteRequestId: QuoteRequestId;
      state: "paused" | "resumed";
      reason: string | null;
      allDueAt: string;
      /** When the pause ends by itself; null: it has ended. Missing in older letters. */
      endsAt?: string | null;
      timeZone: string;
      /** The time zone whose morning it waits for; missing: sent at once. */
      morningIn?: string;
    }
  /** To the exhibitor: an admin's answer about a missed promise. */
  | {
      kind: "promise-answered";
      /** Null unless the address is verified. */
      request: (RequestFacts & { firstName: string }) | null;
      quoteRequestId: QuoteRequestId;
      /** As the admin typed it, in several lines. */
      text: string;
    }
  /** To a builder who said that they will quote. */
  | ({
      kind: "seat-confirmed";
      builderId: BuilderId;
      link: LinkFacts;
      answerBy: string | null;
      /**
       * ISO time until which a later quote is welcome; null: not after the deadline. Missing in
       * older letters.
       */
      welcomeUntil?: string | null;
      /** The builder's IANA time zone; null: unknown. */
      timeZone: string | null;
    } & ToBuilder)
  /** To a builder whose quote was taken back by the link in their email. */
  | ({
      kind: "quote-taken-back";
      builderId: BuilderId;
      link: LinkFacts;
    } & ToBuilder)
  /** To a builder whose link no longer works: a new link. */
  | ({
      kind: "response-link-renewed";
      builderId: BuilderId;
      link: LinkFacts;
    } & ToBuilder)
  /** To an admin: no promise was evaluated for a while. */
  | { kind: "worker-silent"; since: string; until: string }
  /** To an admin: so many requests have proposed builders to confirm. */
  | { kind: "request-waits"; count: number; request: RequestFacts }
  /** To an admin: a promise needs a decision. */
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
  /** To an admin, once an hour: more alarms occurred than are emailed one by one. */
  | { kind: "many-alarms"; perHour: number };

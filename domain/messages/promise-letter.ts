import type { BuilderId, QuoteRequestId } from "../shared/id.ts";
import type {
  BriefWidening,
  LaterLinked,
  LinkFacts,
  PictureFacts,
  RequestFacts,
} from "./letter-facts.ts";

/** About who is asked for quotes, and requests that close or open again. */
export type AssignmentLetter =
  | { kind: "request-to-assign"; request: RequestFacts; company: string }
  /** To an admin, once an hour: more requests than are emailed one by one. */
  | { kind: "many-requests"; perHour: number }
  | {
      kind: "invitation";
      request: RequestFacts &
        PictureFacts & {
          industry: string;
          serviceType: string;
          budget: string | null;
          company: string;
        };
      builderId: BuilderId;
      builderName: string;
      /** The parts of the link that needs no sign-in. Missing in older letters. */
      link?: LinkFacts;
      /** The request was closed, and an admin has reopened it. */
      isReopened?: boolean;
      /** ISO time that is called the deadline; null: as soon as they can. Missing in messages written by earlier versions. */
      answerBy?: string | null;
      /** ISO time until which a later quote is welcome; null: no later than the deadline. Missing as above. */
      welcomeUntil?: string | null;
      /** The builder's; null: unknown. */
      timeZone?: string | null;
    }
  /** To an admin. */
  | {
      kind: "invitation-declined";
      request: RequestFacts;
      builderName: string;
      /** Missing in messages written by earlier versions. */
      declineCode?: string;
      reason: string | null;
      buildersLeft: number;
    }
  | { kind: "invitation-removed"; request: RequestFacts; builderName: string }
  | {
      kind: "request-closed";
      request: RequestFacts;
      firstName: string;
      outcome: "completed" | "cancelled";
    }
  /** To an assigned builder: an admin has reopened the request. */
  | ({
      kind: "request-reopened";
      request: RequestFacts;
      builderName: string;
      outcome: "open" | "won" | "not-chosen" | "cancelled";
      reason: string | null;
    } & LaterLinked)
  /** To the exhibitor: an admin has reopened the request. */
  | {
      kind: "own-request-reopened";
      request: RequestFacts;
      firstName: string;
      hasAccepted: boolean;
      reason: string | null;
    };

/** About how the promise of quotes stands. */
export type PromiseLetter =
  /**
   * To an invited builder who has not answered. `hasBegun`: they said that they will quote. `isResumed`: a pause has ended, and
   * moved the time to answer by.
   */
  | {
      kind: "invitation-reminder";
      request: RequestFacts;
      builderId: BuilderId;
      builderName: string;
      link: LinkFacts;
      hasBegun: boolean;
      isResumed?: boolean;
      answerBy: string | null;
      /** As in the invitation. */
      welcomeUntil?: string | null;
      /** The builder's; null: unknown. */
      timeZone: string | null;
    }
  /** To a builder who need not start: enough quotes are in. */
  | {
      kind: "invitation-released";
      request: RequestFacts;
      builderName: string;
      /** The time zone in which it waits for the morning; absent or null: it is sent at once. */
      morningIn?: string | null;
    }
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
      /** Builders whom an admin has to confirm before they are invited; absent in letters of earlier versions. */
      proposed?: number;
      /** After the due time: how many quotes we expect by when. */
      later?: { low: number; high: number; by: string } | null;
      /** ISO time of the next email, which comes in any case; null: none by itself. Missing in letters of earlier versions. */
      writesAgainAt?: string | null;
      /** No further builder can be asked: how many were, of those who fit. */
      allAsked?: { asked: number; fitting: number };
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
      /** When the pause ends by itself; null: it is over. Missing in letters of earlier versions. */
      endsAt?: string | null;
      timeZone: string;
      /** As above. */
      morningIn?: string;
    }
  /** To a builder who said that they will quote. */
  | {
      kind: "seat-confirmed";
      request: RequestFacts;
      builderId: BuilderId;
      builderName: string;
      link: LinkFacts;
      answerBy: string | null;
      /** As in the invitation. */
      welcomeUntil?: string | null;
      /** The builder's; null: unknown. */
      timeZone: string | null;
    }
  /** To a builder whose quote was taken back by the link in their email. */
  | {
      kind: "quote-taken-back";
      request: RequestFacts;
      builderId: BuilderId;
      builderName: string;
      link: LinkFacts;
    }
  /** To a builder whose link works no longer: a new one. */
  | {
      kind: "response-link-renewed";
      request: RequestFacts;
      builderId: BuilderId;
      builderName: string;
      link: LinkFacts;
    }
  /** To an admin: no promise was looked at for a while. */
  | { kind: "worker-silent"; since: string; until: string }
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
  /** To an admin, once an hour: more alarms than are emailed one by one. */
  | { kind: "many-alarms"; perHour: number };

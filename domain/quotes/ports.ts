import type { Message } from "../messages/ports.ts";
import type { AuditEntry } from "../shared/audit-entry.ts";
import type {
  BuilderId,
  QuoteRequestId,
  QuoteResponseId,
  ReceiptId,
  RoundId,
  UserId,
} from "../shared/id.ts";
import type { Page, PageRequest } from "../shared/page.ts";
import type { AwardReason } from "./award.ts";
import type { BriefVersion } from "./brief-version.ts";
import type { AssignedFilter } from "./for-builders/assigned-standing.ts";
import type { BuilderFigures } from "./for-builders/builder-figures.ts";
import type { PromisedTimes } from "./own-requests/promised-times.ts";
import type { OwnRequestOrder } from "./own-requests/request-need.ts";
import type { Answer } from "./own-requests/request-time-line.ts";
import type { QuoteRequest } from "./quote-request.ts";
import type { OfferVersion, QuoteResponse } from "./quote-response.ts";
import type { StatusGroup } from "./request-state.ts";

/** A request with all its responses, newest first: the input of the state rules. */
export type QuoteCase = { request: QuoteRequest; responses: QuoteResponse[] };

/** A case with the versions of its brief, the earliest first; it has none while the brief was never changed. */
export type MeasuredCase = QuoteCase & { briefs: BriefVersion[] };

/** The part of a promise that can change while its request does not, and that decisions depend on. */
export type PromiseSeen = { quotesWanted: number | null; pausedSince: Date | null };

/** The end of the pause of a promise, at a moment that may lie back. */
export type PauseEnd = { at: Date; by: "admin" | "system" };

/** Changes of one step, stored in one transaction. */
export type QuoteChange = {
  request: QuoteRequest;
  /** The promise that the step was decided by; changed since, the save throws StaleWriteError. */
  decidedBy?: PromiseSeen;
  /** With this step the clocks of the promise run again. */
  pauseEnd?: PauseEnd;
  /** New or changed responses; a new `revision` adds a version. */
  responses?: QuoteResponse[];
  /** Versions of the brief to store; known ones stay as they are. */
  briefVersions?: BriefVersion[];
  messages?: Message[];
  /** A message whose delivery has just ended. */
  endedMessage?: Message;
  /** Line for the audit log. */
  audit?: AuditEntry;
};

/** The number of the builder's lost quotes that a reason decided against. */
export type LossReason = { reason: AwardReason; count: number };

/** The caller's idempotency key; `bodyHash` identifies the body. `scope` separates callers. */
export type IdempotencyKey = { scope: string; key: string; bodyHash: string };

export type NewRequest = {
  request: QuoteRequest;
  receipt: { id: ReceiptId; expiresAt: Date };
  messages: Message[];
  idempotency: IdempotencyKey | null;
  /** The time zone in which due times are read: an IANA name, when the exhibitor's or the show's is known. */
  timeZone?: string | null;
};

export type Submitted = { kind: "created" } | Repeated;

/** The answer to a request under a key that was used before. */
export type Repeated =
  /** The same key and body were used before; returns what they created. */
  | {
      kind: "replayed";
      requestId: QuoteRequestId;
      receiptId: ReceiptId;
      isConfirmationMailed: boolean;
    }
  | { kind: "key-reused" };

/** Fields of a response that a timeline and a promise need. */
export type AnswerToRequest = Answer &
  Pick<QuoteResponse, "quoteRequestId" | "quotedAmount" | "confirmedBrief" | "createdAt">;

/** Stores quote requests and their responses. */
export type QuoteRequestRepository = {
  /**
   * Stores a new request, its receipt, messages and key in one transaction. Of concurrent calls
   * with one key, one creates and the others wait and replay.
   */
  submit(fresh: NewRequest): Promise<Submitted>;
  /** The answer of `submit()` to a repeat under the key; null when the key made nothing yet. */
  findSubmitted(key: IdempotencyKey): Promise<Repeated | null>;

  find(id: QuoteRequestId): Promise<QuoteRequest | null>;
  findCase(id: QuoteRequestId): Promise<QuoteCase | null>;
  /** Where its exhibitor is, an IANA name; UTC where that is not known. */
  readTimeZone(id: QuoteRequestId): Promise<string>;
  findCaseOfResponse(id: QuoteResponseId): Promise<QuoteCase | null>;
  findCaseOfRound(id: RoundId): Promise<QuoteCase | null>;
  /** Requests with a quote whose `roundDueAt` is not after `now`, the earliest first. */
  listRoundsDue(now: Date, limit: number): Promise<QuoteRequestId[]>;

  /**
   * Throws `StaleWriteError` when the request or one of the responses was saved since it was read.
   * Takes the versions as read; the version of the request and of each changed response grows by
   * one. A new response has version 1.
   */
  save(change: QuoteChange): Promise<void>;

  /** Whether one of these receipts is for the request and still valid at `now`. */
  holdsReceipt(id: QuoteRequestId, receipts: readonly ReceiptId[], now: Date): Promise<boolean>;

  /** Newest first; or by what they need, as `requestNeed` says, each group newest first. */
  listOfUser(
    userId: UserId,
    page: PageRequest,
    order?: OwnRequestOrder,
  ): Promise<Page<QuoteRequest>>;
  /** Fields that the timeline needs of every response to these requests, unordered. */
  listAnswers(ids: readonly QuoteRequestId[]): Promise<AnswerToRequest[]>;
  /** The promises for these requests, unordered; requests of earlier versions have none. */
  listPromisedTimes(ids: readonly QuoteRequestId[]): Promise<PromisedTimes[]>;
  /** Requests the builder is assigned to, latest assignment first. For waiting or quoted ones, earliest due first. */
  listAssigned(
    builderId: BuilderId,
    page: PageRequest,
    only?: AssignedFilter | null,
  ): Promise<Page<QuoteRequest>>;
  /** The builder's pending or accepted response to each of these requests, where there is one. */
  listLive(builderId: BuilderId, ids: readonly QuoteRequestId[]): Promise<QuoteResponse[]>;
  /**
   * Requests that are not the builder's own and that they could join, newest first: pending ones that they have not declined,
   * and, unless the promise is off, those at work with a free seat for which they were never asked.
   */
  listAvailable(
    to: { userId: UserId; builderId: BuilderId },
    page: PageRequest,
  ): Promise<Page<QuoteRequest>>;
  /** How many of those there are; no more than `atMost` are counted. */
  countAvailable(to: { userId: UserId; builderId: BuilderId }, atMost: number): Promise<number>;
  /** Every request, by group of states. */
  listAll(filter: { group: StatusGroup | null }, page: PageRequest): Promise<Page<QuoteRequest>>;

  /** A builder's responses with the requests they answer, newest first; when `isItemized`, those that have lines. */
  listResponsesOf(
    builderId: BuilderId,
    page: PageRequest,
    only?: { isItemized?: boolean },
  ): Promise<Page<{ response: QuoteResponse; request: QuoteRequest }>>;

  /** How often each reason decided against a quote of this builder. */
  countLossReasons(builderId: BuilderId): Promise<LossReason[]>;

  /** The response at each of its revisions, latest first. */
  listVersions(id: QuoteResponseId): Promise<OfferVersion[]>;

  /** Each version of a brief that was changed, the earliest first; none for one that never was. */
  listBriefVersions(id: QuoteRequestId): Promise<BriefVersion[]>;
  /** The latest requests with all their responses, newest first. */
  listLatestCases(limit: number): Promise<MeasuredCase[]>;
  /** A builder's figures in one bounded read, however long their history. */
  readFigures(builderId: BuilderId, now: Date): Promise<Omit<BuilderFigures, "opportunities">>;

  /** Links requests without an account that were sent from this verified address; it is proven in the person's own, too. Answers how many changed. */
  claim(email: string, userId: UserId): Promise<number>;

  /** Pending responses whose time passed before `now` become expired. Answers how many. */
  expireResponses(now: Date): Promise<number>;
};

/** Stores the revision of a quote that each of its readers looked at last. */
export type SeenQuoteRepository = {
  /** Keeps the highest of each quote. Quotes that are gone are left out. */
  note(
    userId: UserId,
    seen: readonly { id: QuoteResponseId; revision: number }[],
    at: Date,
  ): Promise<void>;
  /** Of those quotes that the person has looked at. */
  revisions(userId: UserId, ids: readonly QuoteResponseId[]): Promise<Map<QuoteResponseId, number>>;
};

/** A builder would like to quote for a request. */
export type Interest = { requestId: QuoteRequestId; builderId: BuilderId; at: Date };

/** Stores builders' interest in requests. Interest stays when the request moves on, since matching reads it. */
export type InterestRepository = {
  /** Once a builder and request: the first time counts. */
  add(interest: Interest): Promise<void>;
  remove(interest: Omit<Interest, "at">): Promise<void>;
  /** All interest in these requests, the earliest first. */
  ofRequests(requestIds: readonly QuoteRequestId[]): Promise<Interest[]>;
  /** Those of the requests that the builder is interested in. */
  ofBuilder(builderId: BuilderId, among: readonly QuoteRequestId[]): Promise<QuoteRequestId[]>;
};

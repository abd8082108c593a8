import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import type { Message } from "../messages/ports.ts";
import type { AuditEntry } from "../shared/audit-entry.ts";
import type {
  BuilderId,
  Ids,
  QuoteRequestId,
  QuoteResponseId,
  ReceiptId,
  RoundId,
  UserId,
} from "../shared/id.ts";
import type { Page, PageRequest } from "../shared/page.ts";
import type { Clock } from "../shared/time/clock.ts";
import type { AwardReason } from "./award.ts";
import type { BriefVersion } from "./brief-version.ts";
import type { CallOff } from "./call-off.ts";
import type { AssignedFilter } from "./for-builders/assigned-standing.ts";
import type { BuilderFigures } from "./for-builders/builder-figures.ts";
import type { PromisedTimes } from "./own-requests/promised-times.ts";
import type { OwnRequestOrder } from "./own-requests/request-need.ts";
import type { Answer } from "./own-requests/request-time-line.ts";
import type { QuoteRates } from "./quote-rates.ts";
import type { QuoteRequest } from "./quote-request.ts";
import type { OfferVersion, QuoteResponse } from "./quote-response.ts";
import type { StatusGroup } from "./request-state.ts";

/** A request with all its responses, newest first: the input of the state rules. */
export type QuoteCase = { request: QuoteRequest; responses: QuoteResponse[] };

/** A case with the versions of its brief, oldest first; empty for a brief that never changed. */
export type MeasuredCase = QuoteCase & { briefs: BriefVersion[] };

/** The part of a promise that decisions depend on and that can change without its request. */
export type PromiseSeen = { quotesWanted: number | null; pausedSince: Date | null };

/** The end of a promise's pause; may be in the past. */
export type PauseEnd = { at: Date; by: "admin" | "system" };

/** How a job is closed with its request. */
export type Closing = {
  /** The side that confirms the bill last, by the version that it read; null: the time is over. */
  confirmedBy: CallOff["side"] | null;
  version: number;
  /** Difference of the bill from the quote in hundredths of a percent; null: unknown. */
  accuracy: number | null;
};

/** Changes of one step, stored in one transaction. */
export type QuoteChange = {
  request: QuoteRequest;
  /**
   * The promise that the step was decided by; the save throws StaleWriteError when it has changed.
   */
  decidedBy?: PromiseSeen;
  /** Set when this step resumes the promise's clocks. */
  pauseEnd?: PauseEnd;
  /** New or changed responses; a new `revision` adds a version. */
  responses?: QuoteResponse[];
  /** Versions of the brief to store; existing ones aren't changed. */
  briefVersions?: BriefVersion[];
  /** Set when this step cancels the request by calling off its job. */
  callOff?: CallOff;
  /** The commission rates of the new quote, which is the first of `responses`. */
  rates?: QuoteRates | null;
  /** Set when this step completes the request by closing its job. */
  closing?: Closing;
  messages?: Message[];
  /** A message whose delivery has just ended. */
  endedMessage?: Message;
  /** Line for the audit log. */
  audit?: AuditEntry;
  /**
   * Set when the request is completed or its builder could not do the job, which opens the accepted
   * quote's review, and when it is reopened, which hides it until then.
   */
  review?: "open" | "hide";
};

/** How many of the builder's lost quotes this reason decided against. */
export type LossReason = { reason: AwardReason; count: number };

/** The caller's idempotency key; `bodyHash` identifies the body. `scope` separates callers. */
export type IdempotencyKey = { scope: string; key: string; bodyHash: string };

export type NewRequest = {
  request: QuoteRequest;
  receipt: { id: ReceiptId; expiresAt: Date };
  messages: Message[];
  idempotency: IdempotencyKey | null;
  /** IANA time zone in which due times are shown: the exhibitor's or the show's, if known. */
  timeZone?: string | null;
};

export type Submitted = { kind: "created" } | Repeated;

/** The result of a call under an idempotency key that was used before. */
export type Repeated =
  /** The same key and body were used before; returns what they created. */
  | {
      kind: "replayed";
      requestId: QuoteRequestId;
      receiptId: ReceiptId;
      isConfirmationMailed: boolean;
    }
  | { kind: "key-reused" };

/** Fields of a response that a timeline and a promise read. */
export type AnswerToRequest = Answer &
  Pick<QuoteResponse, "quoteRequestId" | "quotedAmount" | "confirmedBrief" | "createdAt">;

/** Numbers of requests: all, those with a quote, those with an accepted one; and of quotes. */
export type RequestOutcomes = {
  requests: number;
  quoted: number;
  accepted: number;
  quotes: number;
};

/** Stores quote requests and their responses. */
export type QuoteRequestRepository = {
  /**
   * Stores a new request, its receipt, messages and key in one transaction. Of concurrent calls
   * with one key, one creates and the others wait and replay.
   */
  submit(fresh: NewRequest): Promise<Submitted>;
  /** The result of `submit()` for this key; null when the key was never used. */
  findSubmitted(key: IdempotencyKey): Promise<Repeated | null>;

  find(id: QuoteRequestId): Promise<QuoteRequest | null>;
  findCase(id: QuoteRequestId): Promise<QuoteCase | null>;
  /** The exhibitor's IANA time zone; UTC when unknown. */
  readTimeZone(id: QuoteRequestId): Promise<string>;
  /** Whether the booth of the request's accepted quote is delivered. */
  isDelivered(id: QuoteRequestId): Promise<boolean>;
  findCaseOfResponse(id: QuoteResponseId): Promise<QuoteCase | null>;
  findCaseOfRound(id: RoundId): Promise<QuoteCase | null>;
  /** Requests with a quote whose `roundDueAt` is due by `now`, earliest first. */
  listRoundsDue(now: Date, limit: number): Promise<QuoteRequestId[]>;

  /**
   * Throws `StaleWriteError` when the request or one of the responses was saved since it was read.
   * Takes the versions as read; the version of the request and of each changed response grows by
   * one. A new response has version 1.
   */
  save(change: QuoteChange): Promise<void>;

  /** Whether one of these receipts is for the request and still valid at `now`. */
  holdsReceipt(id: QuoteRequestId, receipts: readonly ReceiptId[], now: Date): Promise<boolean>;

  /** A person's requests, newest first; or grouped by need, each group newest first. */
  listOfUser(
    userId: UserId,
    page: PageRequest,
    order?: OwnRequestOrder,
  ): Promise<Page<QuoteRequest>>;
  /** The timeline's fields of all responses to these requests, unordered. */
  listAnswers(ids: readonly QuoteRequestId[]): Promise<AnswerToRequest[]>;
  /** Promises for these requests, unordered; requests of earlier versions have none. */
  listPromisedTimes(ids: readonly QuoteRequestId[]): Promise<PromisedTimes[]>;
  /** Requests the builder is assigned to, latest assignment first. For waiting or quoted ones, earliest due first. */
  listAssigned(
    builderId: BuilderId,
    page: PageRequest,
    only?: AssignedFilter | null,
  ): Promise<Page<QuoteRequest>>;
  /** The builder's pending or accepted response to each of these requests, if any. */
  listLive(builderId: BuilderId, ids: readonly QuoteRequestId[]): Promise<QuoteResponse[]>;
  /**
   * Requests that the builder could join, newest first, except their own: pending ones that they
   * haven't declined, and, unless the promise is off, assigned ones with a free seat to which they
   * were never invited.
   */
  listAvailable(
    to: { userId: UserId; builderId: BuilderId },
    page: PageRequest,
  ): Promise<Page<QuoteRequest>>;
  /** Number of those requests, counted up to `atMost`. */
  countAvailable(to: { userId: UserId; builderId: BuilderId }, atMost: number): Promise<number>;
  /** All requests, filtered by status group. */
  listAll(filter: { group: StatusGroup | null }, page: PageRequest): Promise<Page<QuoteRequest>>;

  /**
   * A builder's responses with their requests, newest first; with `isItemized`, only those with
   * lines.
   */
  listResponsesOf(
    builderId: BuilderId,
    page: PageRequest,
    only?: { isItemized?: boolean },
  ): Promise<Page<{ response: QuoteResponse; request: QuoteRequest }>>;

  /** How often each reason decided against this builder's quotes. */
  countLossReasons(builderId: BuilderId): Promise<LossReason[]>;

  /** The response at each of its revisions, latest first. */
  listVersions(id: QuoteResponseId): Promise<OfferVersion[]>;

  /** All versions of a brief, oldest first; empty for one that never changed. */
  listBriefVersions(id: QuoteRequestId): Promise<BriefVersion[]>;
  /** The latest requests with all their responses, newest first. */
  listLatestCases(limit: number): Promise<MeasuredCase[]>;
  /** Counts the requests made in this span, with their quotes that weren't withdrawn. */
  countOutcomes(span: { from: Date; until: Date }): Promise<RequestOutcomes>;
  /** A builder's figures in one bounded read, however long their history. */
  readFigures(builderId: BuilderId, now: Date): Promise<Omit<BuilderFigures, "opportunities">>;

  /**
   * Links requests without an account that were sent from this address, and marks the address as
   * verified in all of the person's requests. Returns the sender of the newest request changed; null
   * when there is none.
   */
  claim(
    email: string,
    userId: UserId,
  ): Promise<Pick<QuoteRequest, "firstName" | "lastName" | "company" | "phone"> | null>;

  /** Expires pending responses that ended before `now`. Returns their number. */
  expireResponses(now: Date): Promise<number>;
};

/** The ports of use cases that change a request and email its builders. */
export type QuoteNeeds = {
  quotes: QuoteRequestRepository;
  builders: BuilderProfileRepository;
  ids: Ids;
  clock: Clock;
};

/** Stores the latest revision of each quote that each reader has read. */
export type SeenQuoteRepository = {
  /** Stores the revisions if they are higher. Deleted quotes are skipped. */
  note(
    userId: UserId,
    seen: readonly { id: QuoteResponseId; revision: number }[],
    at: Date,
  ): Promise<void>;
  /** The revisions that the person has read of these quotes. */
  revisions(userId: UserId, ids: readonly QuoteResponseId[]): Promise<Map<QuoteResponseId, number>>;
};

/** A builder's interest in quoting for a request. */
export type Interest = { requestId: QuoteRequestId; builderId: BuilderId; at: Date };

/** Stores builders' interest in requests. Interest stays when the request moves on, since matching reads it. */
export type InterestRepository = {
  /** Stores the interest; a repeat keeps the first time. */
  add(interest: Interest): Promise<void>;
  remove(interest: Omit<Interest, "at">): Promise<void>;
  /** All interest in these requests, earliest first. */
  ofRequests(requestIds: readonly QuoteRequestId[]): Promise<Interest[]>;
  /** The requests among these that the builder is interested in. */
  ofBuilder(builderId: BuilderId, among: readonly QuoteRequestId[]): Promise<QuoteRequestId[]>;
};

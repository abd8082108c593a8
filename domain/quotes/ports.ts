import type { Message } from "../messages/ports.ts";
import type { AuditEntry } from "../shared/audit-entry.ts";
import type {
  BuilderId,
  QuoteRequestId,
  QuoteResponseId,
  ReceiptId,
  UserId,
} from "../shared/id.ts";
import type { Page, PageRequest } from "../shared/page.ts";
import type { AssignedFilter } from "./assigned-standing.ts";
import type { BuilderFigures } from "./builder-figures.ts";
import type { QuoteRequest } from "./quote-request.ts";
import type { StatusGroup } from "./request-state.ts";
import type { Answer } from "./request-time-line.ts";
import type { OfferVersion, QuoteResponse } from "./responses/quote-response.ts";

/** A request with every response to it, newest first: what the rules of the main job decide about. */
export type QuoteCase = { request: QuoteRequest; responses: QuoteResponse[] };

/** What one step changed. Everything in it is stored in one transaction, or nothing is. */
export type QuoteChange = {
  request: QuoteRequest;
  /** New or changed responses; a new `revision` adds a version. */
  responses?: QuoteResponse[];
  messages?: Message[];
  /** A message whose delivery has just ended. */
  endedMessage?: Message;
  /** What to remember for people who ask who did what. */
  audit?: AuditEntry;
};

/** The caller's own key for a submit; `bodyHash` tells one body from another. `scope` keeps people's keys apart. */
export type IdempotencyKey = { scope: string; key: string; bodyHash: string };

export type NewRequest = {
  request: QuoteRequest;
  receipt: { id: ReceiptId; expiresAt: Date };
  messages: Message[];
  idempotency: IdempotencyKey | null;
};

export type Submitted =
  | { kind: "created" }
  /** The same key and body were here before: this is what they made. */
  | {
      kind: "replayed";
      requestId: QuoteRequestId;
      receiptId: ReceiptId;
      isConfirmationMailed: boolean;
    }
  | { kind: "key-reused" };

/** Where quote requests and their responses are kept. */
export type QuoteRequestRepository = {
  /** Stores a new request, its receipt, its messages and its key in one transaction. At the same time, with one key: one is created, the others wait and replay. */
  submit(fresh: NewRequest): Promise<Submitted>;

  find(id: QuoteRequestId): Promise<QuoteRequest | null>;
  findCase(id: QuoteRequestId): Promise<QuoteCase | null>;
  findCaseOfResponse(id: QuoteResponseId): Promise<QuoteCase | null>;

  /**
   * Throws `StaleWriteError` if someone else saved the request or one of the responses since they were read. Takes the
   * versions as they were read; the request's grows by one in any case, as does that of each response in the change.
   * A new response comes with version 1 and is stored so.
   */
  save(change: QuoteChange): Promise<void>;

  /** Whether one of these receipts, still valid at `now`, was given for the request. */
  holdsReceipt(id: QuoteRequestId, receipts: readonly ReceiptId[], now: Date): Promise<boolean>;

  listOfUser(userId: UserId, page: PageRequest): Promise<Page<QuoteRequest>>;
  /** What a time line reads of every response to these requests, in no order. */
  listAnswers(
    ids: readonly QuoteRequestId[],
  ): Promise<(Answer & Pick<QuoteResponse, "quoteRequestId">)[]>;
  /**
   * Requests that the builder is assigned to now, latest assignment first. Narrowed to those that are waiting or quoted:
   * the one that is due first.
   */
  listAssigned(
    builderId: BuilderId,
    page: PageRequest,
    only?: AssignedFilter | null,
  ): Promise<Page<QuoteRequest>>;
  /** The builder's pending or accepted response to each of these requests that has one. */
  listLive(builderId: BuilderId, ids: readonly QuoteRequestId[]): Promise<QuoteResponse[]>;
  /** Pending requests that are not the builder's own, and whose invitation they have not declined. */
  listAvailable(
    to: { userId: UserId; builderId: BuilderId },
    page: PageRequest,
  ): Promise<Page<QuoteRequest>>;
  /** How many of those there are; no more than `atMost` are counted. */
  countAvailable(to: { userId: UserId; builderId: BuilderId }, atMost: number): Promise<number>;
  /** Every request, by group of states. */
  listAll(filter: { group: StatusGroup | null }, page: PageRequest): Promise<Page<QuoteRequest>>;
  countByGroup(): Promise<Record<StatusGroup, number>>;

  /** A builder's responses with the requests they answer, newest first. */
  listResponsesOf(
    builderId: BuilderId,
    page: PageRequest,
  ): Promise<Page<{ response: QuoteResponse; request: QuoteRequest }>>;

  /** What the response said at each of its revisions, the latest first. */
  listVersions(id: QuoteResponseId): Promise<OfferVersion[]>;

  /** A builder's standing, in figures: one bounded read, however long they have been here. */
  readFigures(builderId: BuilderId, now: Date): Promise<Omit<BuilderFigures, "opportunities">>;

  /** Links requests without an account that were sent from this verified address. Answers how many. */
  claim(email: string, userId: UserId): Promise<number>;

  /** Pending responses whose time passed before `now` become expired. Answers how many. */
  expireResponses(now: Date): Promise<number>;
};

/** A builder would like to quote for a request. */
export type Interest = { requestId: QuoteRequestId; builderId: BuilderId; at: Date };

/** Where builders' interest in requests is kept. It stays when the request moves on: matching reads it. */
export type InterestRepository = {
  /** Once a builder and request: the first time counts. */
  add(interest: Interest): Promise<void>;
  remove(interest: Omit<Interest, "at">): Promise<void>;
  /** All interest in these requests, the earliest first. */
  ofRequests(requestIds: readonly QuoteRequestId[]): Promise<Interest[]>;
  /** Those of the requests that the builder is interested in. */
  ofBuilder(builderId: BuilderId, among: readonly QuoteRequestId[]): Promise<QuoteRequestId[]>;
};

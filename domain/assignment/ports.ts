import type { QuoteRequest } from "../quotes/quote-request.ts";
import type { AuditEntry } from "../shared/audit-entry.ts";
import type { BuilderId, QuoteRequestId, UserId } from "../shared/id.ts";
import type { Cents } from "../shared/money.ts";
import type { Page, PageRequest } from "../shared/page.ts";
import type { BuilderToMatch, ShowToMatch } from "./matching/match-facts.ts";
import type { RequestFilter, RequestSort } from "./request-search.ts";

/** Where a candidate may be found, in the spellings that profiles may have. */
export type CandidateQuery = {
  requestId: QuoteRequestId;
  /** Always among them. */
  assigned: readonly BuilderId[];
  cities: readonly string[];
  /** What a builder may name as covered. */
  areas: readonly string[];
  regions: readonly string[];
  /** The show's name without a year. */
  showName: string;
  now: Date;
};

/** Where the facts for a choice of builders come from. */
export type MatchingRepository = {
  /** The show on the calendar of one of these titles, else one in this venue; the next one that has not ended by `today`. */
  findShow(wanted: { titles: string[]; venue: string; today: string }): Promise<ShowToMatch | null>;
  /**
   * Builders that may fit, and a few that are nearly approved: the best forty at most for each way to be one, with what is
   * known of each. It costs the same however many builders there are and however long their history.
   */
  listCandidates(query: CandidateQuery): Promise<BuilderToMatch[]>;
};

/** Who wrote a request's notes last, and when. */
export type NoteMark = { requestId: QuoteRequestId; at: Date; byName: string | null };

/** What a builder's accepted offer names: whole cents, or nothing. */
export type AcceptedOffer = {
  requestId: QuoteRequestId;
  builderId: BuilderId;
  amount: Cents | null;
};

/** Where admins look for requests. */
export type AdminRequestSearch = {
  /** A stretch of what is wanted, in the wanted order. */
  search(
    query: RequestFilter & { sort: RequestSort; offset: number; limit: number },
  ): Promise<QuoteRequest[]>;
  /** How many fit: exact, but at most 10,000 when a text is searched for. */
  count(filter: RequestFilter & { sort: RequestSort }): Promise<number>;
  /** All that fit, newest first, in handy portions; what comes in meanwhile may be missing. */
  walk(filter: RequestFilter): AsyncIterable<QuoteRequest[]>;
  noteMarks(requestIds: readonly QuoteRequestId[]): Promise<NoteMark[]>;
  /** The accepted offer of each of these requests that has one. */
  acceptedOffers(requestIds: readonly QuoteRequestId[]): Promise<AcceptedOffer[]>;
};

/** What an audit line is about. A trail of an account is its person's, and not among them. */
export const auditedKinds = [
  "quote-request",
  "builder",
  "portfolio-project",
  "export",
  "security",
  "person",
] as const;
export type AuditedKind = (typeof auditedKinds)[number];

/** Who did what, when. Names are today's; null: the person, or the thing, is gone. */
export type AuditEvent = {
  id: string;
  at: Date;
  /** Null: the system itself. */
  actorId: UserId | null;
  actorName: string | null;
  action: string;
  objectKind: AuditedKind;
  objectId: string;
  objectName: string | null;
  detail: Record<string, unknown>;
};

export type AuditFilter = { objectKind: AuditedKind | null; objectId: string | null };

/** The trail of what was done to requests, builders and projects. */
export type AuditTrail = {
  list(filter: AuditFilter, page: PageRequest): Promise<Page<AuditEvent>>;
  /** Notes an export; everything else is noted with the change itself. */
  addExport(entry: AuditEntry): Promise<void>;
};

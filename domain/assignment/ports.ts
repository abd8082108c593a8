import type { QueuedStanding } from "../promise/quote-promise.ts";
import type { PromisedTimes } from "../quotes/own-requests/promised-times.ts";
import type { Interest } from "../quotes/ports.ts";
import type { QuoteRequest } from "../quotes/quote-request.ts";
import type { StatusGroup } from "../quotes/request-state.ts";
import type { AuditEntry } from "../shared/audit-entry.ts";
import type { BuilderId, QuoteRequestId, UserId } from "../shared/id.ts";
import type { Cents } from "../shared/money/money.ts";
import type { Page, PageRequest } from "../shared/page.ts";
import type { BuilderToMatch, RequestToMatch, ShowToMatch } from "./matching/match-facts.ts";
import type { NamedBuilder } from "./name-builders.ts";
import type { RequestFilter, RequestSort } from "./requests/request-search.ts";

/** Places to search candidates in, in every spelling that profiles may have. */
export type CandidateQuery = {
  requestId: QuoteRequestId;
  /** Builders that are always included. */
  named: readonly BuilderId[];
  cities: readonly string[];
  /** Coverage values that match the show's place. */
  areas: readonly string[];
  regions: readonly string[];
  /** The show's name without a year. */
  showName: string;
  /** Days on which other requests may be for the same show; null when unknown. */
  showDays: { from: string; until: string } | null;
  now: Date;
};

/** An anonymized request that other builders were asked for. */
export type MissedRequest = Omit<RequestToMatch, "assignedBuilders" | "show"> & { askedAt: Date };

/**
 * Finds a calendar show by one of these titles, else by venue: the next that hasn't ended by
 * `today`.
 */
export type WantedShow = { titles: string[]; venue: string; today: string };

/** Reads the facts that builders are chosen by. */
export type MatchingRepository = {
  findShow(wanted: WantedShow): Promise<ShowToMatch | null>;
  /** The calendar show per search, in the same order; null: not found. One read. */
  findShows(wanted: readonly WantedShow[]): Promise<(ShowToMatch | null)[]>;
  /**
   * Builders that may fit and a few close to approval, with the facts for matching: at most 40 per
   * way to qualify. Cost is bounded, whatever the number of builders and the length of their
   * history.
   */
  listCandidates(query: CandidateQuery): Promise<BuilderToMatch[]>;
  /** One builder, approved or not, with the same facts. */
  findBuilder(id: BuilderId, query: CandidateQuery): Promise<BuilderToMatch | null>;
  /**
   * The latest requests since `since` that had builders assigned, but not this one; newest first.
   */
  listNotAsked(wanted: { id: BuilderId; since: Date; limit: number }): Promise<MissedRequest[]>;
};

/** Last author and time of a request's notes. */
export type NoteMark = { requestId: QuoteRequestId; at: Date; byName: string | null };

/** The additional facts in an admin's list of requests. */
export type AboutRequests = {
  /** Every builder named in the requests, including ones that are hidden since. */
  builders: NamedBuilder[];
  /** Earliest first. */
  interests: Interest[];
  noteMarks: NoteMark[];
  promised: PromisedTimes[];
};

/** A builder's accepted quote: its amount in whole cents, or null, and the booth it is for. */
export type AcceptedOffer = {
  requestId: QuoteRequestId;
  builderId: BuilderId;
  amount: Cents | null;
  boothSize: string;
};

/** Searches requests for admins. */
export type AdminRequestSearch = {
  /** One page of the matching requests, in the given order. */
  search(
    query: RequestFilter & { sort: RequestSort; offset: number; limit: number },
  ): Promise<QuoteRequest[]>;
  /** Number of matching requests: exact without a search text, else at most 10,000. */
  count(filter: RequestFilter & { sort: RequestSort }): Promise<number>;
  /**
   * All matching requests, newest first, in batches; requests received meanwhile may be missing.
   */
  walk(filter: RequestFilter): AsyncIterable<QuoteRequest[]>;
  about(requestIds: readonly QuoteRequestId[]): Promise<AboutRequests>;
  /** The accepted quotes of these requests. */
  acceptedOffers(requestIds: readonly QuoteRequestId[]): Promise<AcceptedOffer[]>;
};

/** Counts on the admin's dashboard. */
export type DashboardCounts = {
  requests: Record<StatusGroup, number>;
  /** Approved builders, counted up to 10,000. */
  builders: number;
  /** Profiles and projects that await review. */
  reviews: number;
  /** Checks of builders that wait for an admin. */
  checks: number;
  /** Promises that need an admin, by standing. */
  promises: Record<QueuedStanding, number>;
};
export type DashboardCounter = { read(): Promise<DashboardCounts> };

/** Subjects of audit lines. Account activity is private to the person and not included. */
export const auditedKinds = [
  "quote-request",
  "builder",
  "portfolio-project",
  "trade-show",
  "article",
  "export",
  "security",
  "person",
  "rates",
  "commission",
  "mail",
  "vetting",
] as const;
export type AuditedKind = (typeof auditedKinds)[number];

/** One audit line. Names are current; null when the person or subject is gone. */
export type AuditEvent = {
  id: string;
  at: Date;
  /** Null for the system itself. */
  actorId: UserId | null;
  actorName: string | null;
  action: string;
  objectKind: AuditedKind;
  objectId: string;
  objectName: string | null;
  /** The request, builder or project is deleted: `objectName` is the name that it had when the line was written. */
  isGone: boolean;
  detail: Record<string, unknown>;
};

export type AuditFilter = { objectKind: AuditedKind | null; objectId: string | null };

/** The audit log of requests, builders and projects. */
export type AuditLog = {
  list(filter: AuditFilter, page: PageRequest): Promise<Page<AuditEvent>>;
  /** Records an export. All other lines are stored with the change itself. */
  addExport(entry: AuditEntry): Promise<void>;
};

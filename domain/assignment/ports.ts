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

/** The places where a candidate may be found, in the spellings that profiles may have. */
export type CandidateQuery = {
  requestId: QuoteRequestId;
  /** Always among them. */
  named: readonly BuilderId[];
  cities: readonly string[];
  /** Coverage values that match the show's place. */
  areas: readonly string[];
  regions: readonly string[];
  /** The show's name without a year. */
  showName: string;
  /** Other requests on these days may be for the same show; null: none are known. */
  showDays: { from: string; until: string } | null;
  now: Date;
};

/** A request that went to others, without anything that says who sent it or who was asked. */
export type MissedRequest = Omit<RequestToMatch, "assignedBuilders" | "show"> & { askedAt: Date };

/** The calendar show with one of these titles, else one in this venue; the next that hasn't ended by `today`. */
export type WantedShow = { titles: string[]; venue: string; today: string };

/** The facts for a choice of builders. */
export type MatchingRepository = {
  findShow(wanted: WantedShow): Promise<ShowToMatch | null>;
  /** The show of each, in their order: one read for all of them. */
  findShows(wanted: readonly WantedShow[]): Promise<(ShowToMatch | null)[]>;
  /**
   * Builders that may fit and a few close to approval, with the facts for matching: at most 40 per
   * way to qualify. Cost is bounded, whatever the number of builders and the length of their
   * history.
   */
  listCandidates(query: CandidateQuery): Promise<BuilderToMatch[]>;
  /** One builder, approved or not, with the same facts. */
  findBuilder(id: BuilderId, query: CandidateQuery): Promise<BuilderToMatch | null>;
  /** The latest requests since then whose builders were asked, and this one was not; the newest first. */
  listNotAsked(wanted: { id: BuilderId; since: Date; limit: number }): Promise<MissedRequest[]>;
};

/** Last author and time of a request's notes. */
export type NoteMark = { requestId: QuoteRequestId; at: Date; byName: string | null };

/** Everything that an admin's list says of requests beside themselves. */
export type AboutRequests = {
  /** Every builder named in them, in any state: one hidden since then still shows by name. */
  builders: NamedBuilder[];
  /** The earliest first. */
  interests: Interest[];
  noteMarks: NoteMark[];
  promised: PromisedTimes[];
};

/** Amount of a builder's accepted quote in whole cents, or null. */
export type AcceptedOffer = {
  requestId: QuoteRequestId;
  builderId: BuilderId;
  amount: Cents | null;
};

/** The search of requests for admins. */
export type AdminRequestSearch = {
  /** One page of the matching requests, in the given order. */
  search(
    query: RequestFilter & { sort: RequestSort; offset: number; limit: number },
  ): Promise<QuoteRequest[]>;
  /** How many fit: exact, but at most 10,000 when a text is searched for. */
  count(filter: RequestFilter & { sort: RequestSort }): Promise<number>;
  /** All that fit, newest first, in handy portions; what comes in meanwhile may be missing. */
  walk(filter: RequestFilter): AsyncIterable<QuoteRequest[]>;
  about(requestIds: readonly QuoteRequestId[]): Promise<AboutRequests>;
  /** The accepted quotes of these requests. */
  acceptedOffers(requestIds: readonly QuoteRequestId[]): Promise<AcceptedOffer[]>;
};

/** Counts on the admin's dashboard. */
export type DashboardCounts = {
  requests: Record<StatusGroup, number>;
  /** Approved builders; no more than 10,000 are counted. */
  builders: number;
  /** Profiles and projects to review. */
  reviews: number;
  /** Promises that need an admin. */
  promises: Record<QueuedStanding, number>;
};
export type DashboardCounter = { read(): Promise<DashboardCounts> };

/** Subjects of audit lines. Account activity is private to the person and not included. */
export const auditedKinds = [
  "quote-request",
  "builder",
  "portfolio-project",
  "export",
  "security",
  "person",
  "rates",
  "mail",
] as const;
export type AuditedKind = (typeof auditedKinds)[number];

/** One audit line. Names are current; null when the person or subject is gone. */
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
  /** The subject is deleted, and its name is the one that the line has. */
  isGone: boolean;
  detail: Record<string, unknown>;
};

export type AuditFilter = { objectKind: AuditedKind | null; objectId: string | null };

/** The audit log of requests, builders and projects. */
export type AuditLog = {
  list(filter: AuditFilter, page: PageRequest): Promise<Page<AuditEvent>>;
  /** Notes an export; everything else is noted with the change itself. */
  addExport(entry: AuditEntry): Promise<void>;
};

import type { SecretSource, UserRepository } from "../../accounts/ports.ts";
import type { Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import type { BuilderProfileRepository } from "../../builder-profiles/ports.ts";
import type { JobRepository } from "../../jobs/ports.ts";
import type { QuoteRequestRepository } from "../../quotes/ports.ts";
import type { QuoteResponse } from "../../quotes/quote-response.ts";
import type { RequestNotFound } from "../../quotes/refusals.ts";
import type { Ids, QuoteRequestId, QuoteResponseId, UserId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { utcDay } from "../../shared/time/utc-day.ts";
import type { Milestone } from "../../show-plan/plan.ts";
import { type PlanNeeds, planRequest } from "./request-plan.ts";
import { findPlan } from "./view-plan.ts";

type Needs = PlanNeeds & {
  quotes: QuoteRequestRepository;
  users: Pick<UserRepository, "find">;
  builders: Pick<BuilderProfileRepository, "findOwn">;
  jobs: Pick<JobRepository, "list" | "findMany">;
  secrets: Pick<SecretSource, "token" | "hash">;
  ids: Ids;
  clock: Clock;
};
/** Null: the plans of the caller's jobs. */
type OfRequest = { requestId: QuoteRequestId | null; by: Principal };
type Refused = NotSignedIn | RequestNotFound;

/** The most jobs whose plans one calendar has. */
const mostJobs = 50;

/**
 * Makes the caller a secret address of a plan, or of the plans of their jobs, for a calendar
 * program. Their former one ends. The token is stored as a hash, so it is shown once.
 */
export function openCalendar(ports: Needs) {
  return async ({ requestId, by }: OfRequest): Promise<Result<{ token: string }, Refused>> => {
    const found = await findSide(ports, requestId, by);
    if (!found.ok) return found;
    const token = ports.secrets.token();
    await ports.plans.saveCalendar({
      id: ports.ids.next(),
      quoteRequestId: requestId,
      userId: found.value.userId,
      tokenHash: ports.secrets.hash(token),
      createdAt: ports.clock.now(),
    });
    return ok({ token });
  };
}

/** Ends the caller's address of the plan, or of the plans of their jobs. */
export function closeCalendar(ports: Needs) {
  return async ({ requestId, by }: OfRequest): Promise<Result<null, Refused>> => {
    const found = await findSide(ports, requestId, by);
    if (!found.ok) return found;
    await ports.plans.removeCalendar(requestId, found.value.userId);
    return ok(null);
  };
}

/** Whether the caller has an address of the plans of their jobs. */
export function hasJobCalendar({ plans }: Pick<Needs, "plans">) {
  return async ({ by }: { by: Principal }): Promise<Result<boolean, NotSignedIn>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    return ok(await plans.hasCalendar(null, by.user.id));
  };
}

/**
 * Finds the person who may have the calendar: one of the two sides of a plan, no admin; anyone
 * signed in for their own jobs.
 */
async function findSide(ports: Needs, id: QuoteRequestId | null, by: Principal) {
  if (by.kind === "visitor") return refuse({ kind: "not-signed-in" } as const);
  if (id === null) return ok({ userId: by.user.id });
  const found = await findPlan(ports, id, by);
  if (!found.ok || found.value.side !== null) return found;
  return refuse({ kind: "quote-request-not-found" } as const);
}

type ShownPlan = {
  requestId: QuoteRequestId;
  /** The job when its builder reads, else null. */
  jobId: QuoteResponseId | null;
  show: string;
  milestones: Milestone[];
};
export type CalendarOfPlans = {
  /** Whether it is of all jobs of a person. */
  isOfJobs: boolean;
  plans: ShownPlan[];
  /** Grows with each change of what is shown. */
  sequence: number;
};

/**
 * The plan behind a secret address, while its person may still read it, or the plans of the person's
 * jobs under way. It holds no more than shows and milestones.
 */
export function readCalendar(ports: Needs) {
  return async ({
    token,
  }: {
    token: string;
  }): Promise<Result<CalendarOfPlans, RequestNotFound>> => {
    const missing = refuse({ kind: "quote-request-not-found" } as const);
    const calendar = await ports.plans.findCalendar(ports.secrets.hash(token));
    const user = calendar && (await ports.users.find(calendar.userId));
    if (!user || user.suspendedAt) return missing;
    const isOfJobs = calendar.quoteRequestId === null;
    const ids = calendar.quoteRequestId
      ? [calendar.quoteRequestId]
      : await requestsOfJobs(ports, user.id);
    const plans: ShownPlan[] = [];
    for (const id of ids) {
      const found = await ports.quotes.findCase(id);
      if (!found) continue;
      const accepted = found.responses.find(({ status }) => status === "accepted");
      const isExhibitor = found.request.userId === user.id;
      if (!isExhibitor && (!accepted || (await ownerOf(ports, accepted)) !== user.id)) continue;
      const { milestones } = await planRequest(ports, found, ports.clock.now());
      const kept = milestones.filter(({ state }) => state !== "not-needed");
      const jobId = isExhibitor ? null : (accepted?.id ?? null);
      const show = found.request.tradeShowName;
      plans.push({ requestId: id, jobId, show, milestones: kept });
    }
    if (!isOfJobs && plans.length === 0) return missing;
    const shown = JSON.stringify(
      plans.map(({ requestId, milestones }) => [
        ...(isOfJobs ? [requestId] : []),
        ...milestones.map(({ key, day, state }) => [key, day, state]),
      ]),
    );
    const sequence = await ports.plans.noteShown(calendar.id, ports.secrets.hash(shown));
    return ok({ isOfJobs, plans, sequence });
  };
}

async function ownerOf({ builders }: PlanNeeds, { builderId }: Pick<QuoteResponse, "builderId">) {
  return (await builders.find(builderId))?.userId;
}

/**
 * Finds the requests of the person's jobs under way, on either side: of more than `mostJobs` those
 * with something due first. Their order never changes, so that it doesn't count as a change.
 */
async function requestsOfJobs({ jobs, builders, clock }: Needs, userId: UserId) {
  const builder = await builders.findOwn(userId);
  const of = { userId, builderId: builder?.id ?? null };
  const page = { limit: mostJobs, after: null };
  const { items } = await jobs.list({ of, filter: "open", today: utcDay(clock.now()) }, page);
  const cases = await jobs.findMany(items.map(({ id }) => id));
  return cases.map(({ job }) => job.quoteRequestId).toSorted();
}

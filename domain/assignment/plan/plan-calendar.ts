import type { SecretSource, UserRepository } from "../../accounts/ports.ts";
import type { Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import type { QuoteRequestRepository } from "../../quotes/ports.ts";
import type { RequestNotFound } from "../../quotes/refusals.ts";
import type { Ids, QuoteRequestId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import type { Milestone } from "../../show-plan/plan.ts";
import { type PlanNeeds, planRequest } from "./request-plan.ts";
import { findPlan } from "./view-plan.ts";

type Needs = PlanNeeds & {
  quotes: QuoteRequestRepository;
  users: Pick<UserRepository, "find">;
  secrets: Pick<SecretSource, "token" | "hash">;
  ids: Ids;
  clock: Clock;
};
type OfRequest = { requestId: QuoteRequestId; by: Principal };
type Refused = NotSignedIn | RequestNotFound;

/**
 * Makes the caller a secret address of the plan, for a calendar program. Their former one ends. The
 * token is stored as a hash, so it is shown once.
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

/** Ends the caller's address of the plan. */
export function closeCalendar(ports: Needs) {
  return async ({ requestId, by }: OfRequest): Promise<Result<null, Refused>> => {
    const found = await findSide(ports, requestId, by);
    if (!found.ok) return found;
    await ports.plans.removeCalendar(requestId, found.value.userId);
    return ok(null);
  };
}

/** The plan for one of its two sides; an admin has no calendar of it. */
async function findSide(ports: Needs, id: QuoteRequestId, by: Principal) {
  const found = await findPlan(ports, id, by);
  if (!found.ok || found.value.side !== null) return found;
  return refuse({ kind: "quote-request-not-found" } as const);
}

export type CalendarOfPlan = {
  requestId: QuoteRequestId;
  show: string;
  milestones: Milestone[];
  /** Grows with each change of what is shown. */
  sequence: number;
};

/**
 * The plan behind a secret address, while its person may still read it. It holds no more than show
 * and milestones.
 */
export function readCalendar(ports: Needs) {
  return async ({ token }: { token: string }): Promise<Result<CalendarOfPlan, RequestNotFound>> => {
    const missing = refuse({ kind: "quote-request-not-found" } as const);
    const calendar = await ports.plans.findCalendar(ports.secrets.hash(token));
    if (!calendar) return missing;
    const [found, user] = await Promise.all([
      ports.quotes.findCase(calendar.quoteRequestId),
      ports.users.find(calendar.userId),
    ]);
    if (!found || !user || user.suspendedAt) return missing;
    const { request, responses } = found;
    const winner = responses.find(({ status }) => status === "accepted")?.builderId;
    const [builder] = winner ? await ports.builders.findMany([winner]) : [];
    if (request.userId !== user.id && builder?.userId !== user.id) return missing;
    const { milestones } = await planRequest(ports, found, ports.clock.now());
    const kept = milestones.filter(({ state }) => state !== "not-needed");
    const shown = JSON.stringify(kept.map(({ key, day, state }) => [key, day, state]));
    const sequence = await ports.plans.noteShown(calendar.id, ports.secrets.hash(shown));
    return ok({ requestId: request.id, show: request.tradeShowName, milestones: kept, sequence });
  };
}

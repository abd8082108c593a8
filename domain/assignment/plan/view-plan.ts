import { isAdmin, type Member, type Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import type { QuoteCase, QuoteRequestRepository } from "../../quotes/ports.ts";
import type { RequestNotFound } from "../../quotes/refusals.ts";
import type { QuoteRequestId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import type { Milestone, MilestoneKey, MilestoneState } from "../../show-plan/plan.ts";
import { type PlanNeeds, planRequest, type RequestPlan } from "./request-plan.ts";

type Needs = PlanNeeds & { quotes: QuoteRequestRepository; clock: Clock };
type Refused = NotSignedIn | RequestNotFound;
/** Null: reads only. */
type Side = "exhibitor" | "builder" | null;
export type ViewedPlan = RequestPlan & {
  show: string;
  side: Side;
  /** Whether the reader has an address for their calendar. */
  hasCalendar: boolean;
};

/** The exhibitor, an admin, or the builder whose quote is accepted reads a request's plan. */
export function viewPlan(ports: Needs) {
  return async (view: {
    requestId: QuoteRequestId;
    by: Principal;
  }): Promise<Result<ViewedPlan, Refused>> => {
    const found = await findPlan(ports, view.requestId, view.by);
    if (!found.ok) return found;
    const { found: quoteCase, side, userId } = found.value;
    const planned = await planRequest(ports, quoteCase, ports.clock.now());
    const hasCalendar = await ports.plans.hasCalendar(view.requestId, userId);
    return ok({ ...planned, show: quoteCase.request.tradeShowName, side, hasCalendar });
  };
}

type SetMilestone = {
  requestId: QuoteRequestId;
  key: MilestoneKey;
  /** Missing values stay; a null day is the usual one again. */
  day?: string | null | undefined;
  state?: MilestoneState | undefined;
  by: Principal;
};

/**
 * The exhibitor sets a day or ticks a milestone; the builder whose quote is accepted only their own
 * ones. A day that the show sets wins over one that is set here.
 */
export function setMilestone(ports: Needs) {
  return async (given: SetMilestone): Promise<Result<ViewedPlan, Refused>> => {
    const { requestId, key, by } = given;
    const found = await findPlan(ports, requestId, by);
    if (!found.ok) return found;
    const { found: quoteCase, side } = found.value;
    const now = ports.clock.now();
    const { milestones } = await planRequest(ports, quoteCase, now);
    const milestone = milestones.find((each) => each.key === key);
    if (!milestone || !maySet(milestone, side)) return refuse({ kind: "quote-request-not-found" });
    const own = (await ports.plans.listOwn(requestId)).find((each) => each.key === key);
    const day = given.day === undefined ? (own?.day ?? null) : given.day;
    const state = given.state ?? own?.state ?? "open";
    await ports.plans.setOwn(requestId, { key, day, state });
    return viewPlan(ports)({ requestId, by });
  };
}

/** Whether this side may tick a milestone and set its day. */
export function maySet({ owner }: Pick<Milestone, "owner">, side: Side): boolean {
  if (owner === "show" || side === null) return false;
  return side === "exhibitor" || owner === "builder" || owner === "both";
}

export async function findPlan(
  { quotes }: Pick<Needs, "quotes">,
  id: QuoteRequestId,
  by: Principal,
) {
  if (by.kind === "visitor") return refuse({ kind: "not-signed-in" } as const);
  const found = await quotes.findCase(id);
  const side = found && sideOf(found, by);
  if (!found || side === undefined) return refuse({ kind: "quote-request-not-found" } as const);
  return ok({ found, side, userId: by.user.id });
}

function sideOf({ request, responses }: QuoteCase, by: Member): Side | undefined {
  if (request.userId === by.user.id) return "exhibitor";
  const own = by.builder?.id;
  const hasWon = responses.some(
    ({ builderId, status }) => builderId === own && status === "accepted",
  );
  return hasWon ? "builder" : isAdmin(by) ? null : undefined;
}

import { isAdmin, type Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import type { Page, PageRequest } from "../shared/page.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import { utcDay } from "../shared/time/utc-day.ts";
import type { Change } from "./change.ts";
import { changesAt } from "./change-steps.ts";
import { type NextThing, nextThings } from "./next-things.ts";
import type { JobFilter, JobRepository, ListedJob } from "./ports.ts";

type ListJobs = { by: Principal; filter: JobFilter; page: PageRequest };
type Listed = ListedJob & {
  next: NextThing | null;
  /** Changes that wait for an answer. */
  waiting: number;
  /** The sum of planned payments not received yet, in minor units; null without a plan. */
  unpaid: number | null;
};

const isWaiting = ({ state }: Change) => state === "wished" || state === "proposed";

/**
 * A member's jobs on either side, those under way by what is due first; for admins all, by show day.
 * Jobs that are over come latest first. Each has its next thing, without the request's plan.
 */
export function listJobs({ jobs, clock }: { jobs: JobRepository; clock: Clock }) {
  return async ({ by, filter, page }: ListJobs): Promise<Result<Page<Listed>, NotSignedIn>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const { user, builder } = by;
    const of = isAdmin(by) ? null : { userId: user.id, builderId: builder?.id ?? null };
    const now = clock.now();
    const listed = await jobs.list({ of, filter, today: utcDay(now) }, page);
    const ids = listed.items.map(({ id }) => id);
    const [cases, bills] = await Promise.all([jobs.findMany(ids), jobs.findCloseOuts(ids)]);
    const factsOf = new Map(
      cases.map((found) => {
        const closeOut = bills.find(({ jobId }) => jobId === found.job.id) ?? null;
        // amounts don't matter for what is next
        const [next] = nextThings({ ...found, baseline: 0, closeOut }, [], now);
        const open = found.payments.filter(({ state }) => state !== "received");
        const waiting = changesAt(found, now).filter(isWaiting).length;
        const unpaid =
          found.payments.length > 0 ? open.reduce((sum, { amount }) => sum + amount, 0) : null;
        return [found.job.id, { next: next ?? null, waiting, unpaid }];
      }),
    );
    const none = { next: null, waiting: 0, unpaid: null };
    const items = listed.items.map((each) => ({ ...none, ...each, ...factsOf.get(each.id) }));
    return ok({ ...listed, items });
  };
}

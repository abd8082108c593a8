import { isAdmin, type Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import type { Page, PageRequest } from "../shared/page.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import { utcDay } from "../shared/time/utc-day.ts";
import { type NextThing, nextThings } from "./next-things.ts";
import type { JobFilter, JobRepository, ListedJob } from "./ports.ts";

type ListJobs = { by: Principal; filter: JobFilter; page: PageRequest };
type Listed = ListedJob & { next: NextThing | null };

/**
 * A member's jobs on either side, for admins all: those under way by show day, others latest first.
 * Each with what is next, besides the plan of its request.
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
    const nextOf = new Map(
      cases.map((found) => {
        const closeOut = bills.find(({ jobId }) => jobId === found.job.id) ?? null;
        // amounts don't matter for what is next
        const [next] = nextThings({ ...found, baseline: 0, closeOut }, [], now);
        return [found.job.id, next ?? null];
      }),
    );
    const items = listed.items.map((each) => ({ ...each, next: nextOf.get(each.id) ?? null }));
    return ok({ ...listed, items });
  };
}

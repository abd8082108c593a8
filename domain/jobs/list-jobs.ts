import { isAdmin, type Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import type { Page, PageRequest } from "../shared/page.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import { utcDay } from "../shared/time/utc-day.ts";
import type { JobFilter, JobRepository, ListedJob } from "./ports.ts";

type ListJobs = { by: Principal; filter: JobFilter; page: PageRequest };

/** A member's jobs on either side, for admins all: those under way by show day, others latest first. */
export function listJobs({ jobs, clock }: { jobs: JobRepository; clock: Clock }) {
  return async ({ by, filter, page }: ListJobs): Promise<Result<Page<ListedJob>, NotSignedIn>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const { user, builder } = by;
    const of = isAdmin(by) ? null : { userId: user.id, builderId: builder?.id ?? null };
    return ok(await jobs.list({ of, filter, today: utcDay(clock.now()) }, page));
  };
}

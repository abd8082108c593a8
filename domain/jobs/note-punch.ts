import type { Principal } from "../accounts/principal.ts";
import type { PunchId, QuoteResponseId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { retryStale } from "../shared/writes/retry-stale.ts";
import { type FloorCaller, findFloor, type NoFloor } from "./find-floor.ts";
import { findOwnJob } from "./find-job.ts";
import {
  type PunchEvent,
  type PunchItem,
  punchArrow,
  punchEventsOf,
  punchLimits,
} from "./punch-item.ts";
import type { ChangeNeeds } from "./raise-change.ts";
import type { OtherSideDecides, PunchNotOpen, TooManyPunchItems } from "./refusals.ts";

type NotePunch = {
  jobId: QuoteResponseId;
  item: Pick<PunchItem, "text" | "urgency" | "key">;
  by: Principal;
};

/**
 * A side writes down what is not as agreed on the booth. The builder is emailed about those before
 * the opening, those of ten minutes together. A repeat with its key adds nothing.
 */
export function notePunch(ports: ChangeNeeds) {
  const { jobs, ids, clock } = ports;
  return ({
    jobId,
    item,
    by,
  }: NotePunch): Promise<Result<PunchItem, NoFloor | TooManyPunchItems>> =>
    retryStale(async () => {
      const own = await findOwnJob(ports, jobId, { by, attempted: "add to the punch list" });
      if (!own.ok) return own;
      const { priced, side, actor } = own.value;
      const { job, punch } = priced;
      const there = item.key && punch.find(({ key }) => key === item.key);
      if (there) return ok(there);
      const limit = punchLimits.ofJob;
      if (punch.length >= limit) return refuse({ kind: "too-many-punch-items", limit });
      const now = clock.now();
      const noted: PunchItem = {
        ...item,
        id: ids.next<"punch">(),
        jobId,
        number: punch.length + 1,
        state: "open",
        side,
        by: actor.user.id,
        at: now,
        photos: [],
        fixedAt: null,
        fixedBy: null,
        decidedAt: null,
        decidedBy: null,
        decidedNote: null,
        // only the builder is emailed, and only about what is urgent
        emailedAt: side === "exhibitor" && item.urgency === "before-opening" ? null : now,
      };
      const detail = { id: noted.id, number: noted.number, jobId, side };
      const audit = { actorId: actor.user.id, action: "job.punch-noted", detail };
      await jobs.save({ job, punch: [noted], messages: [], audit });
      return ok(noted);
    });
}

type DecidePunch = { punchId: PunchId; event: PunchEvent; note: string | null; by: FloorCaller };

/**
 * The builder or its crew says that it is fixed, or the builder that it doesn't agree; the
 * exhibitor accepts or opens it again.
 */
export function decidePunch(ports: ChangeNeeds) {
  const { jobs, clock } = ports;
  return ({
    punchId,
    event,
    note,
    by,
  }: DecidePunch): Promise<Result<PunchItem, NoFloor | PunchNotOpen | OtherSideDecides>> =>
    retryStale(async () => {
      const attempted = attempts[event];
      const found = await findPunch(ports, punchId, { by, attempted });
      if (!found.ok) return found;
      const { item, priced, side, who, actorId } = found.value;
      const arrow = punchArrow(item.state, event);
      if (!arrow) return refuse({ kind: "punch-state", state: item.state, attempted });
      if (!punchEventsOf(item.state, who).includes(event)) {
        return refuse({ kind: "other-side-decides", attempted });
      }
      const at = clock.now();
      const fixed = { fixedAt: at, fixedBy: actorId };
      const decided = { decidedAt: at, decidedBy: actorId, decidedNote: note };
      const next = { ...item, state: arrow.to, ...(event === "fixed" ? fixed : decided) };
      const { id, jobId, number } = item;
      const detail = { id, number, jobId, side, ...(who === "crew" && { via: "link" }) };
      const audit = { actorId, action: `job.punch-${event}`, detail };
      await jobs.save({ job: priced.job, punch: [next], messages: [], audit });
      return ok(next);
    });
}

const attempts: Record<PunchEvent, string> = {
  fixed: "say that it is fixed",
  "not-agreed": "say that you don't agree",
  accept: "accept it",
  reopen: "open it again",
};

/** A punch item with its job, for the sides and the crew. */
export async function findPunch(
  ports: ChangeNeeds,
  id: PunchId,
  caller: { by: FloorCaller; attempted: string },
) {
  const { by } = caller;
  if (by.kind === "visitor") return refuse({ kind: "not-signed-in" as const });
  const jobId = by.kind === "site-link" ? by.jobId : await jobOf();
  if (!jobId) return refuse({ kind: "job-not-found" as const });
  const found = await findFloor(ports, jobId, caller);
  if (!found.ok) return found;
  const item = found.value.priced.punch.find((each) => each.id === id);
  return item ? ok({ ...found.value, item }) : refuse({ kind: "job-not-found" as const });

  async function jobOf() {
    const stored = await ports.jobs.findOf("punch", id);
    return stored?.job.id;
  }
}

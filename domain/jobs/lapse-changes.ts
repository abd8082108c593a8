import { collectFailures } from "../shared/collect-failures.ts";
import type { QuoteResponseId } from "../shared/id.ts";
import { retryStale } from "../shared/writes/retry-stale.ts";
import { changeStateAt } from "./change.ts";
import { decide } from "./change-steps.ts";
import { pricedJob } from "./find-job.ts";
import { isUnderWay } from "./job-state.ts";
import type { ChangeNeeds } from "./raise-change.ts";
import { writeChange } from "./write-change.ts";

/** Jobs per run; the next run is a minute later. */
const atOnce = 100;

/**
 * Stores that proposals lapsed whose time to answer is over, and emails their builders. A failing
 * job doesn't stop the others. Returns the number of due jobs.
 */
export function lapseChanges(ports: ChangeNeeds) {
  return async (_request: Record<never, never> = {}): Promise<number> => {
    const due = await ports.jobs.listLapsing(ports.clock.now(), atOnce);
    const { attempt, throwFailures } = collectFailures();
    for (const id of due) await attempt(() => lapseAll(ports, id));
    throwFailures();
    return due.length;
  };
}

async function lapseAll(ports: ChangeNeeds, id: QuoteResponseId): Promise<void> {
  // one change a save, so that each has its line in the audit log
  while (await retryStale(() => lapseNext(ports, id)));
}

async function lapseNext(ports: ChangeNeeds, id: QuoteResponseId): Promise<boolean> {
  const { quotes, jobs, clock } = ports;
  const now = clock.now();
  const [stored, found] = await Promise.all([jobs.find(id), quotes.findCaseOfResponse(id)]);
  const quote = found?.responses.find((response) => response.id === id);
  if (!stored || !found || !quote || !isUnderWay(stored.job.state)) return false;
  const change = stored.changes.find(
    (each) => each.state === "proposed" && changeStateAt(each, stored.job, now) === "lapsed",
  );
  if (!change) return false;
  const { version, number } = change;
  const lapse = { event: "lapse", side: "system", version, note: null } as const;
  const priced = pricedJob(stored, quote);
  const lapsed = decide(priced, change, lapse, now);
  if (!lapsed.ok) return false;
  const messages = await writeChange(ports, { found, quote, priced }, lapsed.value, now);
  const detail = { id: change.id, number, jobId: id, version };
  const audit = { actorId: null, action: "job.change-lapsed", detail };
  await jobs.save({ job: stored.job, change: lapsed.value, messages, audit });
  return true;
}

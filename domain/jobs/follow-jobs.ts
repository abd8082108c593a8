import { collectFailures } from "../shared/collect-failures.ts";
import { retryStale } from "../shared/writes/retry-stale.ts";
import { closeJob } from "./close-job.ts";
import { newCloseOut } from "./close-out.ts";
import { pricedJob } from "./find-job.ts";
import { nextJobState } from "./job-state.ts";
import type { DueJob } from "./ports.ts";
import type { ChangeNeeds } from "./raise-change.ts";
import { askedBuilt, endUnbuilt, writeWasBuilt } from "./say-built.ts";
import { writeDelivered } from "./write-bill.ts";

/** Jobs per run; the next run is a minute later. */
const atOnce = 200;

/**
 * The clock delivers booths that are up when their show opens, and closes jobs: 14 days after one
 * side confirmed the bill alone, or 30 days after the show. 14 days after the show it asks the
 * exhibitor whether a booth that is not delivered was built; a builder's silence of 14 days after
 * the exhibitor's no ends the job. A failing job doesn't stop the others.
 * Returns the number of due jobs.
 */
export function followJobs(ports: ChangeNeeds) {
  return async (_request: Record<never, never> = {}): Promise<number> => {
    const due = await ports.jobs.listDue(ports.clock.now(), atOnce);
    const { attempt, throwFailures } = collectFailures();
    for (const each of due) await attempt(() => retryStale(() => follow(ports, each)));
    throwFailures();
    return due.length;
  };
}

async function follow(ports: ChangeNeeds, { id, event }: DueJob): Promise<void> {
  const { quotes, jobs, clock } = ports;
  const found = await quotes.findCaseOfResponse(id);
  const quote = found?.responses.find((response) => response.id === id);
  const stored = await jobs.find(id);
  if (!found || !quote || !stored) return;
  const { job } = stored;
  if (event === "closed") {
    const closeOut = (await jobs.findCloseOut(id)) ?? newCloseOut(id);
    const bill = { found, quote, closeOut, priced: pricedJob(stored, quote) };
    // one that was closed meanwhile stays as it is
    if (job.closedAt === null) await closeJob(ports, bill, { confirmedBy: null, actorId: null });
    return;
  }
  const now = clock.now();
  if (event === "not-built") {
    if (askedBuilt(job, stored.callIns) === "builder")
      await endUnbuilt(ports, { found, quote }, null);
    return;
  }
  if (event === "ask-built") {
    if (job.builtAskedAt) return;
    const messages = await writeWasBuilt(ports, { found, quote }, "exhibitor", now);
    const audit = { actorId: null, action: "job.built-asked", detail: { jobId: id } };
    return jobs.save({ job: { ...job, builtAskedAt: now }, messages, audit });
  }
  const state = nextJobState(job.state, event);
  if (!state) return;
  const messages = await writeDelivered(ports, { request: found.request, quote }, now);
  const audit = { actorId: null, action: "job.delivered", detail: { jobId: id } };
  await jobs.save({ job: { ...job, state, deliveredAt: now }, isDelivered: true, messages, audit });
}

import type { Principal } from "../accounts/principal.ts";
import { callOffWords } from "../quotes/call-off.ts";
import { writeToExhibitor } from "../quotes/letters/request-letter.ts";
import { writeCancellation } from "../quotes/letters/write-cancellation.ts";
import { cancel } from "../quotes/own-requests/cancel-request.ts";
import type { RequestNotOpen } from "../quotes/refusals.ts";
import type { QuoteResponseId, UserId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { retryStale } from "../shared/writes/retry-stale.ts";
import { type CallIn, newCallIn, openCallIn } from "./call-in.ts";
import { type CallNeeds, writeCallIn, writeToAdmins } from "./call-us-in.ts";
import { findOwnJob, type OwnJob } from "./find-job.ts";
import { type Job, type JobSide, jobSides } from "./job.ts";
import { nextJobState } from "./job-state.ts";
import type { ChangeNeeds } from "./raise-change.ts";
import type { NoOwnJob, OtherSideDecides } from "./refusals.ts";
import { writeDelivered } from "./write-bill.ts";
import { writeToSide } from "./write-to-side.ts";

type SayBuilt = { jobId: QuoteResponseId; isBuilt: boolean; by: Principal };
type Refused = NoOwnJob | RequestNotOpen | OtherSideDecides;
type About = Pick<OwnJob, "found" | "quote">;

/** The side that is asked whether the booth was built; null: none. */
export function askedBuilt(
  job: Pick<Job, "state" | "builtAskedAt" | "notBuiltAt">,
  callIns: readonly CallIn[],
): JobSide | null {
  const { builtAskedAt, notBuiltAt } = job;
  if (!builtAskedAt || !nextJobState(job.state, "delivered") || openCallIn(callIns)) return null;
  if (notBuiltAt) return "builder";
  const isSettled = callIns.some(({ at }) => at >= builtAskedAt);
  return isSettled ? null : "exhibitor";
}

/**
 * A side says whether the booth of a past show was built. The exhibitor's yes delivers it. Its no
 * asks the builder: when both say no, the job ends; when they differ, an admin looks at it.
 */
export function sayBuilt(ports: CallNeeds) {
  const { jobs, ids, clock } = ports;
  return ({ jobId, isBuilt, by }: SayBuilt): Promise<Result<null, Refused>> =>
    retryStale(async () => {
      const attempted = "say whether it was built";
      const own = await findOwnJob(ports, jobId, { by, attempted });
      if (!own.ok) return own;
      const { priced, side, actor, found, quote } = own.value;
      const { job, callIns } = priced;
      if (askedBuilt(job, callIns) !== side) {
        return refuse({ kind: "other-side-decides", attempted });
      }
      const now = clock.now();
      const actorId = actor.user.id;
      const audit = { actorId, action: "job.built-said", detail: { jobId, side, isBuilt } };
      if (side === "builder" && !isBuilt) return endUnbuilt(ports, own.value, actorId);
      if (side === "builder") {
        const text = "One side says that the booth was built, the other that it was not.";
        const callIn = newCallIn({
          id: ids.next<"call-in">(),
          jobId,
          side,
          by: null,
          text,
          at: now,
        });
        const messages = [
          ...(await writeCallIn(ports, own.value, callIn, { to: jobSides, now })),
          ...(await writeToAdmins(ports, own.value, callIn)),
        ];
        await jobs.save({ job: { ...job, notBuiltAt: null }, callIn, messages, audit });
      } else if (isBuilt) {
        const state = nextJobState(job.state, "delivered") ?? job.state;
        const messages = await writeDelivered(ports, { request: found.request, quote }, now);
        await jobs.save({
          job: { ...job, state, deliveredAt: now },
          isDelivered: true,
          messages,
          audit,
        });
      } else {
        const messages = await writeWasBuilt(ports, own.value, "builder", now);
        await jobs.save({ job: { ...job, notBuiltAt: now }, messages, audit });
      }
      return ok(null);
    });
}

/** Asks a side by email whether the booth was built. */
export function writeWasBuilt(ports: ChangeNeeds, about: About, to: JobSide, now: Date) {
  const notice = { key: `was-it-built/${about.quote.id}/${to}/${now.getTime()}`, at: now };
  return writeToSide(ports, about, to, notice, (facts) => ({ kind: "was-it-built", ...facts }));
}

/** Ends the job of a booth that was not built: by both sides' words, or by the builder's silence. */
export async function endUnbuilt(
  ports: ChangeNeeds,
  { found, quote }: About,
  actorId: UserId | null,
): Promise<Result<null, RequestNotOpen>> {
  const { quotes, clock } = ports;
  const now = clock.now();
  const text = "The booth was not built";
  const callOff = { code: "other", text, side: "exhibitor" } as const;
  const step = cancel(found, callOffWords(callOff), now);
  if (!step.ok) return step;
  const { request } = step.value;
  const key = `job-called-off/${quote.id}/${now.getTime()}`;
  const toBuilder = await writeCancellation(ports, request, quote.builderId, now);
  const toExhibitor = writeToExhibitor(ports, request, { key, at: now }, (facts) => ({
    kind: "request-closed",
    ...facts,
    outcome: "cancelled",
  }));
  const audit = { actorId, action: "job.called-off", detail: { jobId: quote.id, code: "other" } };
  await quotes.save({ ...step.value, callOff, messages: [...toBuilder, toExhibitor], audit });
  return ok(null);
}

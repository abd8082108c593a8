import type { Principal } from "../accounts/principal.ts";
import { type CallOff, callOffWords } from "../quotes/call-off.ts";
import { writeToExhibitor } from "../quotes/letters/request-letter.ts";
import { writeCancellation } from "../quotes/letters/write-cancellation.ts";
import { cancel } from "../quotes/own-requests/cancel-request.ts";
import type { RequestNotOpen } from "../quotes/refusals.ts";
import type { QuoteResponseId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { retryStale } from "../shared/writes/retry-stale.ts";
import { findOwnJob } from "./find-job.ts";
import { nextJobState } from "./job-state.ts";
import type { ChangeNeeds } from "./raise-change.ts";
import type { CallOffNeedsText, NoOwnJob } from "./refusals.ts";

type CallOffJob = { jobId: QuoteResponseId; by: Principal } & Omit<CallOff, "side">;
type Refused = NoOwnJob | RequestNotOpen | CallOffNeedsText;

/**
 * Either side calls the job off before the booth is delivered: the request is canceled with the
 * reason, and the other side gets an email. When the builder can't do it, the exhibitor may review
 * them.
 */
export function callOffJob(ports: ChangeNeeds) {
  const { quotes, builders, clock } = ports;
  return ({ jobId, by, code, text }: CallOffJob): Promise<Result<null, Refused>> =>
    retryStale(async () => {
      const attempted = "cancel the job";
      const own = await findOwnJob(ports, jobId, { by, attempted });
      if (!own.ok) return own;
      const { found, quote, priced, side, actor } = own.value;
      const { state } = priced.job;
      if (!nextJobState(state, "called-off")) {
        return refuse({ kind: "job-state", state, attempted });
      }
      if (code === "other" && !text) return refuse({ kind: "call-off-needs-text" });
      const now = clock.now();
      const reason = callOffWords({ code, text });
      const step = cancel(found, reason, now);
      if (!step.ok) return step;
      const { request } = step.value;
      const key = `job-called-off/${jobId}/${now.getTime()}`;
      const [builder] = await builders.findMany([quote.builderId]);
      const messages =
        side === "exhibitor"
          ? await writeCancellation(ports, request, quote.builderId, now)
          : [
              writeToExhibitor(ports, request, { key, at: now }, (facts) => ({
                kind: "request-closed",
                ...facts,
                outcome: "cancelled",
                calledOff: { builderName: builder?.name ?? "Your builder", reason },
              })),
            ];
      const detail = { jobId, side, code };
      const audit = { actorId: actor.user.id, action: "job.called-off", detail };
      await quotes.save({
        ...step.value,
        callOff: { code, text, side },
        messages,
        audit,
        // who was let down by a builder may say so
        ...(code === "builder-cannot" && { review: "open" as const }),
      });
      return ok(null);
    });
}

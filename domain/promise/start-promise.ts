import type { QuoteRequest } from "../quotes/quote-request.ts";
import { isTimeZone } from "../shared/time/zone-time.ts";
import type { PromiseEvent } from "./ledger/promise-event.ts";
import { promiseDueTimes } from "./promise-due-times.ts";
import type { PromiseClock, PromisePolicy } from "./promise-policy.ts";
import type { ClockedTargets, LedgerId, QuotePromise, Target } from "./quote-promise.ts";

const openTarget: Target = { outcome: "open", at: null, count: 0, exclusion: null };

type Start = {
  request: Pick<QuoteRequest, "id" | "createdAt">;
  ledgerId: LedgerId;
  policy: PromisePolicy;
  /** The exhibitor's time zone, else the show's; an unknown name counts as none. */
  timeZone: string | null;
};

/** The promise for a request just received, by the current policy. */
export function startPromise({ request, ledgerId, policy, timeZone }: Start): QuotePromise {
  const receivedAt = request.createdAt;
  const { clock } = policy.params;
  const targets = (by: PromiseClock): ClockedTargets => ({
    ...promiseDueTimes(by, receivedAt, policy.params),
    first: openTarget,
    all: openTarget,
  });
  return {
    ...targets(clock),
    quoteRequestId: request.id,
    ledgerId,
    policyVersion: policy.version,
    receivedAt,
    timeZone: timeZone && isTimeZone(timeZone) ? timeZone : "UTC",
    pausedSince: null,
    pauseReason: null,
    pausedMs: 0,
    pauses: [],
    otherClock: targets(otherClockOf(clock)),
    quotesWanted: null,
    nextEvaluationAt: receivedAt,
    standing: "on-track",
    outlook: null,
    proposal: null,
    proposalVersion: 0,
    told: [],
  };
}

/** The first event of each request in the ledger. */
export function receivedEvent(
  { receivedAt }: QuotePromise,
  { params }: PromisePolicy,
): PromiseEvent {
  const { clock, quotesPromised } = params;
  return {
    at: receivedAt,
    kind: "received",
    actor: "exhibitor",
    detail: { clock, promised: quotesPromised },
  };
}

export function otherClockOf(clock: PromiseClock): PromiseClock {
  return clock === "wall" ? "business" : "wall";
}

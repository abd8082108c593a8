import type { MatchingRepository } from "../assignment/ports.ts";
import { evaluate } from "../promise/evaluation/evaluate.ts";
import { type PromiseCase, settlePromise } from "../promise/evaluation/follow-promise.ts";
import { pauseEndsAt, resumePromise } from "../promise/pause-promise.ts";
import type { PromiseRepository } from "../promise/ports.ts";
import type { QuoteRequestId } from "../shared/id.ts";
import type { Clock } from "../shared/time/clock.ts";
import { gatherFacts } from "./gather-facts.ts";
import { judge } from "./judge.ts";

export type EvaluationNeeds = {
  promises: PromiseRepository;
  matching: MatchingRepository;
  clock: Clock;
};

/** As many as one run looks at. */
const evaluatedAtMost = 500;

/** The system's own job: evaluates the promises that are due. Answers how many it looked at. */
export function evaluatePromises(needs: EvaluationNeeds) {
  return async (): Promise<number> => {
    const due = await needs.promises.listDue(needs.clock.now(), evaluatedAtMost);
    for (const id of due) await evaluatePromise(needs, id);
    return due.length;
  };
}

/**
 * Evaluates one promise and stores what came of it. An evaluation that finds nothing to do is four statements. When the
 * request is saved meanwhile, that save asks for the next evaluation.
 */
export async function evaluatePromise(
  { promises, matching, clock }: EvaluationNeeds,
  id: QuoteRequestId,
): Promise<void> {
  const now = clock.now();
  const read = await promises.find(id);
  const found = read && (await resumed(promises, read, now));
  if (!found) return;
  const { facts, suggested } = await gatherFacts(matching, found, now);
  const evaluation = evaluate(facts, now);
  const look = judge(found, evaluation, suggested, now);
  if (look.proposal === found.promise.proposal && !isSettling(found, evaluation)) {
    await promises.noteLook(found, look);
    return;
  }
  await promises.change(id, (current) => {
    if (!isSame(current, found)) return null;
    const { policy, answers } = current;
    const { end } = facts;
    const settled = settlePromise({ promise: current.promise, policy, answers, end, now });
    return { promise: { ...settled.promise, ...look }, events: settled.events };
  });
}

/** The case after a pause that lasted too long was ended; the very same one when none was. */
async function resumed(
  promises: PromiseRepository,
  found: PromiseCase,
  now: Date,
): Promise<PromiseCase | null> {
  const until = pauseEndsAt(found.promise, found.policy.params);
  if (!until || until > now) return found;
  const { quoteRequestId } = found.promise;
  await promises.change(quoteRequestId, ({ promise, policy }) => {
    const ends = pauseEndsAt(promise, policy.params);
    return ends && ends <= now ? resumePromise(promise, ends, "system") : null;
  });
  return promises.find(quoteRequestId);
}

function isSettling(
  { promise }: PromiseCase,
  { targets, otherClock }: Pick<ReturnType<typeof evaluate>, "targets" | "otherClock">,
): boolean {
  return targets !== promise || otherClock !== promise.otherClock;
}

function isSame(one: PromiseCase, other: PromiseCase): boolean {
  return (
    one.request.version === other.request.version &&
    one.promise.proposalVersion === other.promise.proposalVersion &&
    one.promise.pausedSince?.getTime() === other.promise.pausedSince?.getTime()
  );
}

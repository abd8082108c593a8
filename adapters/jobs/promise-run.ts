import { collectFailures } from "../../domain/shared/collect-failures.ts";
import type { NewCore } from "./job-core.ts";

const hourMs = 60 * 60 * 1000;
/** A run comes once a minute. */
const silentMs = hourMs / 2;

/**
 * The run of each minute: promises are evaluated and admins hear of waiting requests, though one step fails. Whether the worker was
 * silent is asked on the first run of a process and after a pause: a promise that breaks waits too, without silence.
 */
export function promiseRun(
  newEvaluation: () => ReturnType<NewCore>["promiseEvaluation"],
  now: () => number,
) {
  let ranAt = Number.NEGATIVE_INFINITY;
  return async (): Promise<void> => {
    const isAfterSilence = now() - ranAt > silentMs;
    ranAt = now();
    const { tellSilence, evaluatePromises, tellWaiting } = newEvaluation();
    const { attempt, throwFailures } = collectFailures();
    if (isAfterSilence) await attempt(tellSilence);
    await attempt(evaluatePromises);
    await attempt(tellWaiting);
    throwFailures();
  };
}

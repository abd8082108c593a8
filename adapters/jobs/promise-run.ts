import type { Silence } from "../../domain/promise-evaluation/notify-silence.ts";
import { collectFailures } from "../../domain/shared/collect-failures.ts";
import { hourMs } from "../../domain/shared/time/time-units.ts";
import type { NewCore } from "./job-core.ts";

/** Maximum delay in milliseconds; a run is scheduled every minute. */
const silentMs = hourMs / 2;

/**
 * The run of each minute: evaluates promises and emails admins about waiting requests; a failing
 * step doesn't stop the others. The worker counts as silent when no run of any process ended within
 * half an hour and an evaluation has waited as long; an evaluation that fails waits, too, without
 * silence. `lastRunAt`: when the last run ended, in Unix milliseconds. The email about silence is
 * retried until stored. A run that can't check for silence evaluates nothing, since that would hide
 * it; the next run does.
 */
export function promiseRun(
  newEvaluation: () => ReturnType<NewCore>["promiseEvaluation"],
  now: () => number,
  lastRunAt: () => Promise<number | null>,
) {
  let ranAt = Number.NEGATIVE_INFINITY;
  let untold: Silence | null = null;
  let isBlind = false;
  return async (): Promise<void> => {
    const { findSilence, notifySilence, evaluatePromises, notifyWaiting } = newEvaluation();
    const { attempt, throwFailures } = collectFailures();
    const isRecent = (at: number | null) => at !== null && now() - at <= silentMs;
    const wasBlind = isBlind;
    await attempt(async () => {
      if (isRecent(ranAt)) return;
      isBlind = true;
      if (!isRecent(await lastRunAt())) untold = await findSilence();
      isBlind = false;
    });
    if (isBlind && !wasBlind) throwFailures();
    isBlind = false;
    ranAt = now();
    if (untold) {
      const silence = untold;
      await attempt(async () => {
        await notifySilence(silence);
        untold = null;
      });
    }
    await attempt(evaluatePromises);
    await attempt(notifyWaiting);
    throwFailures();
  };
}

import type { Silence } from "../../domain/promise-evaluation/notify-silence.ts";
import { collectFailures } from "../../domain/shared/collect-failures.ts";
import { hourMs } from "../../domain/shared/time/time-units.ts";
import type { NewCore } from "./job-core.ts";

/** A run comes once a minute. */
const silentMs = hourMs / 2;

/**
 * The run of each minute: promises are evaluated and admins hear of waiting requests, though one step fails. A worker was silent if
 * no run of any process ended within half an hour and an evaluation has waited as long: one that breaks waits too, without
 * silence. `lastRunAt`: when a run ended last, in milliseconds. The email is written again until it is stored. A run that cannot
 * look for silence evaluates nothing, which would hide it; the next one does.
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

import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseProblem } from "../sql/database-problem.ts";
import { describeFailure } from "../sql/describe-failure.ts";
import { isDatabaseAway } from "../sql/is-database-away.ts";

type Options = {
  /** Called once when the database is unavailable and is being waited for. */
  report: (words: string) => void;
  /** Called before each retry; if it throws, the wait ends. */
  beforeRetry?: () => void;
  patienceMs?: number;
  pauseMs?: number;
};

/**
 * Runs the work once the database answers, retrying for half a minute, since machines may still be
 * starting. Then throws a DatabaseProblem of one sentence; throws it at once for a problem that
 * waiting can't fix.
 */
export async function untilReached<Value>(
  work: () => Promise<Value>,
  { report, beforeRetry, patienceMs = 30_000, pauseMs = 500 }: Options,
): Promise<Value> {
  const until = performance.now() + patienceMs;
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      const isKnown = error instanceof DatabaseProblem;
      if (isKnown ? !error.isPassing : !isDatabaseAway(error)) throw error;
      const found = isKnown ? error.found : `Cannot reach the database: ${describeFailure(error)}`;
      const seconds = Math.round(patienceMs / 1_000);
      if (performance.now() + pauseMs > until)
        throw new DatabaseProblem(`${found}, and did not for ${seconds} seconds`, {
          todo: isKnown ? error.todo : undefined,
        });
      if (tries === 1) report(`${found}. Trying for ${seconds} seconds`);
    }
    await sleep(pauseMs);
    beforeRetry?.();
  }
}

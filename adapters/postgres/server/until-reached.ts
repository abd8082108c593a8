import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseProblem } from "../sql/database-problem.ts";
import { describeFailure } from "../sql/describe-failure.ts";
import { isDatabaseAway } from "../sql/is-database-away.ts";

type Options = {
  /** Hears once that the database is away and is waited for. */
  report: (words: string) => void;
  /** Is called before each further try; what it throws ends the wait. */
  beforeRetry?: () => void;
  patienceMs?: number;
  pauseMs?: number;
};

/**
 * Does the work once the database answers. A machine that starts may be busy with it, and so may the database's: it is tried for half
 * a minute. Throws a DatabaseProblem of one sentence after that, and at once what no waiting mends.
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

import { StaleWriteError } from "./stale-write.ts";

/**
 * Runs load → decide → save again, so many times, when someone else saved in between. Only for commands that say what
 * is wanted whatever the state; one that builds on what its sender has seen must hear of the stale write instead.
 */
export async function retryStale<Answer>(
  attempt: () => Promise<Answer>,
  retries = 3,
): Promise<Answer> {
  for (let retry = 1; ; retry += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof StaleWriteError) || retry > retries) throw error;
    }
  }
}

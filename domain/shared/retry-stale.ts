import { StaleWriteError } from "./stale-write.ts";

const retries = 3;

/**
 * Runs load → decide → save again, up to three times, when someone else saved in between. Only for commands that say what
 * is wanted whatever the state; one that builds on what its sender has seen must hear of the stale write instead.
 */
export async function retryStale<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  for (let retry = 1; ; retry += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof StaleWriteError) || retry > retries) throw error;
    }
  }
}

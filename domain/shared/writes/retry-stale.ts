import { StaleWriteError } from "./stale-write.ts";

/**
 * For writes that many make to the same thing at once, such as all builders of a request. Each lost write is another writer's
 * progress, so this ends.
 */
export const crowdRetries = 50;

/**
 * Repeats load → decide → save when another writer saved in between. Only for commands whose intent
 * doesn't depend on what the sender saw; others must surface the stale write.
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

import { StaleWriteError } from "./stale-write.ts";

/**
 * All builders of a request answer at once, and each delivered email is a write: a decision must not lose to them. Each lost write is
 * another writer's progress, so this ends.
 */
const maxRetries = 50;

/**
 * Repeats load → decide → save when another writer saved in between. Only for commands whose intent
 * doesn't depend on what the sender saw; others must surface the stale write.
 */
export async function retryStale<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  for (let retry = 1; ; retry += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof StaleWriteError) || retry > maxRetries) throw error;
    }
  }
}

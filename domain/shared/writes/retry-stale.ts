import { StaleWriteError } from "./stale-write.ts";

/**
 * High, because all builders of a request may answer at once and each delivered email is a write.
 * Each lost write means that another succeeded, so this ends.
 */
const maxRetries = 50;

/**
 * Repeats load, decide and save when another writer saved in between. Only for commands whose
 * intent doesn't depend on what the caller saw; others must return the stale write.
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

import { collectFailures } from "../shared/collect-failures.ts";
import { type EraseNeeds, eraseStoredRequest } from "./erase-stored-request.ts";
import { monthsBefore } from "./months-before.ts";
import type { Retention } from "./ports.ts";

/** Requests per batch, and batches per run; the rest waits for the next hour. */
const batch = 200;
const batches = 10;

/**
 * Erases the person from requests whose event is long past, as the privacy policy states. A failure
 * doesn't stop the others; the run throws at its end. Returns the number erased.
 */
export function sweepOldRequests(ports: EraseNeeds & { retention: Retention }) {
  const { erasures, retention, clock } = ports;
  return async (): Promise<number> => {
    const before = monthsBefore(clock.now(), retention.requestMonths);
    let erased = 0;
    const { attempt, throwFailures } = collectFailures();
    for (let run = 0; before && run < batches; run += 1) {
      const ids = await erasures.listRequestsBefore(before, batch);
      const erasedBefore = erased;
      for (const requestId of ids) {
        const one = { requestId, reason: "retention", actorId: null } as const;
        await attempt(async () => {
          if (await eraseStoredRequest(ports)(one)) erased += 1;
        });
      }
      // failed requests would be listed again
      if (ids.length < batch || erased === erasedBefore) break;
    }
    throwFailures();
    return erased;
  };
}

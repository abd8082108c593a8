import type { Clock } from "../shared/clock.ts";
import type { Leftovers } from "./ports.ts";

/** How long the same idempotency key gives the same answer, at least. */
const keyHours = 48;

/** The system's own clean-up: receipts, links, codes, challenges, attempts, keys and counts that are over. */
export function sweepLeftovers({ clock, leftovers }: { clock: Clock; leftovers: Leftovers }) {
  return (): Promise<Record<string, number>> => {
    const now = clock.now();
    const keysUntil = new Date(now.getTime() - keyHours * 60 * 60 * 1000);
    return leftovers.sweep({ now, keysUntil });
  };
}

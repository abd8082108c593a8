import type { Clock } from "../../shared/time/clock.ts";
import type { QuoteRequestRepository } from "../ports.ts";

type Needs = { quotes: QuoteRequestRepository; clock: Clock };

/** The sweep: offers whose time has passed become expired. Answers how many. */
export function expireResponses({ quotes, clock }: Needs) {
  return (_request: Record<never, never> = {}): Promise<number> =>
    quotes.expireResponses(clock.now());
}

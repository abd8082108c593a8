import type { Clock } from "../../shared/time/clock.ts";
import type { QuoteRequestRepository } from "../ports.ts";

type Needs = { quotes: QuoteRequestRepository; clock: Clock };

/** The sweep: expires offers whose time has passed. Returns their number. */
export function expireResponses({ quotes, clock }: Needs) {
  return (_request: Record<never, never> = {}): Promise<number> =>
    quotes.expireResponses(clock.now());
}

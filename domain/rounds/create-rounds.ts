import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import type { ContactAfter } from "../quotes/contact-after.ts";
import type { QuoteRequestRepository } from "../quotes/ports.ts";
import { letOfferStand } from "../quotes/responses/let-offer-stand.ts";
import { answersWithMaskedRound } from "../quotes/round/masked-round.ts";
import type { RateRepository } from "../rates/ports.ts";
import type { Ids } from "../shared/id.ts";
import type { Clock } from "../shared/time/clock.ts";
import { cancelRound } from "./cancel-round.ts";
import { endRounds } from "./end-rounds.ts";
import { openRound } from "./open-round.ts";

/** Ports that these use cases need. */
export type RoundsPorts = {
  clock: Clock;
  ids: Ids;
  quotes: QuoteRequestRepository;
  rates: RateRepository;
  builders: BuilderProfileRepository;
  contactAfter: ContactAfter;
};

/** The use cases: rounds, in which an exhibitor asks builders for their best and final offers. */
export function createRounds(ports: RoundsPorts) {
  return {
    openRound: openRound(ports),
    cancelRound: cancelRound(ports),
    letOfferStand: answersWithMaskedRound(letOfferStand(ports), ports.contactAfter),
    endRounds: endRounds(ports),
  };
}

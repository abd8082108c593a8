import { letOfferStand } from "../quotes/responses/let-offer-stand.ts";
import { answersWithMaskedRound } from "../quotes/round/masked-round.ts";
import { feature } from "../shared/feature.ts";
import { cancelRound } from "./cancel-round.ts";
import { endRounds } from "./end-rounds.ts";
import { openRound } from "./open-round.ts";

/** The use cases: rounds of best and final offers. */
export const createRounds = feature({
  openRound,
  cancelRound,
  letOfferStand: answersWithMaskedRound(letOfferStand),
  endRounds,
});

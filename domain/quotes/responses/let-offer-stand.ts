import { approvedBuilder, type Principal } from "../../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../../accounts/refusals.ts";
import type { RateRepository } from "../../rates/ports.ts";
import type { Ids, QuoteResponseId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { asSaved } from "../../shared/writes/as-saved.ts";
import { retryStale } from "../../shared/writes/retry-stale.ts";
import type { QuoteRequestRepository } from "../ports.ts";
import type { QuoteResponse } from "../quote-response.ts";
import type { BriefChangedMeanwhile, ResponseNotFound, RoundNotOpen } from "../refusals.ts";
import { auditedAs, type LinkHolder } from "../response-link.ts";
import { withClosedRound } from "../round/close-round.ts";
import { answerRound } from "../round/round.ts";
import { roundPartState } from "../round/round-part.ts";
import { findOwnResponse } from "./find-own-response.ts";
import { type CannotMoveResponse, moveResponse } from "./move-response.ts";
import { standingOwnRates } from "./own-rates-differ.ts";

type Needs = { quotes: QuoteRequestRepository; rates: RateRepository; ids: Ids; clock: Clock };
type LetOfferStand = {
  responseId: QuoteResponseId;
  /**
   * The version of the brief that the builder read, for which the quote stands, too; null: not
   * given.
   */
  briefVersion?: number | null;
  by: Principal | LinkHolder;
};
type Refused =
  | NotSignedIn
  | NotAllowed
  | ResponseNotFound
  | CannotMoveResponse
  | RoundNotOpen
  | BriefChangedMeanwhile;

/** A builder answers an open round: the quote stands unchanged, for the current brief. */
export function letOfferStand({ quotes, rates, ids, clock }: Needs) {
  return ({
    responseId,
    briefVersion = null,
    by,
  }: LetOfferStand): Promise<Result<QuoteResponse, Refused>> =>
    retryStale(async () => {
      const now = clock.now();
      const own = await findOwnResponse(quotes, responseId, by, now);
      if (!own.ok) return own;
      const { found, actor } = own.value;
      if (actor.kind === "member" && !approvedBuilder(actor)) {
        return refuse({ kind: "not-allowed" });
      }
      const before = found.responses.find(({ id }) => id === responseId);
      const move = {
        event: "confirmed",
        attempted: "let this quote stand",
        revision: null,
      } as const;
      const moved = moveResponse(found, responseId, move, now);
      if (!moved.ok) return moved;
      const { round } = moved.value;
      if (!before || !round || roundPartState(round, now) !== "open") {
        return refuse({ kind: "round-not-open" });
      }
      if (briefVersion !== null && briefVersion !== found.request.briefVersion) {
        return refuse({ kind: "brief-changed-meanwhile" });
      }
      const confirmedBrief = briefVersion ?? before.confirmedBrief;
      if (round.answer === "stands" && confirmedBrief === before.confirmedBrief) return ok(before);

      const request = { ...found.request, updatedAt: now };
      // keeps the time of the builder's own last act, from which the take-back period counts
      const { updatedAt } = before;
      const { updateAskedAt: asked } = before;
      const updateAskedAt = confirmedBrief === before.confirmedBrief ? asked : null;
      const after = { ...moved.value, updatedAt, confirmedBrief, updateAskedAt };
      const ownRates = await standingOwnRates({ quotes, rates }, request, { before, after }, now);
      const answered = answerRound({ ...after, ownRates }, "stands", now);
      const step = withClosedRound({ ids }, found, answered, now);
      const { actorId, via } = auditedAs(actor);
      const detail = { id: responseId, ...(briefVersion && { briefVersion }), ...via };
      const audit = { actorId, action: "quote-response.stands", detail };
      const { responses, messages } = step;
      await quotes.save({ request, responses, messages, audit });
      return ok(asSaved(step.changed));
    });
}

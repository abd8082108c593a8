import { isAdmin, type Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import { ownsRequest } from "../quotes/owns-request.ts";
import type { QuoteNeeds } from "../quotes/ports.ts";
import type { RoundNotFound, RoundNotOpen } from "../quotes/refusals.ts";
import { responsesInRound, withRound } from "../quotes/round/round.ts";
import { roundPartState } from "../quotes/round/round-part.ts";
import type { RoundId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { retryStale } from "../shared/writes/retry-stale.ts";
import { writeRoundLetters } from "./write-round-letters.ts";

type CancelRound = { roundId: RoundId; by: Principal };
type Refused = NotSignedIn | RoundNotFound | RoundNotOpen;

/**
 * The exhibitor, or an admin, cancels an open round. Its builders get an email; their quotes don't
 * change.
 */
export function cancelRound({ quotes, builders, ids, clock }: QuoteNeeds) {
  return ({ roundId, by }: CancelRound): Promise<Result<null, Refused>> =>
    retryStale(async () => {
      if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
      const found = await quotes.findCaseOfRound(roundId);
      if (!found || !(ownsRequest(by, found.request) || isAdmin(by))) {
        return refuse({ kind: "round-not-found" });
      }
      const now = clock.now();
      const parts = responsesInRound(found, roundId);
      const open = parts.filter(({ round }) => round && roundPartState(round, now) === "open");
      if (open.length === 0) return refuse({ kind: "round-not-open" });
      const responses = open.flatMap((response) =>
        response.round
          ? withRound(response, { ...response.round, cancelledAt: now.toISOString() })
          : [],
      );
      const request = { ...found.request, updatedAt: now };
      const pending = responses.filter(({ status }) => status === "pending");
      const letters = { request, responses: pending, kind: "round-cancelled", at: now } as const;
      const messages = await writeRoundLetters({ builders, ids }, letters);
      const audit = { actorId: by.user.id, action: "round.cancelled", detail: { id: roundId } };
      await quotes.save({ request, responses, messages, audit });
      return ok(null);
    });
}

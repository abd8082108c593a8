import type { Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import type { BuilderProfileRepository } from "../../builder-profiles/ports.ts";
import type { Ids, QuoteResponseId } from "../../shared/id.ts";
import { ok, type Result } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { asSaved } from "../../shared/writes/as-saved.ts";
import { retryStale } from "../../shared/writes/retry-stale.ts";
import { type Award, awardWithoutReasons } from "../award/award.ts";
import { writeDecision } from "../letters/write-decision.ts";
import type { QuoteRequestRepository } from "../ports.ts";
import type { QuoteRefusal } from "../refusals.ts";
import type { QuoteResponse } from "../responses/quote-response.ts";
import { accept } from "./accept.ts";
import { findReceivedResponse } from "./find-received-response.ts";

type Needs = {
  quotes: QuoteRequestRepository;
  builders: BuilderProfileRepository;
  ids: Ids;
  clock: Clock;
};
type AcceptResponse = {
  responseId: QuoteResponseId;
  /** The revision that the exhibitor read; null suffices for a quote that was never revised. */
  revision?: number | null;
  award?: Award;
  by: Principal;
};

/** An exhibitor takes an offer. Every builder who was asked hears of it, and the exhibitor gets a record. */
export function acceptResponse({ quotes, builders, ids, clock }: Needs) {
  return ({
    responseId,
    revision = null,
    award = awardWithoutReasons,
    by,
  }: AcceptResponse): Promise<Result<QuoteResponse, NotSignedIn | QuoteRefusal>> =>
    retryStale(async () => {
      const received = await findReceivedResponse(quotes, responseId, by);
      if (!received.ok) return received;
      const { found, actor } = received.value;
      const now = clock.now();
      const step = accept(found, { id: responseId, revision, award }, now);
      if (!step.ok) return step;

      const { request, accepted, others } = step.value;
      const messages = await writeDecision({ builders, ids }, step.value, now);
      const { reasons } = award;
      const detail = { id: responseId, revision: accepted.revision, reasons };
      const audit = { actorId: actor.user.id, action: "quote-response.accepted", detail };
      const responses = [accepted, ...others];
      await quotes.save({ request, responses, messages, audit });
      return ok(asSaved(accepted));
    });
}

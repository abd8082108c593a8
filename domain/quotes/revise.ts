import type { QuoteResponseId } from "../shared/id.ts";
import { ok, type Result } from "../shared/result.ts";
import { offerTerms } from "./offer-terms.ts";
import { type CannotChangeResponse, pendingResponse } from "./pending-response.ts";
import type { QuoteCase } from "./ports.ts";
import type { Offer } from "./quote-response.ts";
import type { ValidityInThePast } from "./refusals.ts";
import type { ResponseStep } from "./response-step.ts";

/** The builder changes an offer that waits for an answer. What was offered before stays on record as the revision before. */
export function revise(
  before: QuoteCase,
  { id, offer }: { id: QuoteResponseId; offer: Offer },
  now: Date,
): Result<ResponseStep, CannotChangeResponse | ValidityInThePast> {
  const found = pendingResponse(before, id, "revise this quote", now);
  if (!found.ok) return found;
  const terms = offerTerms(offer, now);
  if (!terms.ok) return terms;

  const revision = found.value.revision + 1;
  return ok({
    request: { ...before.request, updatedAt: now },
    changed: { ...found.value, ...terms.value, revision, updatedAt: now },
  });
}

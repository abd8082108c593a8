import type { QuoteResponseId } from "../../shared/id.ts";
import { ok, type Result } from "../../shared/result.ts";
import { openAsk } from "../decision/ask-lines.ts";
import type { QuoteCase } from "../ports.ts";
import { type CannotMoveResponse, moveResponse } from "./move-response.ts";
import { type BadTerms, offerTerms } from "./offer-terms.ts";
import type { Offer } from "./quote-response.ts";
import type { ResponseStep } from "./response-step.ts";

type Revision = {
  id: QuoteResponseId;
  /** Missing fields stay unchanged. */
  changes: Partial<Offer>;
  /** The revision that the builder read; null when not given. */
  revision: number | null;
};

/** Revises a pending quote. The previous terms stay on record as the previous revision. */
export function revise(
  before: QuoteCase,
  { id, changes, revision }: Revision,
  now: Date,
): Result<ResponseStep, CannotMoveResponse | BadTerms> {
  const move = { event: "revised", attempted: "revise this quote", revision } as const;
  const moved = moveResponse(before, id, move, now);
  if (!moved.ok) return moved;
  const terms = offerTerms(changedOffer(moved.value, changes), now);
  if (!terms.ok) return terms;

  return ok({
    request: { ...before.request, updatedAt: now },
    changed: {
      ...moved.value,
      ...terms.value,
      revision: moved.value.revision + 1,
      priceAskedAt: null,
      ...openAsk(moved.value, terms.value.lines),
    },
  });
}

function changedOffer(offered: Offer, changes: Partial<Offer>): Offer {
  const { lines = offered.lines } = changes;
  const {
    // New lines have a new sum.
    quotedAmount = changes.lines && changes.lines.length > 0 ? null : offered.quotedAmount,
    estimatedTimeline = offered.estimatedTimeline,
    responseMessage = offered.responseMessage,
    attachments = offered.attachments,
    validUntil = offered.validUntil,
  } = changes;
  return { quotedAmount, lines, estimatedTimeline, responseMessage, attachments, validUntil };
}

import { approvedBuilder, type Principal } from "../../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../../accounts/refusals.ts";
import type { Ids, QuoteResponseId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { asSaved } from "../../shared/writes/as-saved.ts";
import { retryStale } from "../../shared/writes/retry-stale.ts";
import { openAsk } from "../decision/ask-lines.ts";
import { requestFacts } from "../letters/request-facts.ts";
import { writeToExhibitor } from "../letters/write-to-exhibitor.ts";
import type { QuoteCase, QuoteRequestRepository } from "../ports.ts";
import type { QuoteRefusal } from "../refusals.ts";
import { auditedAs, type LinkHolder } from "../response-link/response-link.ts";
import { findOwnResponse } from "./find-own-response.ts";
import { type CannotMoveResponse, moveResponse } from "./move-response.ts";
import { type BadTerms, offerTerms } from "./offer-terms.ts";
import type { Offer, QuoteResponse } from "./quote-response.ts";
import type { ResponseStep } from "./response-step.ts";

type Needs = { quotes: QuoteRequestRepository; ids: Ids; clock: Clock };
type ReviseResponse = {
  responseId: QuoteResponseId;
  /** Missing fields stay unchanged. */
  changes: Partial<Offer>;
  /** The revision that the builder read, if given; an outdated one is refused. */
  revision?: number | null;
  by: Principal | LinkHolder;
};
type Answer = Result<QuoteResponse, NotSignedIn | NotAllowed | QuoteRefusal>;

/** A builder revises their pending quote. The exhibitor gets an email. */
export function reviseResponse({ quotes, ids, clock }: Needs) {
  return ({ responseId, changes, revision = null, by }: ReviseResponse): Promise<Answer> =>
    retryStale(async () => {
      const now = clock.now();
      const own = await findOwnResponse(quotes, responseId, by, now);
      if (!own.ok) return own;
      const { found, actor, builder } = own.value;
      // Theirs to read, but only approved builders make offers.
      if (actor.kind === "member" && !approvedBuilder(actor))
        return refuse({ kind: "not-allowed" });

      const step = revise(found, { id: responseId, changes, revision }, now);
      if (!step.ok) return step;

      const { request, changed } = step.value;
      const message = writeToExhibitor(
        { ids },
        request,
        { key: `response-revised/${responseId}/${changed.revision}`, at: now },
        (to) => ({
          kind: "response-revised",
          to,
          request: requestFacts(request),
          responseId,
          firstName: request.firstName,
          builderName: builder.name,
          quotedAmount: changed.quotedAmount,
        }),
      );
      const { actorId, via } = auditedAs(actor);
      const detail = { id: responseId, revision: changed.revision, ...via };
      const audit = { actorId, action: "quote-response.revised", detail };
      await quotes.save({ request, responses: [changed], messages: [message], audit });
      return ok(asSaved(changed));
    });
}

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
      confirmedBrief: before.request.briefVersion,
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

import type { Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import type { QuoteRequestId, QuoteResponseId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { visibleResponses } from "../own-requests/list-responses.ts";
import type { QuoteRequestRepository, SeenQuoteRepository } from "../ports.ts";
import type { RequestNotFound } from "../refusals.ts";

type Needs = { quotes: QuoteRequestRepository; seenQuotes: SeenQuoteRepository; clock: Clock };
type NoteSeenQuotes = {
  requestId: QuoteRequestId;
  seen: readonly { id: QuoteResponseId; revision: number }[];
  by: Principal;
};

/**
 * Records that a reader has read quotes at these revisions; later ones are new to them. Quotes that
 * they may not read, and revisions that don't exist yet, are ignored.
 */
export function noteSeenQuotes({ quotes, seenQuotes, clock }: Needs) {
  return async ({
    requestId,
    seen,
    by,
  }: NoteSeenQuotes): Promise<Result<null, NotSignedIn | RequestNotFound>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const found = await quotes.findCase(requestId);
    const readable = found && visibleResponses(found, by);
    if (!readable) return refuse({ kind: "quote-request-not-found" });
    const noted = readable.flatMap(({ id, revision: latest }) => {
      const looked = seen.find((each) => each.id === id);
      return looked ? [{ id, revision: Math.min(looked.revision, latest) }] : [];
    });
    await seenQuotes.note(by.user.id, noted, clock.now());
    return ok(null);
  };
}

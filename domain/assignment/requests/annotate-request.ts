import type { Principal } from "../../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../../accounts/refusals.ts";
import type { QuoteRequestRepository } from "../../quotes/ports.ts";
import type { Priority, QuoteRequest } from "../../quotes/quote-request.ts";
import type { NotesChanged, RequestNotFound } from "../../quotes/refusals.ts";
import type { QuoteRequestId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { asSaved } from "../../shared/writes/as-saved.ts";
import { retryStale } from "../../shared/writes/retry-stale.ts";
import { requestForAdmin } from "./request-for-admin.ts";

type Needs = { quotes: QuoteRequestRepository; clock: Clock };
type AnnotateRequest = {
  requestId: QuoteRequestId;
  priority?: Priority;
  /** Null deletes them; missing leaves them unchanged. */
  notes?: string | null;
  /** The notes the admin started from, if given; newer notes by another admin are not overwritten. */
  seenNotes?: string | null;
  by: Principal;
};
type Answer = Result<QuoteRequest, NotSignedIn | NotAllowed | RequestNotFound | NotesChanged>;

/** An admin sets a request's priority or the internal notes, in any status. */
export function annotateRequest({ quotes, clock }: Needs) {
  return ({ requestId, priority, notes, seenNotes, by }: AnnotateRequest): Promise<Answer> =>
    retryStale(async () => {
      const asked = await requestForAdmin(quotes, { requestId, by });
      if (!asked.ok) return asked;
      const found = asked.value;
      const isNoted = notes !== undefined && notes !== found.notes;
      if (isNoted && seenNotes !== undefined && (seenNotes || null) !== (found.notes || null)) {
        return refuse({ kind: "notes-changed" });
      }
      const request: QuoteRequest = {
        ...found,
        priority: priority ?? found.priority,
        notes: notes === undefined ? found.notes : notes,
        updatedAt: clock.now(),
      };
      const actorId = by.kind === "member" ? by.user.id : null;
      const detail = {
        ...(request.priority !== found.priority && { priority: request.priority }),
        ...(isNoted && { notes: request.notes ? "written" : "removed" }),
      };
      await quotes.save({ request, audit: { actorId, action: "quote-request.annotated", detail } });
      return ok(asSaved(request));
    });
}

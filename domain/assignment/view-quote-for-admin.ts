import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../accounts/refusals.ts";
import { unlessAdmin } from "../accounts/unless-admin.ts";
import type { QuoteRequestRepository } from "../quotes/ports.ts";
import type { QuoteRequest } from "../quotes/quote-request.ts";
import type { RequestNotFound } from "../quotes/refusals.ts";
import type { QuoteRequestId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Interest, InterestRepository, NoteMark, RequestDesk } from "./ports.ts";

type Needs = { quotes: QuoteRequestRepository; desk: RequestDesk; interests: InterestRepository };
type Viewed = { request: QuoteRequest; interests: Interest[]; noteMarks: NoteMark[] };
type Answer = Result<Viewed, NotSignedIn | NotAllowed | RequestNotFound>;

/** An admin looks at one request as it is now. */
export function viewQuoteForAdmin({ quotes, desk, interests }: Needs) {
  return async ({
    requestId,
    by,
  }: {
    requestId: QuoteRequestId;
    by: Principal;
  }): Promise<Answer> => {
    const refusal = unlessAdmin(by);
    if (refusal) return refuse(refusal);
    const request = await quotes.find(requestId);
    if (!request) return refuse({ kind: "quote-request-not-found" });
    const [interested, noteMarks] = await Promise.all([
      interests.ofRequests([requestId]),
      desk.noteMarks([requestId]),
    ]);
    return ok({ request, interests: interested, noteMarks });
  };
}

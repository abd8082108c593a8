import type { Member, Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import type { QuoteRequestId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import { ownsRequest } from "../owns-request.ts";
import type { QuoteCase, QuoteRequestRepository } from "../ports.ts";
import type { RequestNotFound, RequestNotOpen, ResponseAlreadyAccepted } from "../refusals.ts";
import { requestNotOpen } from "../request-not-open.ts";
import { isOpen } from "../request-state.ts";

export type CannotChangeBrief = RequestNotFound | RequestNotOpen | ResponseAlreadyAccepted;

/**
 * Finds the caller's own request and refuses when it is closed or a quote of it is accepted. The
 * request of another person is refused as missing.
 */
export async function findChangeableBrief(
  quotes: QuoteRequestRepository,
  id: QuoteRequestId,
  by: Principal,
  attempted: string,
): Promise<Result<{ found: QuoteCase; actor: Member }, NotSignedIn | CannotChangeBrief>> {
  if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
  const found = await quotes.findCase(id);
  if (!found || !ownsRequest(by, found.request)) return refuse({ kind: "quote-request-not-found" });
  const { request, responses } = found;
  if (!isOpen(request.status)) return refuse(requestNotOpen(request.status, attempted));
  if (responses.some(({ status }) => status === "accepted")) {
    return refuse({ kind: "response-already-accepted", attempted });
  }
  return ok({ found, actor: by });
}

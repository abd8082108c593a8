import type { Member, Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import type { QuoteResponseId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import { ownsRequest } from "../owns-request.ts";
import type { QuoteCase, QuoteRequestRepository } from "../ports.ts";
import type { ResponseNotFound } from "../refusals.ts";

/** The case of a quote that the caller received. To everyone else it looks missing. */
export async function findReceivedResponse(
  quotes: QuoteRequestRepository,
  id: QuoteResponseId,
  by: Principal,
): Promise<Result<{ found: QuoteCase; actor: Member }, NotSignedIn | ResponseNotFound>> {
  if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
  const found = await quotes.findCaseOfResponse(id);
  if (!found || !ownsRequest(by, found.request)) {
    return refuse({ kind: "quote-response-not-found" });
  }
  return ok({ found, actor: by });
}

import type { Member, Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import type { BuilderProfileSummary } from "../../shared/builder-summary.ts";
import type { QuoteResponseId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { QuoteCase, QuoteRequestRepository } from "../ports.ts";
import type { ResponseNotFound } from "../refusals.ts";
import { type LinkHolder, linkedInvitation } from "../response-link.ts";

type Own = { found: QuoteCase; actor: Member | LinkHolder; builder: BuilderProfileSummary };

/**
 * The case of the caller's own offer, regardless of their profile's state. Any other looks missing.
 */
export async function findOwnResponse(
  quotes: QuoteRequestRepository,
  id: QuoteResponseId,
  by: Principal | LinkHolder,
  now: Date,
): Promise<Result<Own, NotSignedIn | ResponseNotFound>> {
  if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
  const found = await quotes.findCaseOfResponse(id);
  const response = found?.responses.find((each) => each.id === id);
  const isLinked =
    by.kind === "member" || (found && linkedInvitation(found.request, by, now) !== null);
  if (!found || !isLinked || !by.builder || response?.builderId !== by.builder.id) {
    return refuse({ kind: "quote-response-not-found" });
  }
  if (by.kind === "link-holder" && by.link.requestId !== found.request.id) {
    return refuse({ kind: "quote-response-not-found" });
  }
  return ok({ found, actor: by, builder: by.builder });
}

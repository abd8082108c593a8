import { isAdmin, type Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import type { QuoteResponseId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import { ownsRequest } from "../owns-request.ts";
import type { QuoteRequestRepository } from "../ports.ts";
import type { QuoteResponse } from "../quote-response.ts";
import type { ResponseNotFound } from "../refusals.ts";

/** A quote for its builder, its exhibitor or an admin. To everyone else it looks missing. */
export async function findReadableResponse(
  quotes: QuoteRequestRepository,
  id: QuoteResponseId,
  by: Principal,
): Promise<Result<QuoteResponse, NotSignedIn | ResponseNotFound>> {
  if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
  const found = await quotes.findCaseOfResponse(id);
  const response = found?.responses.find((each) => each.id === id);
  const isOwn = response !== undefined && response.builderId === by.builder?.id;
  if (!(found && response) || !(isOwn || ownsRequest(by, found.request) || isAdmin(by))) {
    return refuse({ kind: "quote-response-not-found" });
  }
  return ok(response);
}

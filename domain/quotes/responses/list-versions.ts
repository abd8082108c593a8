import { isAdmin, type Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import type { QuoteResponseId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import { ownsRequest } from "../own-requests/owns-request.ts";
import type { QuoteRequestRepository } from "../ports.ts";
import type { ResponseNotFound } from "../refusals.ts";
import type { OfferVersion } from "./quote-response.ts";

type ListVersions = { responseId: QuoteResponseId; by: Principal };

/** A quote at each of its revisions, for its builder, its exhibitor and admins. */
export function listVersions({ quotes }: { quotes: QuoteRequestRepository }) {
  return async ({
    responseId,
    by,
  }: ListVersions): Promise<Result<OfferVersion[], NotSignedIn | ResponseNotFound>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const found = await quotes.findCaseOfResponse(responseId);
    const response = found?.responses.find(({ id }) => id === responseId);
    const isOwn = response !== undefined && response.builderId === by.builder?.id;
    if (!found || !(isOwn || ownsRequest(by, found.request) || isAdmin(by))) {
      return refuse({ kind: "quote-response-not-found" });
    }
    return ok(await quotes.listVersions(responseId));
  };
}

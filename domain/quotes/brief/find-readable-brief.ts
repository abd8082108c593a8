import { isAdmin, type Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import type { QuoteRequestId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import { type ContactAfter, seesContact, withoutContact } from "../contact-after.ts";
import { assignedBuilder } from "../for-builders/assigned-builder.ts";
import { ownsRequest } from "../owns-request.ts";
import type { QuoteRequestRepository } from "../ports.ts";
import type { QuoteRequest } from "../quote-request.ts";
import type { RequestNotFound } from "../refusals.ts";

export type BriefReadNeeds = { quotes: QuoteRequestRepository; contactAfter: ContactAfter };
export type ReadBrief = { requestId: QuoteRequestId; by: Principal };
type Readable = { request: QuoteRequest; isMasked: boolean };

/**
 * Finds the request whose brief the exhibitor, an assigned builder or an admin may read. `isMasked`
 * hides contact data from a builder who may not see it yet.
 */
export async function findReadableBrief(
  { quotes, contactAfter }: BriefReadNeeds,
  { requestId, by }: ReadBrief,
): Promise<Result<Readable, NotSignedIn | RequestNotFound>> {
  if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
  const found = await quotes.findCase(requestId);
  const seesAll = found && (ownsRequest(by, found.request) || isAdmin(by));
  const builder = found && assignedBuilder(by, found.request);
  if (!found || !(seesAll || builder)) return refuse({ kind: "quote-request-not-found" });
  const isMasked = !seesAll && builder !== null && !seesContact(contactAfter, found, builder.id);
  return ok({ request: found.request, isMasked });
}

/** The exhibitor, an assigned builder or an admin reads a brief. */
export function readBrief(ports: BriefReadNeeds) {
  return async (read: ReadBrief): Promise<Result<QuoteRequest, NotSignedIn | RequestNotFound>> => {
    const found = await findReadableBrief(ports, read);
    if (!found.ok) return found;
    const { request, isMasked } = found.value;
    return ok(isMasked ? withoutContact(request) : request);
  };
}

import { adminOf } from "../../accounts/admin-of.ts";
import type { Principal } from "../../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../../accounts/refusals.ts";
import type { QuoteRequestRepository } from "../../quotes/ports.ts";
import type { QuoteRequest } from "../../quotes/quote-request.ts";
import type { RequestNotFound } from "../../quotes/refusals.ts";
import type { QuoteRequestId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";

export type AskedByAdmin = { requestId: QuoteRequestId; by: Principal };

/** Finds any request for an admin. */
export async function requestForAdmin(
  quotes: QuoteRequestRepository,
  { requestId, by }: AskedByAdmin,
): Promise<Result<QuoteRequest, NotSignedIn | NotAllowed | RequestNotFound>> {
  const admin = adminOf(by);
  if (!admin.ok) return admin;
  const request = await quotes.find(requestId);
  return request ? ok(request) : refuse({ kind: "quote-request-not-found" });
}

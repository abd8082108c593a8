import { isAdmin, type Member, type Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import type { QuoteCase, QuoteRequestRepository } from "../quotes/ports.ts";
import type { QuoteResponse } from "../quotes/quote-response.ts";
import type { QuoteResponseId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { type JobSide, sideOf } from "./job.ts";
import type { JobNotFound } from "./refusals.ts";

/** An accepted quote, and the side on which the caller runs its job; null for an admin. */
export type Accepted = {
  found: QuoteCase;
  quote: QuoteResponse;
  side: JobSide | null;
  actor: Member;
};

/**
 * The accepted quote with this id, for its exhibitor, its builder and admins. To everyone else it
 * looks missing.
 */
export async function findAccepted(
  quotes: QuoteRequestRepository,
  id: QuoteResponseId,
  by: Principal,
): Promise<Result<Accepted, NotSignedIn | JobNotFound>> {
  if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
  const found = await quotes.findCaseOfResponse(id);
  const quote = found?.responses.find((response) => response.id === id);
  if (!found || quote?.status !== "accepted") return refuse({ kind: "job-not-found" });
  const side = sideOf(by, quote, found.request);
  if (!side && !isAdmin(by)) return refuse({ kind: "job-not-found" });
  return ok({ found, quote, side, actor: by });
}

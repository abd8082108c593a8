import type { Member, Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import type { BuilderProfileSummary } from "../../shared/builder-summary.ts";
import type { QuoteRequestId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { QuoteCase, QuoteRequestRepository } from "../ports.ts";
import type { RequestNotFound } from "../refusals.ts";
import { type LinkHolder, linkedInvitation } from "../response-link.ts";
import { assignedBuilder } from "./assigned-builder.ts";

type Own = { found: QuoteCase; actor: Member | LinkHolder; builder: BuilderProfileSummary };

/** The case of a request that the caller is invited to. Any other looks missing. */
export async function findOwnInvitation(
  quotes: QuoteRequestRepository,
  id: QuoteRequestId,
  by: Principal | LinkHolder,
  now: Date,
): Promise<Result<Own, NotSignedIn | RequestNotFound>> {
  if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
  return ownInvitation(await quotes.findCase(id), by, now);
}

/** The builder's invitation in a loaded case; null: none. */
export function ownInvitation(
  found: QuoteCase | null,
  by: Member | LinkHolder,
  now: Date,
): Result<Own, RequestNotFound> {
  const builder = found && invitedBuilder(by, found, now);
  return builder ? ok({ found, actor: by, builder }) : refuse({ kind: "quote-request-not-found" });
}

/**
 * The builder that the caller quotes for: their own, or the link's; null when that builder isn't
 * invited.
 */
export function invitedBuilder(
  by: Member | LinkHolder,
  { request }: QuoteCase,
  now: Date,
): BuilderProfileSummary | null {
  if (by.kind === "member") return assignedBuilder(by, request);
  const isTheirs = by.link.requestId === request.id && linkedInvitation(request, by, now);
  return isTheirs ? by.builder : null;
}

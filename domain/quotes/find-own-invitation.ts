import type { Member, Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import type { BuilderProfileSummary } from "../shared/builder-summary.ts";
import type { QuoteRequestId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { assignedBuilder } from "./assigned-builder.ts";
import type { QuoteCase, QuoteRequestRepository } from "./ports.ts";
import type { RequestNotFound } from "./refusals.ts";

type Own = { found: QuoteCase; actor: Member; builder: BuilderProfileSummary };

/** The case of a request that the caller is asked to quote. Another's looks missing. */
export async function findOwnInvitation(
  quotes: QuoteRequestRepository,
  id: QuoteRequestId,
  by: Principal,
): Promise<Result<Own, NotSignedIn | RequestNotFound>> {
  if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
  const found = await quotes.findCase(id);
  const builder = found && assignedBuilder(by, found.request);
  return builder ? ok({ found, actor: by, builder }) : refuse({ kind: "quote-request-not-found" });
}

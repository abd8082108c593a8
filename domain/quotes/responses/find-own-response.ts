import type { Member, Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import type { BuilderProfileSummary } from "../../shared/builder-summary.ts";
import type { QuoteResponseId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { QuoteCase, QuoteRequestRepository } from "../ports.ts";
import type { ResponseNotFound } from "../refusals.ts";

type Own = { found: QuoteCase; actor: Member; builder: BuilderProfileSummary };

/** The case of an offer that the caller made, whatever became of their profile since. Another's looks missing. */
export async function findOwnResponse(
  quotes: QuoteRequestRepository,
  id: QuoteResponseId,
  by: Principal,
): Promise<Result<Own, NotSignedIn | ResponseNotFound>> {
  if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
  const found = await quotes.findCaseOfResponse(id);
  const response = found?.responses.find((each) => each.id === id);
  if (!found || !by.builder || response?.builderId !== by.builder.id) {
    return refuse({ kind: "quote-response-not-found" });
  }
  return ok({ found, actor: by, builder: by.builder });
}

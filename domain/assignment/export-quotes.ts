import { needsFreshProof } from "../accounts/needs-fresh-proof.ts";
import type { Principal } from "../accounts/principal.ts";
import type { FreshProofNeeded, NotAllowed, NotSignedIn } from "../accounts/refusals.ts";
import { unlessAdmin } from "../accounts/unless-admin.ts";
import type { QuoteRequest } from "../quotes/quote-request.ts";
import type { Clock } from "../shared/clock.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { AuditTrail, RequestDesk } from "./ports.ts";
import type { RequestFilter } from "./request-search.ts";

type Needs = { desk: RequestDesk; audit: AuditTrail; clock: Clock };
type ExportQuotes = RequestFilter & { by: Principal };
type Answer = Result<AsyncIterable<QuoteRequest[]>, NotSignedIn | NotAllowed | FreshProofNeeded>;

/**
 * An admin takes requests along, newest first, a few hundred at a time. They hold people's names and numbers: it wants a
 * fresh proof, and is noted.
 */
export function exportQuotes({ desk, audit, clock }: Needs) {
  return async ({ by, ...filter }: ExportQuotes): Promise<Answer> => {
    const refusal = unlessAdmin(by);
    if (refusal || by.kind === "visitor") return refuse(refusal ?? { kind: "not-signed-in" });
    if (needsFreshProof(by, clock.now())) return refuse({ kind: "fresh-proof-needed" });
    await audit.addExport({
      actorId: by.user.id,
      action: "quote-requests.exported",
      detail: { ...filter },
    });
    return ok(desk.walk(filter));
  };
}

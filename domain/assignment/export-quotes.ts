import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../accounts/refusals.ts";
import { unlessAdmin } from "../accounts/unless-admin.ts";
import type { QuoteRequest } from "../quotes/quote-request.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { AuditTrail, RequestDesk } from "./ports.ts";
import type { RequestFilter } from "./request-search.ts";

type Needs = { desk: RequestDesk; audit: AuditTrail };
type ExportQuotes = RequestFilter & { by: Principal };
type Answer = Result<AsyncIterable<QuoteRequest[]>, NotSignedIn | NotAllowed>;

/** An admin takes requests along, newest first, a few hundred at a time. It is noted: they hold people's names and numbers. */
export function exportQuotes({ desk, audit }: Needs) {
  return async ({ by, ...filter }: ExportQuotes): Promise<Answer> => {
    const refusal = unlessAdmin(by);
    if (refusal) return refuse(refusal);
    const actorId = by.kind === "member" ? by.user.id : null;
    await audit.addExport({ actorId, action: "quote-requests.exported", detail: { ...filter } });
    return ok(desk.walk(filter));
  };
}

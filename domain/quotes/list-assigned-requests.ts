import { approvedBuilder, type Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import type { Page, PageRequest } from "../shared/page.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { QuoteRequestRepository } from "./ports.ts";
import type { QuoteRequest } from "./quote-request.ts";

type ListAssignedRequests = { by: Principal; page: PageRequest };

/** A builder looks at the requests assigned to them, latest first; who has no approved profile has none. */
export function listAssignedRequests({ quotes }: { quotes: QuoteRequestRepository }) {
  return async ({
    by,
    page,
  }: ListAssignedRequests): Promise<Result<Page<QuoteRequest>, NotSignedIn>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const builder = approvedBuilder(by);
    return ok(builder ? await quotes.listAssigned(builder.id, page) : { items: [], next: null });
  };
}

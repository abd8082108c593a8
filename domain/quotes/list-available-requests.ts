import { approvedBuilder, type Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import type { Page, PageRequest } from "../shared/page.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { QuoteRequestRepository } from "./ports.ts";
import type { QuoteRequest } from "./quote-request.ts";

type ListAvailableRequests = { by: Principal; page: PageRequest };

/** A builder looks at pending requests of others. Whoever publishes them leaves out whose they are. */
export function listAvailableRequests({ quotes }: { quotes: QuoteRequestRepository }) {
  return async ({
    by,
    page,
  }: ListAvailableRequests): Promise<Result<Page<QuoteRequest>, NotSignedIn>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const sees = approvedBuilder(by) !== null;
    return ok(sees ? await quotes.listAvailable(by.user.id, page) : { items: [], next: null });
  };
}

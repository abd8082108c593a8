import type { Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import type { Page, PageRequest } from "../shared/page.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { QuoteRequestRepository } from "./ports.ts";
import type { QuoteRequest } from "./quote-request.ts";

type ListOwnRequests = { by: Principal; page: PageRequest };

/** An exhibitor looks at their requests, newest first. */
export function listOwnRequests({ quotes }: { quotes: QuoteRequestRepository }) {
  return async ({
    by,
    page,
  }: ListOwnRequests): Promise<Result<Page<QuoteRequest>, NotSignedIn>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    return ok(await quotes.listOfUser(by.user.id, page));
  };
}

import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../accounts/refusals.ts";
import { unlessAdmin } from "../accounts/unless-admin.ts";
import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import type { QuoteRequestRepository } from "../quotes/ports.ts";
import type { QuoteRequest } from "../quotes/quote-request.ts";
import type { StatusGroup } from "../quotes/request-state.ts";
import type { BuilderId } from "../shared/id.ts";
import type { Page, PageRequest } from "../shared/page.ts";
import { ok, type Result, refuse } from "../shared/result.ts";

type Needs = { quotes: QuoteRequestRepository; builders: BuilderProfileRepository };
type ListQuotesForAdmin = { by: Principal; group: StatusGroup | null; page: PageRequest };
type AdminQuotes = Page<QuoteRequest> & { builders: { id: BuilderId; name: string }[] };

/** An admin looks at everybody's requests, newest first, with the builders to choose from and those assigned on the page. */
export function listQuotesForAdmin({ quotes, builders }: Needs) {
  return async ({
    by,
    group,
    page,
  }: ListQuotesForAdmin): Promise<Result<AdminQuotes, NotSignedIn | NotAllowed>> => {
    const refusal = unlessAdmin(by);
    if (refusal) return refuse(refusal);
    const { items, next } = await quotes.listAll({ group }, page);
    const approved = await builders.listApproved();
    const known = new Set(approved.map((builder) => builder.id));
    const assigned = new Set(items.flatMap((request) => request.assignedBuilders));
    const missing = [...assigned].filter((id) => !known.has(id));
    // Assigned once, and since then declined or hidden: still a name on the screen.
    const further = missing.length > 0 ? await builders.findMany(missing) : [];
    const named = [...approved, ...further].map(({ id, name }) => ({ id, name }));
    return ok({ items, next, builders: named });
  };
}

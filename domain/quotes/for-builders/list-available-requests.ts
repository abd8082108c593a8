import { approvedBuilder, type Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import type { Page, PageRequest } from "../../shared/page.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { InterestRepository, QuoteRequestRepository } from "../ports.ts";
import type { QuoteRequest } from "../quote-request.ts";
import { factsForBuilders } from "./mask-contacts.ts";

type Needs = { quotes: QuoteRequestRepository; interests: InterestRepository };
type ListAvailableRequests = { by: Principal; page: PageRequest };
/** `isInterested`: the caller has said so. */
type Opportunity = { request: QuoteRequest; isInterested: boolean };

/** A builder lists pending requests of others. The contract leaves out the exhibitor's identity; contact data in the facts is hidden. */
export function listAvailableRequests({ quotes, interests }: Needs) {
  return async ({
    by,
    page,
  }: ListAvailableRequests): Promise<Result<Page<Opportunity>, NotSignedIn>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const builder = approvedBuilder(by);
    if (!builder) return ok({ items: [], next: null });
    const to = { userId: by.user.id, builderId: builder.id };
    const { items, next } = await quotes.listAvailable(to, page);
    const ids = items.map(({ id }) => id);
    const wanted = ids.length > 0 ? await interests.ofBuilder(builder.id, ids) : [];
    const opportunities = items.map((request) => ({
      request: { ...request, ...factsForBuilders(request) },
      isInterested: wanted.includes(request.id),
    }));
    return ok({ items: opportunities, next });
  };
}

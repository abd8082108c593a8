import { adminOf } from "../../accounts/admin-of.ts";
import { countPeople, type PeopleReadPorts } from "../../accounts/people-reads.ts";
import type { Principal } from "../../accounts/principal.ts";
import type { NotAllowed, NotSignedIn, ReauthenticationNeeded } from "../../accounts/refusals.ts";
import type { BuilderProfileRepository } from "../../builder-profiles/ports.ts";
import type { PromisedTimes } from "../../quotes/own-requests/promised-times.ts";
import type { Interest, InterestRepository, QuoteRequestRepository } from "../../quotes/ports.ts";
import type { QuoteRequest } from "../../quotes/quote-request.ts";
import type { StatusGroup } from "../../quotes/request-state.ts";
import { maxListItems, type Page, type PageRequest } from "../../shared/page.ts";
import { ok, type Result } from "../../shared/result.ts";
import { type NamedBuilder, nameBuilders } from "../name-builders.ts";

type Needs = PeopleReadPorts & {
  quotes: QuoteRequestRepository;
  builders: BuilderProfileRepository;
  interests: InterestRepository;
};
type ListQuotesForAdmin = { by: Principal; group: StatusGroup | null; page: PageRequest };
type AdminQuotes = Page<QuoteRequest> & {
  builders: NamedBuilder[];
  interests: Interest[];
  promised: PromisedTimes[];
};

/**
 * An admin lists all requests, newest first, with the assignable builders and every builder named
 * on the page. Reading more than 300 people an hour requires re-authentication.
 */
export function listQuotesForAdmin(ports: Needs) {
  const { quotes, builders, interests } = ports;
  return async ({
    by,
    group,
    page,
  }: ListQuotesForAdmin): Promise<
    Result<AdminQuotes, NotSignedIn | NotAllowed | ReauthenticationNeeded>
  > => {
    const admin = adminOf(by);
    if (!admin.ok) return admin;
    const { items, next } = await quotes.listAll({ group }, page);
    const ids = items.map(({ id }) => id);
    const counted = await countPeople(ports)({ by, ids });
    if (!counted.ok) return counted;
    const [interested, promised] = await Promise.all([
      interests.ofRequests(ids),
      quotes.listPromisedTimes(ids),
    ]);
    const [listed, named] = await Promise.all([
      builders.listNames({ text: "", limit: maxListItems }),
      nameBuilders({ builders }, items, interested),
    ]);
    const isListed = new Set(listed.map(({ id }) => id));
    const all = [...listed, ...named.filter(({ id }) => !isListed.has(id))];
    const names = all.map(({ id, name }) => ({ id, name }));
    return ok({ items, next, builders: names, interests: interested, promised });
  };
}

import { adminOf } from "../../accounts/admin-of.ts";
import { countPeople, type PeopleReadPorts } from "../../accounts/people-reads.ts";
import type { Principal } from "../../accounts/principal.ts";
import type { NotAllowed, NotSignedIn, ReauthenticationNeeded } from "../../accounts/refusals.ts";
import type { QuoteRequest } from "../../quotes/quote-request.ts";
import { pageCountOf } from "../../shared/page-number.ts";
import { ok, type Result } from "../../shared/result.ts";
import type { AboutRequests, AdminRequestSearch } from "../ports.ts";
import { type RequestSearch, requestPageSize } from "./request-search.ts";

type Needs = PeopleReadPorts & { requestSearch: AdminRequestSearch };
type FoundQuotes = AboutRequests & {
  items: QuoteRequest[];
  /** Number of matching requests; at most 10,000 with a search text. */
  total: number;
  /** From 1; at most `pageCount`. */
  page: number;
  pageCount: number;
};

/**
 * An admin searches requests: one page in the given order, with all builders named on it. Reading
 * more than 300 people an hour requires re-authentication.
 */
export function searchQuotes(ports: Needs) {
  const { requestSearch } = ports;
  return async ({
    by,
    ...search
  }: RequestSearch & { by: Principal }): Promise<
    Result<FoundQuotes, NotSignedIn | NotAllowed | ReauthenticationNeeded>
  > => {
    const admin = adminOf(by);
    if (!admin.ok) return admin;
    const read = (page: number) =>
      requestSearch.search({
        ...search,
        offset: (page - 1) * requestPageSize,
        limit: requestPageSize,
      });
    const [total, asked] = await Promise.all([requestSearch.count(search), read(search.page)]);
    const pageCount = pageCountOf(total, requestPageSize);
    const page = Math.min(search.page, pageCount);
    const items = page === search.page ? asked : await read(page);
    const ids = items.map(({ id }) => id);
    const counted = await countPeople(ports)({ by, ids });
    if (!counted.ok) return counted;
    const about = await requestSearch.about(ids);
    return ok({ items, total, page, pageCount, ...about });
  };
}

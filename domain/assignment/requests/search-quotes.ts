import type { Principal } from "../../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../../accounts/refusals.ts";
import { unlessAdmin } from "../../accounts/unless-admin.ts";
import type { BuilderProfileRepository } from "../../builder-profiles/ports.ts";
import type { PromisedTimes } from "../../quotes/own-requests/promised-times.ts";
import type { Interest, InterestRepository, QuoteRequestRepository } from "../../quotes/ports.ts";
import type { QuoteRequest } from "../../quotes/quote-request.ts";
import { pageCountOf } from "../../shared/page-number.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import { type NamedBuilder, nameBuilders } from "../name-builders.ts";
import type { AdminRequestSearch, NoteMark } from "../ports.ts";
import { type RequestSearch, requestPageSize } from "./request-search.ts";

type Needs = {
  quotes: QuoteRequestRepository;
  desk: AdminRequestSearch;
  builders: BuilderProfileRepository;
  interests: InterestRepository;
};
type FoundQuotes = {
  items: QuoteRequest[];
  /** All that fit, at most 10,000 when a text is searched for. */
  total: number;
  /** From 1; at most `pageCount`. */
  page: number;
  pageCount: number;
  builders: NamedBuilder[];
  interests: Interest[];
  noteMarks: NoteMark[];
  promised: PromisedTimes[];
};

/** An admin looks for requests: a page of them in the wanted order, with all builders who are named on it. */
export function searchQuotes({ quotes, desk, builders, interests }: Needs) {
  return async ({
    by,
    ...search
  }: RequestSearch & { by: Principal }): Promise<Result<FoundQuotes, NotSignedIn | NotAllowed>> => {
    const refusal = unlessAdmin(by);
    if (refusal) return refuse(refusal);
    const read = (page: number) =>
      desk.search({ ...search, offset: (page - 1) * requestPageSize, limit: requestPageSize });
    const [total, asked] = await Promise.all([desk.count(search), read(search.page)]);
    const pageCount = pageCountOf(total, requestPageSize);
    const page = Math.min(search.page, pageCount);
    const items = page === search.page ? asked : await read(page);
    const ids = items.map(({ id }) => id);
    const [interested, noteMarks, promised] = await Promise.all([
      interests.ofRequests(ids),
      desk.noteMarks(ids),
      quotes.listPromisedTimes(ids),
    ]);
    const named = await nameBuilders({ builders }, items, interested);
    const about = { builders: named, interests: interested, noteMarks, promised };
    return ok({ items, total, page, pageCount, ...about });
  };
}

import { infiniteQueryOptions } from "@tanstack/react-query";
import type { AnyCallInput, Body } from "../../app-server/contract/api-client.ts";
import { type Caller, freshness, keyOf, type Read, type Run } from "./call-query.ts";
import { fetchApi } from "./fetch-api.ts";

type PagedRead = {
  [Address in Read]: Body<Address> extends { next: string | null } ? Address : never;
}[Read];

/**
 * Infinite query over a paginated list: each page is requested with the last one's `next`, and the
 * data are the rows that `pick` returns for each page.
 */
export function pagesOf<Address extends PagedRead, Row>(
  address: Address,
  query: NonNullable<AnyCallInput["query"]>,
  pick: (page: Body<Address>) => readonly Row[],
  api: Caller = fetchApi,
  params: NonNullable<AnyCallInput["params"]> = {},
) {
  return infiniteQueryOptions({
    queryKey: keyOf(address, { params, query }),
    queryFn: ({ pageParam }) =>
      (api.call as Run)(address, { params, query: { ...query, after: pageParam } }) as Promise<
        Body<Address>
      >,
    initialPageParam: null as string | null,
    getNextPageParam: (page: { next: string | null }) => page.next,
    select: ({ pages }) => pages.flatMap(pick),
    ...freshness(address),
  });
}

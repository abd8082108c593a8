import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { ApiCalls } from "../../app-server/contract/api-calls.ts";
import {
  type AnyCallInput,
  type Api,
  type Body,
  type InputArguments,
  toUrl,
} from "../../app-server/contract/api-client.ts";
import { fetchApi } from "./fetch-api.ts";

type Read = Extract<keyof ApiCalls, `GET ${string}`>;
type Caller = Pick<Api, "call">;
type Run = (address: string, input: AnyCallInput) => Promise<unknown>;

/** Read again each time they are shown: an account's own settings, and what others do to a request. */
const alwaysStale =
  /^GET \/api\/(auth\/user\/|quote-requests\/:id\/(attachments|comparison|questions|responses)$)/;

const common = (address: string) => ({
  staleTime: alwaysStale.test(address) ? 0 : Number.POSITIVE_INFINITY,
  retry: false,
});

/**
 * A call that reads, as a query. The key is the call's URL in parts: `["quote-requests", id]` begins the keys of all that
 * lies under that request. A loader hands in its own `api`.
 */
export function callQuery<Address extends Read>(
  address: Address,
  ...given: [...InputArguments<Address>, api?: Caller]
) {
  const [input = {}, api = fetchApi] = given as unknown as [input?: AnyCallInput, api?: Caller];
  return queryOptions({
    queryKey: keyOf(address, input),
    queryFn: () => (api.call as Run)(address, input) as Promise<Body<Address>>,
    ...common(address),
  });
}

type PagedRead = {
  [Address in Read]: Body<Address> extends { next: string | null } ? Address : never;
}[Read];

/** A list that is read page by page, each from the last one's `next` on: its data are the rows that `pick` takes of each page. */
export function pagesOf<Address extends PagedRead, Row>(
  address: Address,
  query: NonNullable<AnyCallInput["query"]>,
  pick: (page: Body<Address>) => readonly Row[],
  api: Caller = fetchApi,
) {
  return infiniteQueryOptions({
    queryKey: keyOf(address, { query }),
    queryFn: ({ pageParam }) =>
      (api.call as Run)(address, { query: { ...query, after: pageParam } }) as Promise<
        Body<Address>
      >,
    initialPageParam: null as string | null,
    getNextPageParam: (page: { next: string | null }) => page.next,
    select: ({ pages }) => pages.flatMap(pick),
    ...common(address),
  });
}

type Area = Read extends `GET /api/${infer Path}`
  ? Path extends `${infer First}/${string}`
    ? First
    : Path
  : never;

/** A part of the API: "admin", "builders/rates". */
export type ApiPart = Area | `${Area}/${string}`;

/** Reads again what is on the screen of these parts of the API; the rest is read again when it is shown. */
export function readAgain(client: QueryClient, parts: readonly ApiPart[]): Promise<unknown> {
  return Promise.all(parts.map((part) => client.invalidateQueries({ queryKey: part.split("/") })));
}

function keyOf(address: string, input: AnyCallInput): string[] {
  const [path = "", search] = toUrl(address, input).slice("/api/".length).split("?");
  return [...path.split("/"), ...(search ? [`?${search}`] : [])];
}

import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { ApiCalls } from "../../app-server/contract/api-calls.ts";
import {
  type AnyCallInput,
  type Api,
  type Body,
  type InputArguments,
  toUrl,
} from "../../app-server/contract/api-client.ts";
import { fetchApi } from "./fetch-api.ts";

export type Read = Extract<keyof ApiCalls, `GET ${string}`>;
export type Caller = Pick<Api, "call">;
export type Run = (address: string, input: AnyCallInput) => Promise<unknown>;

/** Read again each time they are shown: an account's own settings, and what others do to a request. */
const alwaysStale =
  /^GET \/api\/(auth\/user\/|quote-requests\/:id\/(attachments|comparison|questions|responses)$)/;

/** How long the answers of a call count as fresh. */
export const freshness = (address: string) => ({
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
    ...freshness(address),
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

/** The parts of a call's URL. */
export function keyOf(address: string, input: AnyCallInput): string[] {
  const [path = "", search] = toUrl(address, input).slice("/api/".length).split("?");
  return [...path.split("/"), ...(search ? [`?${search}`] : [])];
}

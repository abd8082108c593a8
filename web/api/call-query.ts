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

/**
 * API areas that are refetched on every mount: an account's own settings, and data that others
 * change.
 */
const alwaysStale =
  /^GET \/api\/(auth\/user\/|quote-requests\/:id\/(attachments|comparison|plan|questions|responses)$)/;

/** Query options for how long a call's answers count as fresh. */
export const freshness = (address: string) => ({
  staleTime: alwaysStale.test(address) ? 0 : Number.POSITIVE_INFINITY,
  retry: false,
});

/**
 * TanStack Query options for a call that reads. The key is the call's URL in parts, so
 * `["quote-requests", id]` is the prefix of everything under that request. A loader passes its own
 * `api`.
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

/** A part of the API by its path: "admin", "builders/rates". */
export type ApiPart = Area | `${Area}/${string}`;

/**
 * Refetches the mounted queries of these parts of the API; others are refetched when they are next
 * used.
 */
export function readAgain(client: QueryClient, parts: readonly ApiPart[]): Promise<unknown> {
  return Promise.all(parts.map((part) => client.invalidateQueries({ queryKey: part.split("/") })));
}

/** The query key: the parts of a call's URL. */
export function keyOf(address: string, input: AnyCallInput): string[] {
  const [path = "", search] = toUrl(address, input).slice("/api/".length).split("?");
  return [...path.split("/"), ...(search ? [`?${search}`] : [])];
}

import { fetchApi } from "../api/fetch-api.ts";
import type { Claim, ShownClaims } from "./claims.ts";
import { shownClaims } from "./shown-claims.ts";

/** Fetches a page's figures over REST, with a lazy import. Rejects when they can't be read. */
export async function fetchClaims(specified: readonly Claim[]): Promise<ShownClaims> {
  return shownClaims(specified, await fetchApi.call("GET /api/figures"));
}

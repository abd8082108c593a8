import { fetchApi } from "../api/fetch-api.ts";
import type { Claim } from "./claims.ts";
import { readClaims } from "./shown-claims.ts";

/** The figures that a page shows, over REST: one late import for all that it needs. */
export const fetchClaims = (specified: readonly Claim[]) => readClaims(fetchApi, specified);

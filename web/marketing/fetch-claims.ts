import { fetchApi } from "../api/fetch-api.ts";
import type { Claim } from "./claims.ts";
import { readClaims } from "./shown-claims.ts";

/** A page's figures over REST, in one lazy import. */
export const fetchClaims = (specified: readonly Claim[]) => readClaims(fetchApi, specified);

import type { CurrentUserBody } from "../../app-server/contract/accounts/accounts.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { nullAt } from "../api/null-at.ts";

/** Reads the signed-in member; null when signed out. */
export function readCurrentUser(): Promise<CurrentUserBody | null> {
  return nullAt(401, fetchApi.call("GET /api/auth/user"));
}

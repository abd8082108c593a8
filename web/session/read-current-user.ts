import type { CurrentUserBody } from "../../app-server/contract/accounts/accounts.ts";
import { fetchApi, nullAt } from "../api/fetch-api.ts";

/** Reads the signed-in member; null when signed out. */
export function readCurrentUser(): Promise<CurrentUserBody | null> {
  return nullAt(401, fetchApi.call("GET /api/auth/user"));
}

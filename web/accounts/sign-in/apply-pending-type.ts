import { fetchApi } from "../../api/fetch-api.ts";
import { pendingType } from "./pending-type.ts";

/**
 * Applies the account type chosen before sign-in, and returns whether there was one. A failure
 * leaves it for the next time.
 */
export async function applyPendingType(): Promise<boolean> {
  const chosen = pendingType.read();
  if (!chosen) return false;
  await fetchApi.call("PATCH /api/auth/user/type", { body: { userType: chosen } });
  pendingType.clear();
  return true;
}

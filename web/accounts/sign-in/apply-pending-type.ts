import { ApiError } from "../../../app-server/contract/api-error.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { pendingType } from "./pending-type.ts";

/**
 * Applies the account type chosen before sign-in, and returns whether there was one. Admins keep
 * their type. After a failure it is tried again next time.
 */
export async function applyPendingType(): Promise<boolean> {
  const chosen = pendingType.read();
  if (!chosen) return false;
  try {
    await fetchApi.call("PATCH /api/auth/user/type", { body: { userType: chosen } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem?.type !== "/problems/admin-stays")
      throw error;
    pendingType.clear();
    return false;
  }
  pendingType.clear();
  return true;
}

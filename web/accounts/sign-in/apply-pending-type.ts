import { fetchApi } from "../../api/fetch-api.ts";
import { pendingType } from "./pending-type.ts";

/** Gives the account the type that was chosen before the sign-in. Whether there was one; what fails leaves it for the next time. */
export async function applyPendingType(): Promise<boolean> {
  const chosen = pendingType.read();
  if (!chosen) return false;
  await fetchApi.call("PATCH /api/auth/user/type", { body: { userType: chosen } });
  pendingType.clear();
  return true;
}

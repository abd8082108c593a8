import { ok, type Result, refuse } from "../shared/result.ts";
import { needsReauthentication } from "./needs-reauthentication.ts";
import { isAdmin, type Member, needsPasskey, type Principal } from "./principal.ts";
import type { NotAllowed, NotSignedIn, ReauthenticationNeeded } from "./refusals.ts";

/** Returns the caller as an admin, or the refusal for a caller who is none. */
export function adminOf(by: Principal): Result<Member, NotSignedIn | NotAllowed> {
  if (isAdmin(by)) return ok(by);
  if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
  return refuse({ kind: needsPasskey(by) ? "passkey-needed" : "not-allowed" });
}

/** Returns the caller as an admin who re-authenticated recently before `now`, or the refusal. */
export function provenAdminOf(
  by: Principal,
  now: Date,
): Result<Member, NotSignedIn | NotAllowed | ReauthenticationNeeded> {
  const admin = adminOf(by);
  const isOld = admin.ok && needsReauthentication(admin.value, now);
  return isOld ? refuse({ kind: "fresh-proof-needed" }) : admin;
}

import { ok, type Result, refuse } from "../shared/result.ts";
import { isAdmin, type Member, needsPasskey, type Principal } from "./principal.ts";
import type { NotAllowed, NotSignedIn } from "./refusals.ts";

/** Returns the caller as an admin, or the refusal for a caller who is none. */
export function adminOf(by: Principal): Result<Member, NotSignedIn | NotAllowed> {
  if (isAdmin(by)) return ok(by);
  if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
  return refuse({ kind: needsPasskey(by) ? "passkey-needed" : "not-allowed" });
}

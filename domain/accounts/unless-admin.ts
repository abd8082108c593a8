import { isAdmin, needsPasskey, type Principal } from "./principal.ts";
import type { NotAllowed, NotSignedIn } from "./refusals.ts";

/** Why the caller may not do what admins do; null for an admin. */
export function unlessAdmin(by: Principal): NotSignedIn | NotAllowed | null {
  if (isAdmin(by)) return null;
  if (by.kind === "visitor") return { kind: "not-signed-in" };
  return { kind: needsPasskey(by) ? "passkey-needed" : "not-allowed" };
}

import { isAdmin, type Principal } from "./principal.ts";
import type { NotAllowed, NotSignedIn } from "./refusals.ts";

/** Why the caller may not do what admins do; null for an admin. */
export function unlessAdmin(by: Principal): NotSignedIn | NotAllowed | null {
  if (isAdmin(by)) return null;
  return { kind: by.kind === "visitor" ? "not-signed-in" : "not-allowed" };
}

import type { Member } from "../principal.ts";

export const allReauthenticationMethods = ["passkey", "email"] as const;
export type ReauthenticationMethod = (typeof allReauthenticationMethods)[number];

/** Methods to re-authenticate, strongest first. An admin with a passkey can only use the passkey. */
export function reauthenticationMethods({
  user,
  reauthentication,
}: Member): ReauthenticationMethod[] {
  if (!reauthentication.hasPasskey) return ["email"];
  return user.userType === "admin" ? ["passkey"] : ["passkey", "email"];
}

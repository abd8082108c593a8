import type { Member } from "../principal.ts";

export const allReauthenticationMethods = ["passkey", "email"] as const;
export type ReauthenticationMethod = (typeof allReauthenticationMethods)[number];

/** How somebody can prove that it is them, the strongest first. For an admin with a passkey nothing less will do. */
export function reauthenticationMethods({ user, proof }: Member): ReauthenticationMethod[] {
  if (!proof.hasPasskey) return ["email"];
  return user.userType === "admin" ? ["passkey"] : ["passkey", "email"];
}

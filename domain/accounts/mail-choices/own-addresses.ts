import type { Member } from "../principal.ts";

/** Every address we write to for this member, in lower case: the account's and the builder profile's. */
export function ownAddresses({ user, builder }: Member): string[] {
  const contact = builder?.email?.trim().toLowerCase();
  return contact && contact !== user.email ? [user.email, contact] : [user.email];
}

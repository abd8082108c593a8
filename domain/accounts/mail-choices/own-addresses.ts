import type { Member } from "../principal.ts";

/** Where we write to somebody, in lower case: their account's address, and their builder profile's. */
export function ownAddresses({ user, builder }: Member): string[] {
  const contact = builder?.email?.trim().toLowerCase();
  return contact && contact !== user.email ? [user.email, contact] : [user.email];
}

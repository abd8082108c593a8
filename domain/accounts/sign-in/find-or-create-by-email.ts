import type { Ids } from "../../shared/id.ts";
import type { RequestClaims, UserRepository } from "../ports.ts";
import type { User } from "../user.ts";
import { newUser } from "./new-user.ts";

type Needs = { users: UserRepository; quotes: RequestClaims; ids: Ids };

/**
 * The account for a verified address, created on the first sign-in. Requests sent from the address
 * earlier, and a builder profile with it as its contact, are linked to the account.
 */
export async function findOrCreateByEmail(
  { users, quotes, ids }: Needs,
  email: string,
  now: Date,
): Promise<User> {
  const make = () => users.save({ ...newUser(ids.next(), email, now), emailVerifiedAt: now });
  const known = (await users.findByEmail(email)) ?? (await make());
  const user = known.emailVerifiedAt
    ? known
    : ((await users.prove(known.id, now)) ?? (await make()));
  await quotes.claim(user.email, user.id);
  return (await users.attachBuilder(user.email, user.id)) ?? user;
}

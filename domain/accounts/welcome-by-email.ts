import type { QuoteRequestRepository } from "../quotes/ports.ts";
import type { Ids } from "../shared/id.ts";
import { newUser } from "./new-user.ts";
import type { UserRepository } from "./ports.ts";
import type { User } from "./user.ts";

type Needs = { users: UserRepository; quotes: QuoteRequestRepository; ids: Ids };

/**
 * The account of who has just proven to read this address, made at the first time. What was sent from the address before,
 * and a builder profile with it as its contact, become theirs.
 */
export async function welcomeByEmail(
  { users, quotes, ids }: Needs,
  email: string,
  now: Date,
): Promise<User> {
  const known = (await users.findByEmail(email)) ?? newUser(ids.next(), email, now);
  const user = known.emailVerifiedAt
    ? known
    : await users.save({ ...known, emailVerifiedAt: now, updatedAt: now });
  await quotes.claim(user.email, user.id);
  await users.attachBuilder(user.email, user.id);
  return user;
}

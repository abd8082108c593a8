import type { RequestClaims, Sender, UserRepository } from "../ports.ts";
import type { User } from "../user.ts";

type Needs = { users: UserRepository; quotes: RequestClaims };

/**
 * Links what was sent or listed with the account's verified address to the account: requests and a
 * builder profile. Facts that the account lacks are those of the newest request (W22).
 */
export async function claimAtSignIn({ users, quotes }: Needs, user: User): Promise<User> {
  const sender = await quotes.claim(user.email, user.id);
  const known = sender ? withFactsOf(user, sender) : user;
  const kept = known === user ? user : await users.save(known);
  return (await users.attachBuilder(user.email, user.id)) ?? kept;
}

/** The account, with facts in place of those that it lacks; a name is taken whole or not at all. */
function withFactsOf(user: User, { firstName, lastName, company, phone }: Sender): User {
  const isNamed = Boolean(user.firstName || user.lastName);
  return {
    ...user,
    ...(!isNamed && { firstName, lastName }),
    company: user.company || company,
    phone: user.phone || phone,
  };
}

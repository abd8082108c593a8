import type { Clock } from "../shared/clock.ts";
import type { Ids } from "../shared/id.ts";
import { newUser } from "./new-user.ts";
import type { UserRepository } from "./ports.ts";
import type { User } from "./user.ts";

type Needs = { users: UserRepository; ids: Ids; clock: Clock };

/** Makes the person with this address an admin, with a new account if need be. For the operator's command line, never for the API. */
export function promoteAdmin({ users, ids, clock }: Needs) {
  return async ({ email }: { email: string }): Promise<{ user: User; created: boolean }> => {
    const now = clock.now();
    const address = email.trim().toLowerCase();
    const known = await users.findByEmail(address);
    const person = known ?? newUser(ids.next(), address, now);
    if (person.userType === "admin") return { user: person, created: false };
    const user = await users.save({ ...person, userType: "admin", updatedAt: now });
    return { user, created: known === null };
  };
}

import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import type { Clock } from "../shared/clock.ts";
import type { UserRepository } from "./ports.ts";
import type { User } from "./user.ts";

type Needs = {
  users: UserRepository;
  builders: Pick<BuilderProfileRepository, "findOwn">;
  clock: Clock;
};

/**
 * Makes an admin a builder, when they have a profile, or else an exhibitor. Null when nobody with this address is an
 * admin. For the operator's command line, never for the API.
 */
export function demoteAdmin({ users, builders, clock }: Needs) {
  return async ({
    email,
  }: {
    email: string;
  }): Promise<{ user: User; adminsLeft: number } | null> => {
    const person = await users.findByEmail(email.trim().toLowerCase());
    if (person?.userType !== "admin") return null;
    const userType = (await builders.findOwn(person.id)) ? "builder" : "exhibitor";
    const user = await users.save({ ...person, userType, updatedAt: clock.now() });
    return { user, adminsLeft: (await users.listByType("admin")).length };
  };
}

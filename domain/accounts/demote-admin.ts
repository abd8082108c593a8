import type { SecurityLog } from "../security-events/security-event.ts";
import type { UserId } from "../shared/id.ts";
import type { Clock } from "../shared/time/clock.ts";
import type { UserRepository } from "./ports.ts";
import type { User } from "./user.ts";

type Needs = {
  users: UserRepository;
  securityLog: SecurityLog;
  builders: { findOwn(userId: UserId): Promise<object | null> };
  clock: Clock;
};

/**
 * Makes an admin a builder if they have a profile, else an exhibitor. Null when no admin has this
 * address. For the operator's command line, never for the API.
 */
export function demoteAdmin({ users, builders, securityLog, clock }: Needs) {
  return async ({
    email,
  }: {
    email: string;
  }): Promise<{ user: User; adminsLeft: number } | null> => {
    const person = await users.findByEmail(email.trim().toLowerCase());
    if (person?.userType !== "admin") return null;
    const userType = (await builders.findOwn(person.id)) ? "builder" : "exhibitor";
    const now = clock.now();
    const user = await users.save({ ...person, userType, updatedAt: now });
    await securityLog.addRights({ userId: user.id, action: "admin-revoked" }, now);
    return { user, adminsLeft: (await users.listByType("admin")).length };
  };
}

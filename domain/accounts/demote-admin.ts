import type { SecurityLog } from "../security-events/security-event.ts";
import { unknownClient } from "../shared/client-info.ts";
import type { Ids, UserId } from "../shared/id.ts";
import type { Clock } from "../shared/time/clock.ts";
import { accountEvent } from "./account-event.ts";
import type { SessionRepository, UserRepository } from "./ports.ts";
import type { User } from "./user.ts";

type Needs = {
  users: UserRepository;
  sessions: SessionRepository;
  securityLog: SecurityLog;
  builders: { findOwn(userId: UserId): Promise<object | null> };
  ids: Ids;
  clock: Clock;
};

/**
 * Makes an admin a builder if they have a profile, else an exhibitor, and signs them out everywhere. Null when no admin has this
 * address. For the operator's command line, never for the API.
 */
export function demoteAdmin({ users, sessions, builders, securityLog, ids, clock }: Needs) {
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
    const signedOut = { userId: user.id, action: "signed-out-everywhere", at: now } as const;
    await sessions.endAll(user.id, accountEvent({ ids }, { ...signedOut, from: unknownClient }));
    return { user, adminsLeft: (await users.listByType("admin")).length };
  };
}

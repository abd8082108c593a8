import type { SecurityLog } from "../security-events/security-event.ts";
import { unknownClient } from "../shared/client-info.ts";
import type { Ids } from "../shared/id.ts";
import type { Clock } from "../shared/time/clock.ts";
import { accountEvent } from "./account-event.ts";
import type { SessionRepository, UserRepository } from "./ports.ts";
import { newUser } from "./sign-in/new-user.ts";
import type { User } from "./user.ts";

type Needs = {
  users: UserRepository;
  sessions: SessionRepository;
  securityLog: SecurityLog;
  ids: Ids;
  clock: Clock;
};

/**
 * Makes the person with this address an admin, creating the account if needed, and ends their
 * earlier sessions. For the operator's command line, never for the API.
 */
export function promoteAdmin({ users, sessions, securityLog, ids, clock }: Needs) {
  return async ({ email }: { email: string }): Promise<{ user: User; created: boolean }> => {
    const now = clock.now();
    const address = email.trim().toLowerCase();
    const known = await users.findByEmail(address);
    const person = known ?? newUser(ids.next(), address, now);
    if (person.userType === "admin") return { user: person, created: false };
    const user = await users.save({ ...person, userType: "admin", updatedAt: now });
    await securityLog.addRights({ userId: user.id, action: "admin-granted" }, now);
    const signedOut = { userId: user.id, action: "signed-out-everywhere", at: now } as const;
    if (known)
      await sessions.endAll(user.id, accountEvent({ ids }, { ...signedOut, from: unknownClient }));
    return { user, created: known === null };
  };
}

import type { Ids } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import type { SecretSource, SessionRepository, UserRepository } from "../ports.ts";
import type { AccountSuspended, NotAllowed } from "../refusals.ts";
import { openSession, type SignedIn } from "../sessions/open-session.ts";
import type { UserType } from "../user.ts";

type Needs = {
  users: UserRepository;
  sessions: SessionRepository;
  secrets: SecretSource;
  ids: Ids;
  clock: Clock;
};
type SignInAsSample = { userType: UserType; userAgent: string | null; address?: string | null };

/** Signs in as a sample person with one click. For development only: callers must not expose it elsewhere. */
export function signInAsSample(ports: Needs) {
  const { users, clock } = ports;
  return async ({
    userType,
    userAgent,
    address,
  }: SignInAsSample): Promise<Result<SignedIn, NotAllowed | AccountSuspended>> => {
    const user = await users.findByEmail(`${userType}@example.com`);
    if (!user) return refuse({ kind: "not-allowed" });
    if (user.suspendedAt) return refuse({ kind: "account-suspended" });
    return ok(
      await openSession(ports, user, { userAgent, address, way: "sample", now: clock.now() }),
    );
  };
}

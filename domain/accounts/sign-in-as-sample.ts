import type { Clock } from "../shared/clock.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { openSession, type SignedIn } from "./open-session.ts";
import type { SecretSource, SessionRepository, UserRepository } from "./ports.ts";
import type { NotAllowed } from "./refusals.ts";
import type { UserType } from "./user.ts";

type Needs = {
  users: UserRepository;
  sessions: SessionRepository;
  secrets: SecretSource;
  clock: Clock;
};
type SignInAsSample = { userType: UserType; userAgent: string | null };

/** One click signs in as a sample person. For development only: whoever drives the core must not offer it elsewhere. */
export function signInAsSample({ users, sessions, secrets, clock }: Needs) {
  return async ({ userType, userAgent }: SignInAsSample): Promise<Result<SignedIn, NotAllowed>> => {
    const user = await users.findByEmail(`${userType}@example.com`);
    if (!user) return refuse({ kind: "not-allowed" });
    return ok(await openSession({ sessions, secrets }, user, { userAgent, now: clock.now() }));
  };
}

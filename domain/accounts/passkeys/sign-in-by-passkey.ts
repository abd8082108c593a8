import type { Ids } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import type { SecretSource, SessionRepository, UserRepository } from "../ports.ts";
import type { AccountSuspended, PasskeyInvalid, PasskeyUnknown } from "../refusals.ts";
import { openSession, type SignedIn } from "../sessions/open-session.ts";
import type { PasskeyAnswer, PasskeyRepository, PasskeyVerifier } from "./passkey-ports.ts";
import { verifyPasskey } from "./verify-passkey.ts";

type Needs = {
  passkeys: PasskeyRepository;
  verifier: PasskeyVerifier;
  users: UserRepository;
  sessions: SessionRepository;
  secrets: SecretSource;
  ids: Ids;
  clock: Clock;
};
type SignInByPasskey = {
  answer: PasskeyAnswer;
  browser: string | null;
  userAgent: string | null;
  address?: string | null;
};

/** Signs in the owner of the passkey that answers this browser's challenge. */
export function signInByPasskey(ports: Needs) {
  return async ({
    answer,
    browser,
    userAgent,
    address,
  }: SignInByPasskey): Promise<
    Result<SignedIn, PasskeyInvalid | PasskeyUnknown | AccountSuspended>
  > => {
    const proven = await verifyPasskey(ports, {
      answer,
      browser,
      purpose: "sign-in",
      userId: null,
    });
    if (!proven.ok) return proven;
    const user = await ports.users.find(proven.value.userId);
    if (!user) return refuse({ kind: "passkey-unknown" });
    if (user.suspendedAt) return refuse({ kind: "account-suspended" });
    const now = ports.clock.now();
    return ok(await openSession(ports, user, { userAgent, address, way: "passkey", now }));
  };
}

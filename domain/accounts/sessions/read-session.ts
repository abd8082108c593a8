import type { Clock } from "../../shared/time/clock.ts";
import type { SecretSource, SessionRepository } from "../ports.ts";
import { type Principal, visitor } from "../principal.ts";
import { sessionEnd } from "./session-end.ts";

type Needs = { sessions: SessionRepository; secrets: SecretSource; clock: Clock };

const slideEveryMs = 60 * 1000;

/**
 * The principal for a session secret; a visitor when the session is unknown or expired. Use extends
 * the session, stored at most once a minute; background polling doesn't count as use.
 */
export function readSession({ sessions, secrets, clock }: Needs) {
  return async ({
    secret,
    isUse = true,
  }: {
    secret: string | null;
    isUse?: boolean;
  }): Promise<Principal> => {
    if (!secret) return visitor;
    const now = clock.now();
    const found = await sessions.find(secrets.hash(secret), now);
    if (!found) return visitor;
    const { session, user, builder, hasPasskey } = found;
    // A user promoted meanwhile gets an admin's shorter session times.
    if (sessionEnd(session, user.userType) <= now) {
      await sessions.end(session.idHash);
      return visitor;
    }
    if (isUse && now.getTime() - session.lastSeenAt.getTime() >= slideEveryMs) {
      const seen = { ...session, lastSeenAt: now };
      await sessions.slide({ ...seen, expiresAt: sessionEnd(seen, user.userType) });
    }
    const reauthentication = { at: session.provenAt, way: session.provenBy, hasPasskey };
    return { kind: "member", user, builder, reauthentication };
  };
}

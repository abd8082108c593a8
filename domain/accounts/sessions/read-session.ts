import type { Clock } from "../../shared/clock.ts";
import type { SecretSource, SessionRepository } from "../ports.ts";
import { type Principal, visitor } from "../principal.ts";
import { sessionEnd } from "./session-end.ts";

type Needs = { sessions: SessionRepository; secrets: SecretSource; clock: Clock };

const slideEveryMs = 60 * 1000;

/**
 * Who holds this secret, as they are now; a visitor when nobody does. Use keeps a session alive, noted once a minute at
 * most; a page that asks by itself whether anything is new is no use.
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
    // Who became an admin meanwhile is held to an admin's times from now on.
    if (sessionEnd(session, user.userType) <= now) {
      await sessions.end(session.idHash);
      return visitor;
    }
    if (isUse && now.getTime() - session.lastSeenAt.getTime() >= slideEveryMs) {
      const seen = { ...session, lastSeenAt: now };
      await sessions.slide({ ...seen, expiresAt: sessionEnd(seen, user.userType) });
    }
    const proof = { at: session.provenAt, way: session.provenBy, hasPasskey };
    return { kind: "member", user, builder, proof };
  };
}

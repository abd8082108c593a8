import type { AccountEvent } from "../account-event.ts";
import type { SecretSource, SessionRepository } from "../ports.ts";
import type { Session } from "./session.ts";

/** Seconds that the old secret stays valid for requests in flight. */
const graceSeconds = 10;

type Renewing = {
  secret: string | null;
  now: Date;
  /** The method of a re-authentication just done; missing: none. */
  provenBy?: string;
  event?: AccountEvent;
};

/** Rotates this browser's session secret after its permissions change. Null when the session has ended. */
export async function renewSession(
  { sessions, secrets }: { sessions: SessionRepository; secrets: SecretSource },
  { secret, now, provenBy, event }: Renewing,
): Promise<string | null> {
  const found = secret === null ? null : await sessions.find(secrets.hash(secret), now);
  if (!found) return null;
  const { session } = found;
  const sessionSecret = secrets.token();
  const next: Session = {
    ...session,
    idHash: secrets.hash(sessionSecret),
    ...(provenBy !== undefined && { provenAt: now, provenBy }),
  };
  const graceUntil = new Date(now.getTime() + graceSeconds * 1000);
  const isDone = await sessions.replace(session.idHash, next, graceUntil, event);
  return isDone ? sessionSecret : null;
}

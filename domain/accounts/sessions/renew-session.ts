import type { SecretSource, SessionRepository } from "../ports.ts";
import type { AccountEvent } from "../profile/account-event.ts";
import type { Session } from "./session.ts";

/** How long the old secret answers what was already under way. */
const graceSeconds = 10;

type Renewing = {
  secret: string | null;
  now: Date;
  /** The way in which its person has just proved that it is them. */
  provenBy?: string;
  event?: AccountEvent;
};

/** Gives this browser's session a new secret, after a change of what it may do. Null when the session is over. */
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

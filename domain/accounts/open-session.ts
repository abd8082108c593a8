import type { SecretSource, SessionRepository } from "./ports.ts";
import type { Session } from "./session.ts";
import { sessionEnd } from "./session-end.ts";
import type { User } from "./user.ts";

export type SignedIn = { sessionSecret: string; session: Session; user: User };

/** Starts a session under a new secret, which is the browser's alone: only its hash is kept. */
export async function openSession(
  { sessions, secrets }: { sessions: SessionRepository; secrets: SecretSource },
  user: User,
  { userAgent, now }: { userAgent: string | null; now: Date },
): Promise<SignedIn> {
  const sessionSecret = secrets.token();
  const session = {
    idHash: secrets.hash(sessionSecret),
    userId: user.id,
    userAgent: userAgent?.slice(0, 300) ?? null,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: sessionEnd({ createdAt: now, lastSeenAt: now }, user.userType),
  };
  await sessions.save(session);
  return { sessionSecret, session, user };
}

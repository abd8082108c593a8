import type { Ids } from "../../shared/id.ts";
import { accountEvent } from "../account-event.ts";
import type { SecretSource, SessionRepository } from "../ports.ts";
import type { User } from "../user.ts";
import type { Session } from "./session.ts";
import { sessionEnd } from "./session-end.ts";

export type SignedIn = { sessionSecret: string; session: Session; user: User };

type Opening = {
  userAgent: string | null;
  address?: string | null | undefined;
  /** Sign-in method, for the activity log. */
  way?: string | null;
  now: Date;
};

/** Whether the sign-in that started this session also created the account. */
export function isFirstSession({ user, session }: Pick<SignedIn, "user" | "session">): boolean {
  return user.createdAt.getTime() === session.createdAt.getTime();
}

/** Starts a session. Only the hash of its secret is stored. */
export async function openSession(
  ports: { sessions: SessionRepository; secrets: SecretSource; ids: Ids },
  user: User,
  { userAgent, address = null, way = null, now }: Opening,
): Promise<SignedIn> {
  const { sessions, secrets } = ports;
  const sessionSecret = secrets.token();
  const session = {
    idHash: secrets.hash(sessionSecret),
    userId: user.id,
    userAgent: userAgent?.slice(0, 300) ?? null,
    createdAt: now,
    lastSeenAt: now,
    provenAt: now,
    provenBy: way,
    expiresAt: sessionEnd({ createdAt: now, lastSeenAt: now }, user.userType),
  };
  const from = { address, userAgent: session.userAgent };
  const input = { userId: user.id, action: "signed-in", at: now, from, about: way } as const;
  await sessions.save(session, accountEvent(ports, input));
  return { sessionSecret, session, user };
}

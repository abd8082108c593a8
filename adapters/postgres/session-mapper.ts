import type { Session } from "../../domain/accounts/session.ts";
import type { SessionRow } from "./schema/session.ts";
import type { Stored } from "./stored.ts";

export function toSession({ sid, sess, expire, user_id }: Stored<SessionRow>): Session {
  return {
    idHash: sid,
    userId: user_id,
    userAgent: sess.userAgent,
    createdAt: new Date(sess.createdAt),
    lastSeenAt: new Date(sess.lastSeenAt),
    expiresAt: new Date(expire),
  };
}

export function toSessionRow(session: Session): Stored<SessionRow> {
  const { idHash, userId, userAgent, createdAt, lastSeenAt, expiresAt } = session;
  return {
    sid: idHash,
    sess: {
      userAgent,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    },
    expire: expiresAt.toISOString(),
    user_id: userId,
  };
}

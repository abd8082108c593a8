import type { Session } from "../../../domain/accounts/sessions/session.ts";
import type { SessionRow } from "../schema/accounts/session.ts";
import type { JsonRow } from "../schema/stored-row.ts";

export function toSession({ sid, sess, expire, user_id }: JsonRow<SessionRow>): Session {
  return {
    idHash: sid,
    userId: user_id,
    userAgent: sess.userAgent,
    createdAt: new Date(sess.createdAt),
    lastSeenAt: new Date(sess.lastSeenAt),
    provenAt: new Date(sess.provenAt ?? sess.createdAt),
    provenBy: sess.provenBy ?? null,
    expiresAt: new Date(expire),
  };
}

export function toSessionRow(session: Session): SessionRow {
  const { idHash, userId, userAgent, createdAt, lastSeenAt, expiresAt } = session;
  const { provenAt, provenBy } = session;
  return {
    sid: idHash,
    sess: {
      userAgent,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      provenAt: provenAt.toISOString(),
      provenBy,
    },
    expire: expiresAt,
    user_id: userId,
  };
}

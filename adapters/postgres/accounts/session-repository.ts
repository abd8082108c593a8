import type { EntityManager } from "@mikro-orm/postgresql";
import type { SessionRepository } from "../../../domain/accounts/ports.ts";
import { summaryOf } from "../../../domain/builder-profiles/summary-of.ts";
import { toBuilderProfile } from "../builders/builder-profile-mapper.ts";
import type { SessionRow } from "../schema/accounts/session.ts";
import type { UserRow } from "../schema/accounts/user.ts";
import type { BuilderRow } from "../schema/content/builder.ts";
import { insertRows } from "../sql/insert-rows.ts";
import { runSql } from "../sql/run-sql.ts";
import type { Stored } from "../sql/stored.ts";
import { toSession, toSessionRow } from "./session-mapper.ts";
import { toUser } from "./user-mapper.ts";
import { writeAccountEvent } from "./write-account-event.ts";

type Selected = {
  session: Stored<SessionRow>;
  user: Stored<UserRow>;
  builder: Stored<BuilderRow> | null;
  has_passkey: boolean;
};

/** Keeps sessions in PostgreSQL. Wants the `em` of its own request. */
export function createPostgresSessionRepository(em: EntityManager): SessionRepository {
  return {
    async find(idHash, now) {
      const [row] = await runSql<Selected>(
        em,
        `select to_json(s) as session, to_json(u) as "user", to_json(b) as builder,
           exists (select from passkey p where p.user_id = u.id) as has_passkey
         from session s join users u on u.id = s.user_id left join builder b on b.user_id = u.id
         where s.sid = $1 and s.expire > $2 and u.suspended_at is null`,
        [idHash, now],
      );
      if (!row) return null;
      return {
        session: toSession(row.session),
        user: toUser(row.user),
        builder: row.builder && summaryOf(toBuilderProfile(row.builder)),
        hasPasskey: row.has_passkey,
      };
    },

    save: (session, event) =>
      em.transactional(async (em) => {
        await insertRows(em, "session", [toSessionRow(session)]);
        if (event) await writeAccountEvent(em, event);
      }),

    async listOf(userId, now) {
      const sql = `select to_json(s) as session from session s
        where user_id = $1 and expire > $2 and sess ->> 'replaced' is null order by sess ->> 'lastSeenAt' desc, sid`;
      const rows = await runSql<Pick<Selected, "session">>(em, sql, [userId, now]);
      return rows.map(({ session }) => toSession(session));
    },

    endAll: (userId, event) =>
      em.transactional(async (em) => {
        // a session that is getting a new secret at this moment is waited for
        await runSql(em, "select from users where id = $1 for update", [userId]);
        await runSql(em, "delete from session where user_id = $1", [userId]);
        await writeAccountEvent(em, event);
      }),

    async slide(session) {
      const { sid, sess, expire } = toSessionRow(session);
      const sql = `update session set sess = sess || $2::jsonb, expire = $3
        where sid = $1 and sess ->> 'replaced' is null`;
      await runSql(em, sql, [sid, JSON.stringify(sess), expire]);
    },

    replace: (idHash, next, graceUntil, event) =>
      em.transactional(async (em) => {
        // in the order in which `endAll` takes its locks
        await runSql(em, "select from users where id = $1 for key share", [next.userId]);
        const sql = `update session set sess = sess || '{"replaced": true}', expire = least(expire, $2)
          where sid = $1 and sess ->> 'replaced' is null returning coalesce(sess ->> 'first', sid) as first`;
        const [replaced] = await runSql<{ first: string }>(em, sql, [idHash, graceUntil]);
        if (!replaced) return false;
        const { sess, ...row } = toSessionRow(next);
        await insertRows(em, "session", [{ ...row, sess: { ...sess, first: replaced.first } }]);
        if (event) await writeAccountEvent(em, event);
        return true;
      }),

    end: (idHash, event) =>
      em.transactional(async (em) => {
        const sql = `delete from session s using session one
          where one.sid = $1 and s.user_id = one.user_id
            and coalesce(s.sess ->> 'first', s.sid) = coalesce(one.sess ->> 'first', one.sid)
          returning s.sid`;
        const ended = await runSql(em, sql, [idHash]);
        if (event && ended.length > 0) await writeAccountEvent(em, event);
      }),

    async removeExpired(now) {
      const removed = await runSql(em, "delete from session where expire <= $1 returning sid", [
        now,
      ]);
      return removed.length;
    },
  };
}

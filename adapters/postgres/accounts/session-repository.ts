import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { SessionRepository } from "../../../domain/accounts/ports.ts";
import type { Session } from "../../../domain/accounts/sessions/session.ts";
import { summaryOf } from "../../../domain/builder-profiles/summary-of.ts";
import { toBuilderProfile } from "../builders/builder-profile-mapper.ts";
import type { SessionRow } from "../schema/accounts/session.ts";
import type { JsonRow } from "../schema/stored-row.ts";
import { writeAccountEvent } from "../shared/write-account-event.ts";
import { jsonIfJoined } from "../sql/json-row.ts";
import { compileOnce, type QueryValues, run, runOne } from "../sql/run.ts";
import { toUser } from "./user-repository.ts";

/** Whether `session as s` hasn't been replaced by another one. */
const isStanding = sql<boolean>`${sql.ref("s.sess")} ->> 'replaced' is null`;
/** The first secret's hash of a session whose secret was replaced. */
const firstOf = (session: "s" | "one") =>
  sql<string>`coalesce(${sql.ref(`${session}.sess`)} ->> 'first', ${sql.ref(`${session}.sid`)})`;

const findSession = compileOnce((db, given: QueryValues<{ idHash: string; now: Date }>) =>
  db
    .selectFrom("session as s")
    .innerJoin("users as u", "u.id", "s.user_id")
    .leftJoin("builder as b", "b.user_id", "u.id")
    .select(({ fn, exists, selectFrom }) => [
      fn.toJson("s").as("session"),
      fn.toJson("u").as("user"),
      jsonIfJoined("builder", "b").as("builder"),
      exists(selectFrom("passkey as p").whereRef("p.user_id", "=", "u.id")).as("has_passkey"),
    ])
    .where("s.sid", "=", given("idHash"))
    .where("s.expire", ">", given("now"))
    .where("u.suspended_at", "is", null),
);

/** Sessions in PostgreSQL. Needs the request's own `em`. */
export function createPostgresSessionRepository(em: EntityManager): SessionRepository {
  return {
    async find(idHash, now) {
      const [row] = await findSession(em, { idHash, now });
      if (!row) return null;
      return {
        session: toSession(row.session),
        user: toUser(row.user),
        builder: row.builder && summaryOf(toBuilderProfile(row.builder)),
        hasPasskey: Boolean(row.has_passkey),
      };
    },

    save: (session, event) =>
      em.transactional(async (em) => {
        await run(em, (db) => db.insertInto("session").values(toSessionRow(session)));
        if (event) await writeAccountEvent(em, event);
      }),

    async listOf(userId, now) {
      const rows = await run(em, (db) =>
        db
          .selectFrom("session as s")
          .select(({ fn }) => fn.toJson("s").as("session"))
          .where("s.user_id", "=", userId)
          .where("s.expire", ">", now)
          .where(isStanding)
          .orderBy(({ ref }) => ref("s.sess", "->>").key("lastSeenAt"), "desc")
          .orderBy("s.sid"),
      );
      return rows.map(({ session }) => toSession(session));
    },

    endAll: (userId, event) =>
      em.transactional(async (em) => {
        // waits for a session that is being replaced at this moment
        await run(em, (db) => db.selectFrom("users").where("id", "=", userId).forUpdate());
        await run(em, (db) => db.deleteFrom("session").where("user_id", "=", userId));
        await writeAccountEvent(em, event);
      }),

    async slide(session) {
      const { sid, sess, expire } = toSessionRow(session);
      await run(em, (db) =>
        db
          .updateTable("session as s")
          .set({ sess: sql<SessionRow["sess"]>`${sql.ref("s.sess")} || ${sess}::jsonb`, expire })
          .where("s.sid", "=", sid)
          .where(isStanding),
      );
    },

    replace: (idHash, next, graceUntil, event) =>
      em.transactional(async (em) => {
        // locks in the same order as `endAll`
        await run(em, (db) => db.selectFrom("users").where("id", "=", next.userId).forKeyShare());
        const replaced = await runOne(em, (db) =>
          db
            .updateTable("session as s")
            .set(({ fn, val }) => ({
              sess: sql<SessionRow["sess"]>`${sql.ref("s.sess")} || '{"replaced": true}'`,
              expire: fn<Date>("least", ["s.expire", val(graceUntil)]),
            }))
            .where("s.sid", "=", idHash)
            .where(isStanding)
            .returning(firstOf("s").as("first")),
        );
        if (!replaced) return false;
        const { sess, ...row } = toSessionRow(next);
        await run(em, (db) =>
          db.insertInto("session").values({ ...row, sess: { ...sess, first: replaced.first } }),
        );
        if (event) await writeAccountEvent(em, event);
        return true;
      }),

    end: (idHash, event) =>
      em.transactional(async (em) => {
        const ended = await run(em, (db) =>
          db
            .deleteFrom("session as s")
            .using("session as one")
            .where("one.sid", "=", idHash)
            .whereRef("s.user_id", "=", "one.user_id")
            .where(firstOf("s"), "=", firstOf("one"))
            .returning("s.sid"),
        );
        if (event && ended.length > 0) await writeAccountEvent(em, event);
      }),

    async removeExpired(now) {
      const removed = await run(em, (db) =>
        db.deleteFrom("session").where("expire", "<=", now).returning("sid"),
      );
      return removed.length;
    },
  };
}

function toSession({ sid, sess, expire, user_id }: JsonRow<SessionRow>): Session {
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

function toSessionRow(session: Session): SessionRow {
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

import type { EntityManager } from "@mikro-orm/postgresql";
import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type {
  AccountAdministration,
  ListedPerson,
  PeopleGroup,
} from "../../../domain/account-administration/ports.ts";
import { type Enqueue, enqueueNothing } from "../messages/enqueue.ts";
import { writeMessages } from "../messages/write-messages.ts";
import { writeAuditEvent } from "../operations/write-audit-event.ts";
import type { UserRow } from "../schema/accounts/user.ts";
import type { BuilderRow } from "../schema/content/builder.ts";
import { escapeLike } from "../sql/escape-like.ts";
import { inTransaction } from "../sql/in-transaction.ts";
import { jsonIfJoined } from "../sql/json-row.ts";
import { run, runOne, type Tables } from "../sql/run.ts";
import type { JsonRow } from "../sql/stored-row.ts";
import { toUser } from "./user-mapper.ts";

type Searched = { u: Tables["users"]; b: Tables["builder"] };

/** Conditions on `users as u` and `builder as b`. */
function ofGroup(group: PeopleGroup): Expression<SqlBool> {
  const eb = expressionBuilder<Searched, "u" | "b">();
  switch (group) {
    case "exhibitors":
      return eb("u.user_type", "=", sql.lit("exhibitor"));
    case "builders":
      return eb.or([eb("u.user_type", "=", sql.lit("builder")), eb("b.id", "is not", null)]);
    case "admins":
      return eb("u.user_type", "=", sql.lit("admin"));
    case "suspended":
      return eb("u.suspended_at", "is not", null);
    default:
      return eb("b.review_state", "=", sql.lit("declined"));
  }
}

/** Whether one of the names or addresses matches `pattern`. */
function isLike(pattern: string): Expression<SqlBool> {
  const eb = expressionBuilder<Searched, "u" | "b">();
  const { ref } = eb;
  const name = sql<string>`concat_ws(' ', ${ref("u.first_name")}, ${ref("u.last_name")})`;
  return eb.or([
    eb(name, "ilike", pattern),
    eb("u.email", "ilike", pattern),
    eb("u.company", "ilike", pattern),
    eb("b.name", "ilike", pattern),
    eb("b.email", "ilike", pattern),
  ]);
}

type BuilderInShort = Pick<
  JsonRow<BuilderRow>,
  "id" | "name" | "review_state" | "city" | "country"
>;

/** The list's summary of `builder as b`; null without one. */
const builderInShort = (() => {
  const { ref } = expressionBuilder<Searched, "u" | "b">();
  return sql<BuilderInShort | null>`case when ${ref("b.id")} is not null then json_build_object('id', ${ref("b.id")},
    'name', ${ref("b.name")}, 'review_state', ${ref("b.review_state")}, 'city', ${ref("b.city")}, 'country', ${ref("b.country")}) end`;
})();

/** People and builders in PostgreSQL, for admins. Wants the `em` of its own request; `enqueue` queues the mails. */
export function createPostgresAccountAdministration(
  em: EntityManager,
  enqueue: Enqueue = enqueueNothing,
): AccountAdministration {
  return {
    async search({ search: text, group, limit, offset }) {
      const rows = await run(em, (db) =>
        db
          .selectFrom(({ selectFrom }) =>
            selectFrom("users as u")
              .fullJoin("builder as b", "b.user_id", "u.id")
              .select(({ fn }) => [
                "u.id as user_id",
                "b.id as builder_id",
                fn.coalesce("u.created_at", "b.created_at").as("at"),
              ])
              .$if(group !== null, (query) => (group ? query.where(ofGroup(group)) : query))
              .$if(text !== "", (query) => query.where(isLike(`%${escapeLike(text)}%`)))
              .orderBy("at", "desc")
              .orderBy("user_id")
              .orderBy("builder_id")
              .limit(limit)
              .offset(offset)
              .as("found"),
          )
          .leftJoin("users as u", "u.id", "found.user_id")
          .leftJoin("builder as b", "b.id", "found.builder_id")
          .select(({ selectFrom }) => [
            jsonIfJoined("users", "u").as("user"),
            builderInShort.as("builder"),
            selectFrom("session as s")
              .select(({ ref }) =>
                sql<string | null>`max(${ref("s.sess")} ->> 'lastSeenAt')`.as("last"),
              )
              .whereRef("s.user_id", "=", "found.user_id")
              .as("last_seen_at"),
          ])
          .orderBy("found.at", "desc")
          .orderBy("found.user_id")
          .orderBy("found.builder_id"),
      );
      return rows.map(toPerson);
    },

    suspend: ({ userId, reason, at, decidedBy, letter, audit }) =>
      inTransaction(em, userId, async (em) => {
        const suspended = await run(em, (db) =>
          db
            .updateTable("users")
            .set({ suspended_at: at, suspended_reason: reason })
            .where("id", "=", userId)
            .where("suspended_at", "is", null)
            .where("user_type", "<>", sql.lit("admin"))
            .returning("id"),
        );
        if (suspended.length === 0) return false;
        await run(em, (db) => db.deleteFrom("session").where("user_id", "=", userId));
        await writeAuditEvent(em, { kind: "person", id: userId, at }, audit);
        await writeMessages(em, [letter], enqueue);
        const builder = await runOne(em, (db) =>
          db
            .updateTable("builder")
            .set({ review_state: "declined" })
            .where("user_id", "=", userId)
            .where("review_state", "=", sql.lit("approved"))
            .returning("id"),
        );
        if (!builder) return true;
        const decision = { decided_at: at, decided_by: decidedBy, reason };
        await run(em, (db) =>
          db
            .insertInto("review")
            .values({ builder_id: builder.id, ...decision })
            .onConflict((conflict) =>
              conflict.column("builder_id").doUpdateSet({ waiting_since: null, ...decision }),
            ),
        );
        const taken = { action: "builder-profile.declined", detail: { from: "approved" } };
        const entry = { actorId: decidedBy, ...taken };
        await writeAuditEvent(em, { kind: "builder", id: builder.id, at }, entry);
        return true;
      }),

    restore: ({ userId, at, letter, audit }) =>
      inTransaction(em, userId, async (em) => {
        const restored = await run(em, (db) =>
          db
            .updateTable("users")
            .set({ suspended_at: null, suspended_reason: null })
            .where("id", "=", userId)
            .where("suspended_at", "is not", null)
            .returning("id"),
        );
        if (restored.length === 0) return false;
        await writeAuditEvent(em, { kind: "person", id: userId, at }, audit);
        await writeMessages(em, [letter], enqueue);
        return true;
      }),
  };
}

type Row = {
  user: JsonRow<UserRow> | null;
  builder: BuilderInShort | null;
  last_seen_at: string | null;
};

function toPerson({ user, builder, last_seen_at }: Row): ListedPerson {
  return {
    account: user && {
      ...toUser(user),
      suspendedReason: user.suspended_reason,
      lastSeenAt: last_seen_at === null ? null : new Date(last_seen_at),
    },
    profile: builder && {
      id: builder.id,
      name: builder.name,
      reviewState: builder.review_state,
      city: builder.city,
      country: builder.country,
    },
  };
}

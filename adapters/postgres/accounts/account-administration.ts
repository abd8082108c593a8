import type { EntityManager } from "@mikro-orm/postgresql";
import { expressionBuilder, sql } from "kysely";
import type {
  AccountAdministration,
  ListedPerson,
} from "../../../domain/account-administration/ports.ts";
import { type Enqueue, enqueueNothing } from "../messages/enqueue.ts";
import { writeMessages } from "../messages/write-messages.ts";
import type { UserRow } from "../schema/accounts/user.ts";
import type { BuilderRow } from "../schema/content/builder.ts";
import type { JsonRow } from "../schema/stored-row.ts";
import { writeAuditEvent } from "../shared/write-audit-event.ts";
import { jsonIfJoined } from "../sql/json-row.ts";
import { inTransaction, run, runOne } from "../sql/run.ts";
import { foundPeople, inOrder, type Searched } from "./people-search.ts";
import { toUser } from "./user-repository.ts";

type BuilderInShort = Pick<
  JsonRow<BuilderRow>,
  "id" | "name" | "review_state" | "city" | "country"
>;

/** A summary of `builder as b` for the list; null without a builder. */
const builderInShort = (() => {
  const { ref } = expressionBuilder<Searched, "u" | "b">();
  return sql<BuilderInShort | null>`case when ${ref("b.id")} is not null then json_build_object('id', ${ref("b.id")},
    'name', ${ref("b.name")}, 'review_state', ${ref("b.review_state")}, 'city', ${ref("b.city")}, 'country', ${ref("b.country")}) end`;
})();

/**
 * People and builders in PostgreSQL, for admins. Needs the request's own `em`; `enqueue` queues the
 * emails.
 */
export function createPostgresAccountAdministration(
  em: EntityManager,
  enqueue: Enqueue = enqueueNothing,
): AccountAdministration {
  return {
    async search(query) {
      const rows = await run(em, (db) =>
        db
          .selectFrom(foundPeople(db, query).as("found"))
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
          .orderBy(inOrder("found")),
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

import type { EntityManager } from "@mikro-orm/postgresql";
import { type Expression, type Kysely, sql } from "kysely";
import type { ChangeLog } from "../../../domain/changes/ports.ts";
import type { BuilderId, UserId } from "../../../domain/shared/id.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { runOne, type Tables } from "../sql/run.ts";

/** The values joined to one text. */
const line = (...parts: Expression<unknown>[]) =>
  sql<string>`${sql.join(parts, sql` || `)}`.as("line");

// Every save makes the request's version grow, its responses' and invitations' too.
function latestRequests(db: Kysely<Tables>, userId?: UserId) {
  return db
    .selectFrom("quote_request as q")
    .select(({ ref }) => line(ref("q.id"), sql.lit(":"), ref("q.version")))
    .$if(userId !== undefined, (query) => query.where("q.user_id", "=", userId ?? null))
    .orderBy("q.updated_at", "desc")
    .limit(sql.lit(20));
}

function latestInterests(db: Kysely<Tables>) {
  return db
    .selectFrom("interest as i")
    .select(({ ref }) => line(ref("i.quote_request_id"), sql.lit("+"), ref("i.builder_id")))
    .where("i.quote_request_id", "in", ({ selectFrom }) =>
      selectFrom("quote_request as q")
        .select("q.id")
        .where("q.status", "=", sql.lit("pending"))
        .orderBy("q.created_at", "desc")
        .orderBy("q.id", "desc")
        .limit(sql.lit(20)),
    );
}

function latestReviews(db: Kysely<Tables>) {
  return db
    .selectFrom("review as r")
    .select(({ ref }) => line(ref("r.id"), sql.lit("@"), ref("r.waiting_since")))
    .where("r.waiting_since", "is not", null)
    .orderBy("r.waiting_since", "desc")
    .limit(sql.lit(20));
}

function latestInvitations(db: Kysely<Tables>, builderId: BuilderId) {
  return db
    .selectFrom(({ selectFrom }) =>
      selectFrom("invitation")
        .select("quote_request_id")
        .where("builder_id", "=", builderId)
        .where("removed_at", "is", null)
        .orderBy("invited_at", "desc")
        .orderBy("quote_request_id", "desc")
        .limit(sql.lit(50))
        .as("i"),
    )
    .innerJoin("quote_request as q", "q.id", "i.quote_request_id")
    .select(({ ref }) => line(ref("q.id"), sql.lit(":"), ref("q.version")));
}

function latestAvailable(db: Kysely<Tables>, builderId: BuilderId) {
  return db
    .selectFrom("quote_request as q")
    .select(({ ref, exists, selectFrom }) =>
      line(
        ...[ref("q.id"), sql.lit(":"), ref("q.status")],
        exists(
          selectFrom("interest as i")
            .whereRef("i.quote_request_id", "=", "q.id")
            .where("i.builder_id", "=", builderId),
        ),
      ),
    )
    .where("q.status", "=", sql.lit("pending"))
    .orderBy("q.created_at", "desc")
    .orderBy("q.id", "desc")
    .limit(sql.lit(5));
}

function ownProfile(db: Kysely<Tables>, builderId: BuilderId) {
  return db
    .selectFrom("builder as b")
    .select(({ ref }) => line(ref("b.review_state"), ref("b.public"), ref("b.updated_at")))
    .where("b.id", "=", builderId);
}

function latestProjects(db: Kysely<Tables>, builderId: BuilderId) {
  return db
    .selectFrom("portfolio_project as p")
    .select(({ ref }) =>
      line(
        ...[ref("p.id"), sql.lit("/"), ref("p.review_state"), ref("p.public"), ref("p.featured")],
        ref("p.updated_at"),
      ),
    )
    .where("p.builder_id", "=", builderId)
    .orderBy("p.created_at", "desc")
    .orderBy("p.id", "desc")
    .limit(sql.lit(50));
}

/** Reads from PostgreSQL whether anything changed. */
export function createPostgresChangeLog(em: EntityManager): ChangeLog {
  // A digest of the latest few, not the latest time: clocks of servers differ, and what began first may be saved last.
  async function digest(linesOf: (db: Kysely<Tables>) => Expression<{ line: string }>[]) {
    const row = await runOne(em, (db) =>
      db
        .selectFrom(
          sql<{ line: string }>`(${sql.join(linesOf(db), sql` union all `)})`.as<"lines">("lines"),
        )
        .select(sql<string>`coalesce(md5(string_agg(line, ' ' order by line)), '0')`.as("version")),
    );
    return row?.version.slice(0, 16) ?? "0";
  }

  return {
    ofAdmins: () => digest((db) => [latestRequests(db), latestInterests(db), latestReviews(db)]),
    ofUser: async (userId) => (isUuid(userId) ? digest((db) => [latestRequests(db, userId)]) : "0"),
    ofBuilder: async (id) =>
      isUuid(id)
        ? digest((db) => [
            latestInvitations(db, id),
            latestAvailable(db, id),
            ownProfile(db, id),
            latestProjects(db, id),
          ])
        : "0",
  };
}

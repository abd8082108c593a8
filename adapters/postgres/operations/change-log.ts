import type { EntityManager } from "@mikro-orm/postgresql";
import { type Expression, type Kysely, sql } from "kysely";
import type { ChangeLog } from "../../../domain/changes/ports.ts";
import type { BuilderId, UserId } from "../../../domain/shared/id.ts";
import { gatherOnce } from "../sql/gather.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { copiesVersion } from "../sql/linked-pictures.ts";
import type { QueryValues, Tables } from "../sql/run.ts";

/** Joins values to one text. */
const line = (...parts: Expression<unknown>[]) =>
  sql<string>`${sql.join(parts, sql` || `)}`.as("line");

// every save increases the request's version, also for changes of its responses and invitations
function latestRequests(db: Kysely<Tables>, userId?: Expression<UserId>) {
  return db
    .selectFrom("quote_request as q")
    .select(({ ref }) => line(ref("q.id"), sql.lit(":"), ref("q.version")))
    .$if(userId !== undefined, (query) => (userId ? query.where("q.user_id", "=", userId) : query))
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

function latestInvitations(db: Kysely<Tables>, builderId: Expression<BuilderId>) {
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

function latestAvailable(db: Kysely<Tables>, builderId: Expression<BuilderId>) {
  return db
    .selectFrom("quote_request as q")
    .select(({ ref, exists, selectFrom }) =>
      line(
        ref("q.id"),
        sql.lit(":"),
        ref("q.status"),
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

function ownProfile(db: Kysely<Tables>, builderId: Expression<BuilderId>) {
  return db
    .selectFrom("builder as b")
    .select(({ ref }) => line(ref("b.review_state"), ref("b.public"), ref("b.updated_at")))
    .where("b.id", "=", builderId);
}

function latestProjects(db: Kysely<Tables>, builderId: Expression<BuilderId>) {
  return db
    .selectFrom("portfolio_project as p")
    .select(({ ref }) =>
      line(
        ref("p.id"),
        sql.lit("/"),
        ref("p.review_state"),
        ref("p.public"),
        ref("p.featured"),
        ref("p.updated_at"),
      ),
    )
    .where("p.builder_id", "=", builderId)
    .orderBy("p.created_at", "desc")
    .orderBy("p.id", "desc")
    .limit(sql.lit(50));
}

const copies = (db: Kysely<Tables>) =>
  db.selectNoFrom(line(sql.lit("copies "), sql`coalesce(${copiesVersion}, 0)`));

/**
 * A digest of the latest few rows instead of the latest time: server clocks differ, and an earlier
 * transaction may commit later.
 */
function digest(db: Kysely<Tables>, lines: Expression<{ line: string }>[]) {
  const all = sql<{ line: string }>`(${sql.join(lines, sql` union all `)})`;
  return db
    .selectFrom(all.as("lines"))
    .select(sql<string>`coalesce(md5(string_agg(line, ' ' order by line)), '0')`.as("version"));
}

const ofAdmins = gatherOnce((db) =>
  digest(db, [latestRequests(db), latestInterests(db), latestReviews(db), copies(db)]),
);

const ofUser = gatherOnce((db, given: QueryValues<{ id: UserId }>) =>
  digest(db, [latestRequests(db, given("id"))]),
);

const ofBuilder = gatherOnce((db, given: QueryValues<{ id: BuilderId }>) => {
  const id = given("id");
  return digest(db, [
    latestInvitations(db, id),
    latestAvailable(db, id),
    ownProfile(db, id),
    latestProjects(db, id),
    copies(db),
  ]);
});

/** Change tokens of lists, from PostgreSQL. */
export function createPostgresChangeLog(em: EntityManager): ChangeLog {
  const versionOf = ([row]: { version: string }[]) => row?.version.slice(0, 16) ?? "0";
  return {
    ofAdmins: async () => versionOf(await ofAdmins(em, {})),
    ofUser: async (id) => (isUuid(id) ? versionOf(await ofUser(em, { id })) : "0"),
    ofBuilder: async (id) => (isUuid(id) ? versionOf(await ofBuilder(em, { id })) : "0"),
  };
}

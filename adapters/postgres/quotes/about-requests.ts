import type { EntityManager } from "@mikro-orm/postgresql";
import { type Expression, sql } from "kysely";
import type { NamedBuilder } from "../../../domain/assignment/name-builders.ts";
import type { AboutRequests } from "../../../domain/assignment/ports.ts";
import type { PromiseMode, PromiseParams } from "../../../domain/promise/promise-policy.ts";
import { promisedTimes } from "../../../domain/promise/promised-times.ts";
import type { BuilderId, QuoteRequestId } from "../../../domain/shared/id.ts";
import { modeOfToday } from "../promise/keep-promise.ts";
import { toQuotePromise } from "../promise/promise-mapper.ts";
import type { QuotePromiseRow } from "../schema/promise/quote-promise.ts";
import type { JsonRow } from "../schema/stored-row.ts";
import { personName } from "../shared/person-name.ts";
import { gatherOnce } from "../sql/gather.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { jsonWithout } from "../sql/json-row.ts";
import type { QueryValues } from "../sql/run.ts";

/** The additional facts in an admin's list of requests, in one statement. */
export async function aboutRequests(
  em: EntityManager,
  requestIds: readonly QuoteRequestId[],
): Promise<AboutRequests> {
  const ids = requestIds.filter(isUuid);
  const [row] = ids.length === 0 ? [] : await readAbout(em, { ids });
  return {
    builders: row?.builders ?? [],
    interests: (row?.interests ?? []).map(withDate),
    noteMarks: (row?.noteMarks ?? []).map(withDate),
    promised: (row?.promises ?? []).map(({ promise, params, mode }) =>
      promisedTimes(toQuotePromise({ ...promise, proposal: null }), { ...params, mode }),
    ),
  };
}

const withDate = <Row extends { at: string }>(row: Row) => ({ ...row, at: new Date(row.at) });

/** Rows as a JSON array; null without any. */
const listOf = <Row>(row: Expression<unknown>) => sql<Row[] | null>`json_agg(${row})`.as("list");

type Interested = { requestId: QuoteRequestId; builderId: BuilderId; at: string };
type Noted = { requestId: QuoteRequestId; at: string; byName: string | null };
type Promised = {
  promise: Omit<JsonRow<QuotePromiseRow>, "proposal">;
  params: PromiseParams;
  /** The current mode, whatever the policy's version had. */
  mode: PromiseMode;
};

const readAbout = gatherOnce((db, given: QueryValues<{ ids: QuoteRequestId[] }>) =>
  db
    .with("wanted", (db) =>
      db.selectNoFrom(sql<QuoteRequestId>`unnest(${given("ids")}::uuid[])`.as("id")),
    )
    .with("interested", (db) =>
      db
        .selectFrom("interest as i")
        .innerJoin("wanted", "wanted.id", "i.quote_request_id")
        .select(["i.quote_request_id as requestId", "i.builder_id as builderId"])
        .select("i.created_at as at")
        .orderBy("i.created_at")
        .orderBy("i.builder_id"),
    )
    .with("noted", (db) =>
      db
        .selectFrom("wanted")
        .innerJoinLateral(
          ({ selectFrom }) =>
            selectFrom("audit_event as e")
              .select(["e.at", "e.actor_id"])
              .where("e.object_kind", "=", sql.lit("quote-request"))
              .where(({ eb, cast }) => eb("e.object_id", "=", cast<string>("wanted.id", "text")))
              .where("e.action", "=", sql.lit("quote-request.annotated"))
              .where(({ ref }) => sql<boolean>`${ref("e.detail")} ? 'notes'`)
              .orderBy("e.at", "desc")
              .limit(sql.lit(1))
              .as("note"),
          (join) => join.onTrue(),
        )
        .leftJoin("users as u", "u.id", "note.actor_id")
        .select(({ ref }) => [
          "wanted.id as requestId",
          "note.at as at",
          personName(ref("u.first_name"), ref("u.last_name"), ref("u.email")).as("byName"),
        ]),
    )
    .with("mentioned", (db) =>
      db
        .selectFrom("invitation as i")
        .innerJoin("wanted", "wanted.id", "i.quote_request_id")
        .select("i.builder_id as id")
        .union(
          db
            .selectFrom("quote_request as q")
            .innerJoin("wanted", "wanted.id", "q.id")
            .select(sql<BuilderId>`unnest(${sql.ref("q.assigned_builders")})`.as("id")),
        )
        .union(db.selectFrom("interested").select("builderId as id")),
    )
    .selectNoFrom(({ selectFrom }) => [
      selectFrom("interested").select(listOf<Interested>(sql`interested`)).as("interests"),
      selectFrom("noted").select(listOf<Noted>(sql`noted`)).as("noteMarks"),
      selectFrom("builder as b")
        .innerJoin("mentioned", "mentioned.id", "b.id")
        .select(
          listOf<NamedBuilder>(
            sql`json_build_object('id', ${sql.ref("b.id")}, 'name', ${sql.ref("b.name")})`,
          ),
        )
        .as("builders"),
      selectFrom("quote_promise as p")
        .innerJoin("wanted", "wanted.id", "p.quote_request_id")
        .innerJoin("promise_policy as c", "c.version", "p.policy_version")
        .select(
          listOf<Promised>(
            sql`json_build_object('promise', ${jsonWithout("quote_promise", "p", ["proposal"])},
              'params', ${sql.ref("c.params")}, 'mode', (${modeOfToday}))`,
          ),
        )
        .as("promises"),
    ]),
);

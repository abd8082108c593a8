import type { EntityManager } from "@mikro-orm/postgresql";
import { type Kysely, type SqlBool, sql } from "kysely";
import type { PromiseQueue, QueuedPromise } from "../../../domain/promise/ports.ts";
import { type QueuedStanding, queuedStandings } from "../../../domain/promise/quote-promise.ts";
import type { QuoteRequestId } from "../../../domain/shared/id.ts";
import { requestSelection, toQuoteRequest } from "../quote-cases/quote-request-mapper.ts";
import { positionAfterOldest, toPage } from "../sql/cursor.ts";
import { anyOf, run, type Tables } from "../sql/run.ts";
import { toPromisePolicy, toQuotePromise } from "./promise-mapper.ts";

/** Lists the promises that need an admin, from PostgreSQL. Each list is a range of one index. */
export function createPostgresPromiseQueue(em: EntityManager): PromiseQueue {
  return {
    async list(standing, { limit, after }) {
      const wanted: QueuedStanding[] = standing ? [standing] : [...queuedStandings];
      const rows = await run(em, (db) =>
        db
          .selectFrom("quote_promise as p")
          .innerJoin("quote_request as q", "q.id", "p.quote_request_id")
          .innerJoin("promise_policy as c", "c.version", "p.policy_version")
          .select(({ fn }) => [
            fn.toJson("p").as("promise"),
            fn.toJson("c").as("policy"),
            ...requestSelection,
          ])
          .where(isQueued)
          .where("p.standing", "=", anyOf(wanted))
          .where(({ eb, refTuple }) =>
            eb(
              refTuple(dueAt, "p.quote_request_id"),
              ">",
              positionAfterOldest<QuoteRequestId>(after),
            ),
          )
          .orderBy(dueAt)
          .orderBy("p.quote_request_id")
          .limit(limit + 1),
      );
      const found = rows.map(
        (row): QueuedPromise => ({
          promise: toQuotePromise(row.promise),
          request: toQuoteRequest(row),
          params: toPromisePolicy(row.policy).params,
        }),
      );
      return toPage(found, limit, ({ promise }) => ({
        at: promise.lookAgainAt ?? promise.allDueAt,
        id: promise.quoteRequestId,
      }));
    },

    async counts() {
      const rows = await run(em, countQueued);
      const countOf = (standing: QueuedStanding) =>
        rows.find((row) => row.name === standing)?.count ?? 0;
      return {
        waiting: countOf("waiting"),
        "at-risk": countOf("at-risk"),
        missed: countOf("missed"),
        paused: countOf("paused"),
      };
    },
  };
}

/** Number of promises that need an admin, by standing. Every screen counts by it. */
export function countQueued(db: Kysely<Tables>) {
  return db
    .selectFrom("quote_promise as p")
    .select(({ fn, cast }) => [
      "p.standing as name",
      cast<number>(fn.countAll(), "float8").as("count"),
    ])
    .where(isQueued)
    .groupBy("p.standing");
}

/** Promises of real requests received since `since`, by the ledger's index. */
export function received(db: Kysely<Tables>, since: Date) {
  return db
    .selectFrom("promise_event as e")
    .innerJoin("quote_promise as p", "p.ledger_id", "e.ledger_id")
    .where("e.kind", "=", sql.lit("received"))
    .where("e.at", ">=", since)
    .where(isReal);
}

/** Whether the first ledger row isn't a sample's. */
const isReal = sql<SqlBool>`${sql.ref("e.detail")} ->> 'sample' is null`;

/** Expression that must equal the index's. */
const dueAt = sql<Date>`coalesce(p.look_again_at, p.all_due_at)`;

/** Condition that must equal the partial index's. */
const isQueued = sql<SqlBool>`p.standing in ('waiting', 'at-risk', 'missed', 'paused')`;

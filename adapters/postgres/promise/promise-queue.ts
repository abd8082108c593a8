import type { EntityManager } from "@mikro-orm/postgresql";
import { type Kysely, type SqlBool, sql } from "kysely";
import type { PromiseQueue, QueuedPromise } from "../../../domain/promise/ports.ts";
import { type QueuedStanding, queuedStandings } from "../../../domain/promise/quote-promise.ts";
import type { QuoteRequestId } from "../../../domain/shared/id.ts";
import { requestSelection, toQuoteRequest } from "../quote-cases/quote-request-mapper.ts";
import { positionAfterOldest, toPage } from "../sql/cursor.ts";
import { anyOf, run, runOne, type Tables } from "../sql/run.ts";
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
              refTuple("p.all_due_at", "p.quote_request_id"),
              ">",
              positionAfterOldest<QuoteRequestId>(after),
            ),
          )
          .orderBy("p.all_due_at")
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
        at: promise.allDueAt,
        id: promise.quoteRequestId,
      }));
    },

    async counts() {
      const rows = await run(em, (db) =>
        db
          .selectFrom("quote_promise as p")
          .select(({ fn, cast }) => [
            "p.standing",
            cast<number>(fn.countAll(), "float8").as("count"),
          ])
          .where(isQueued)
          .groupBy("p.standing"),
      );
      const countOf = (standing: QueuedStanding) =>
        rows.find((row) => row.standing === standing)?.count ?? 0;
      return {
        waiting: countOf("waiting"),
        "at-risk": countOf("at-risk"),
        missed: countOf("missed"),
        paused: countOf("paused"),
      };
    },

    async countMissed(since) {
      const isMissed = (target: "first" | "all") =>
        sql<SqlBool>`${sql.ref(`p.${target}_target`)} ->> 'outcome' = 'missed'
          and (${sql.ref(`p.${target}_target`)} ->> 'at')::timestamptz >= ${since}`;
      const row = await runOne(em, (db) =>
        db
          .selectFrom("quote_promise as p")
          .innerJoin("promise_event as e", (join) =>
            join.onRef("e.ledger_id", "=", "p.ledger_id").on("e.seq", "=", sql.lit(1)),
          )
          // the later due time, and the index's last column
          .where("p.all_due_at", ">=", since)
          .where(isReal)
          .select(({ fn, cast }) => cast<number>(fn.countAll(), "float8").as("count"))
          .where(({ or }) => or([isMissed("first"), isMissed("all")])),
      );
      return row?.count ?? 0;
    },
  };
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

/** Condition that must equal the partial index's. */
export const isQueued = sql<SqlBool>`p.standing in ('waiting', 'at-risk', 'missed', 'paused')`;

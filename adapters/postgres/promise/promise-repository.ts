import type { EntityManager } from "@mikro-orm/postgresql";
import { type SqlBool, sql } from "kysely";
import type { PromiseRepository } from "../../../domain/promise/ports.ts";
import type { QuoteRequestId } from "../../../domain/shared/id.ts";
import { hourMs } from "../../../domain/shared/time/time-units.ts";
import { type Enqueue, enqueueNothing } from "../messages/enqueue.ts";
import { writeMessages } from "../messages/write-messages.ts";
import { writeAuditEvent } from "../shared/write-audit-event.ts";
import { gatherOnce, instantAsJson } from "../sql/gather.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { anyGiven, inTransaction, type QueryValues, run } from "../sql/run.ts";
import { json, lockPromise, modeOfToday, readPromise, storeStep } from "./keep-promise.ts";
import { asStored, toPromisePolicy, toTarget } from "./promise-mapper.ts";

const listPolicies = gatherOnce((db, given: QueryValues<{ ids: string[] }>) =>
  db
    .selectFrom("quote_promise as p")
    .innerJoin("promise_policy as c", "c.version", "p.policy_version")
    .select(({ fn, ref }) => [
      "p.quote_request_id as quoteRequestId",
      "p.quotes_wanted as quotesWanted",
      instantAsJson(ref("p.paused_since")).as("pausedSince"),
      "p.all_target as all",
      fn.toJson("c").as("policy"),
      modeOfToday.as("mode"),
    ])
    .where("p.quote_request_id", "=", anyGiven<QuoteRequestId>(given("ids"))),
);

/** Promises in PostgreSQL. Needs the request's own `em`; `enqueue` queues its messages. */
export function createPostgresPromiseRepository(
  em: EntityManager,
  enqueue: Enqueue = enqueueNothing,
): PromiseRepository {
  return {
    find: async (id) => (isUuid(id) ? readPromise(em, id) : null),

    async listPolicies(ids) {
      const rows = await listPolicies(em, { ids: ids.filter(isUuid) });
      return rows.map(({ policy, mode, all, pausedSince, ...rest }) => ({
        ...rest,
        pausedSince: pausedSince === null ? null : new Date(pausedSince),
        all: toTarget(all),
        params: toPromisePolicy(policy, mode ?? undefined).params,
      }));
    },

    async listDue(now, limit) {
      const rows = await run(em, (db) =>
        db
          .selectFrom("quote_promise")
          .select("quote_request_id as id")
          .where("next_evaluation_at", "<=", now)
          .orderBy("next_evaluation_at")
          .limit(limit),
      );
      return rows.map(({ id }) => id);
    },

    change: (id, decide) =>
      inTransaction(em, id, async (em) => {
        const found = isUuid(id) ? await lockPromise(em, id) : null;
        if (!found) return null;
        const step = decide(found);
        if (!step) return found.promise;
        await storeStep(em, step);
        await writeMessages(em, step.messages ?? [], enqueue);
        if (step.audit) await writeAuditEvent(em, { kind: "quote-request", id }, step.audit);
        return step.promise;
      }),

    listReceived: (since, limit) =>
      run(em, (db) =>
        db
          .selectFrom("promise_event as e")
          .innerJoin("quote_promise as p", "p.ledger_id", "e.ledger_id")
          .select([
            "p.received_at as receivedAt",
            sql<number>`(${sql.ref("p.outlook")} ->> 'fitting')::int`.as("fitting"),
          ])
          .where("e.kind", "=", sql.lit("received"))
          // event times are cut to the hour
          .where("e.at", ">=", new Date(since.getTime() - hourMs))
          .where("p.received_at", ">=", since)
          .where(sql<SqlBool>`${sql.ref("p.outlook")} ->> 'fitting' is not null`)
          .orderBy("e.at", "desc")
          .orderBy("p.received_at", "desc")
          .limit(limit),
      ),

    async noteLook({ promise, request }, { outlook, standing, nextEvaluationAt }) {
      await run(em, (db) =>
        db
          .updateTable("quote_promise as p")
          .set({
            outlook: json(asStored(outlook)),
            standing,
            next_evaluation_at: nextEvaluationAt,
          })
          .where("p.quote_request_id", "=", request.id)
          .where("p.next_evaluation_at", "is not distinct from", promise.nextEvaluationAt)
          .where("p.paused_since", "is not distinct from", promise.pausedSince)
          .where("p.proposal_version", "=", promise.proposalVersion)
          .where("p.misses_closed", "=", promise.missesClosed)
          .where(({ exists, selectFrom }) =>
            exists(
              selectFrom("quote_request as q")
                .where("q.id", "=", request.id)
                .where("q.version", "=", request.version),
            ),
          ),
      );
    },
  };
}

import type { EntityManager } from "@mikro-orm/postgresql";
import { type SqlBool, sql } from "kysely";
import { StaleWriteError } from "../../../domain/shared/writes/stale-write.ts";
import type { PlanWatch } from "../../../domain/show-plan/plan-watch.ts";
import type { PlanWatches } from "../../../domain/show-plan/ports.ts";
import { type Enqueue, enqueueNothing } from "../messages/enqueue.ts";
import { writeMessages } from "../messages/write-messages.ts";
import { type PlanWatchRow, PlanWatchTable } from "../schema/quotes/plan.ts";
import { openStatusList } from "../schema/quotes/quote-request.ts";
import { rowCodec } from "../sql/rows.ts";
import { compileOnce, type QueryValues, run } from "../sql/run.ts";

const codec = rowCodec<PlanWatchRow>(PlanWatchTable);

const openStatuses = sql.raw(openStatusList);
const hasNone = (user: string) => sql`not exists (select from plan_watch w
  where w.quote_request_id = q.id and w.user_id = ${sql.ref(user)})`;

/** Adds exhibitors of open requests, and the builders of their accepted quotes. */
const watchNew = compileOnce((db, _: QueryValues<Record<never, never>>) =>
  db
    .insertInto("plan_watch")
    .columns(["quote_request_id", "user_id"])
    .expression(
      sql`select q.id, q.user_id from quote_request q
        where q.status in (${openStatuses}) and q.user_id is not null and ${hasNone("q.user_id")}
        union
        select q.id, b.user_id from quote_request q
          join quote_response r on r.quote_request_id = q.id and r.status = 'accepted'
          join builder b on b.id = r.builder_id
        where q.status in (${openStatuses}) and b.user_id is not null
          and q.user_id is not null and ${hasNone("b.user_id")}
          and not exists (select from plan_watch own
            where own.quote_request_id = q.id and own.next_at = 'infinity')` as never,
    )
    .onConflict((conflict) => conflict.doNothing()),
);

const listDue = compileOnce((db, given: QueryValues<{ now: Date; limit: number }>) =>
  db
    .selectFrom("plan_watch")
    .select("user_id")
    .where(({ eb, or }) => or([eb("next_at", "is", null), eb("next_at", "<=", given("now"))]))
    .groupBy("user_id")
    .orderBy(
      ({ fn }) => fn.min("next_at"),
      (order) => order.asc().nullsFirst(),
    )
    .limit(given("limit")),
);

/** Watched plans in PostgreSQL. Needs the request's own `em`; `enqueue` queues its messages. */
export function createPostgresPlanWatches(
  em: EntityManager,
  enqueue: Enqueue = enqueueNothing,
): PlanWatches {
  return {
    async watchNew() {
      await watchNew(em, {});
    },

    async listDueReaders(now, limit) {
      const rows = await listDue(em, { now, limit });
      return rows.map(({ user_id }) => user_id);
    },

    async listWatches(userId) {
      const rows = await run(em, (db) =>
        db
          .selectFrom("plan_watch as w")
          .select(({ fn }) => fn.toJson("w").as("watch"))
          .where("w.user_id", "=", userId)
          // requests of before there were reminders
          .where(sql<SqlBool>`w.next_at is distinct from 'infinity'`)
          .orderBy("w.quote_request_id"),
      );
      return rows.map(({ watch }): PlanWatch => codec.toRecord(watch));
    },

    save: ({ before, after, over, messages }) =>
      em.transactional(async (em) => {
        for (const watch of after) {
          const was = before.find((each) => each.quoteRequestId === watch.quoteRequestId);
          const { quote_request_id, user_id, ...row } = codec.toRow(watch);
          const saved = await run(em, (db) =>
            db
              .updateTable("plan_watch")
              .set(row)
              .where("quote_request_id", "=", quote_request_id)
              .where("user_id", "=", user_id)
              .where("next_at", "is not distinct from", was?.nextAt ?? null)
              .returning("user_id"),
          );
          if (saved.length === 0) throw new StaleWriteError(quote_request_id);
        }
        for (const { quoteRequestId, userId } of over) {
          await run(em, (db) =>
            db
              .deleteFrom("plan_watch")
              .where("quote_request_id", "=", quoteRequestId)
              .where("user_id", "=", userId),
          );
        }
        await writeMessages(em, messages, enqueue);
      }),
  };
}

import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { QuoteRequestId, UserId } from "../../../domain/shared/id.ts";
import type { PlanRepository } from "../../../domain/show-plan/ports.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { insertRows } from "../sql/rows.ts";
import { run, runOne } from "../sql/run.ts";

/** Plans in PostgreSQL. Needs the request's own `em`. */
export function createPostgresPlanRepository(em: EntityManager): PlanRepository {
  return {
    async listOwn(id) {
      if (!isUuid(id)) return [];
      return run(em, (db) =>
        db
          .selectFrom("plan_milestone")
          .select(["key", "state", sql<string | null>`day::text`.as("day")])
          .where("quote_request_id", "=", id),
      );
    },

    async setOwn(id, { key, day, state }) {
      await insertRows(
        em,
        "plan_milestone",
        [{ quote_request_id: id, key, day, state }],
        (insert) =>
          insert.onConflict((conflict) =>
            conflict.columns(["quote_request_id", "key"]).doUpdateSet((eb) => ({
              day: eb.ref("excluded.day"),
              state: eb.ref("excluded.state"),
            })),
          ),
      );
    },

    saveCalendar: (calendar) =>
      em.transactional(async (em) => {
        const { id, quoteRequestId, userId, tokenHash, createdAt } = calendar;
        await removeCalendar(em, quoteRequestId, userId);
        const row = { id, quote_request_id: quoteRequestId, user_id: userId };
        const facts = { token_hash: tokenHash, sequence: 0, created_at: createdAt };
        await insertRows(em, "plan_calendar", [{ ...row, ...facts }]);
      }),

    async hasCalendar(id, userId) {
      const row = await runOne(em, (db) =>
        db
          .selectFrom("plan_calendar")
          .select("id")
          .where("quote_request_id", id ? "=" : "is", id)
          .where("user_id", "=", userId),
      );
      return row !== undefined;
    },

    removeCalendar: (id, userId) => removeCalendar(em, id, userId),

    async findCalendar(tokenHash) {
      const row = await runOne(em, (db) =>
        db
          .selectFrom("plan_calendar")
          .select(["id", "quote_request_id", "user_id", "created_at"])
          .where("token_hash", "=", tokenHash),
      );
      if (!row) return null;
      const { id, quote_request_id: quoteRequestId, user_id: userId, created_at } = row;
      return { id, quoteRequestId, userId, tokenHash, createdAt: new Date(created_at) };
    },

    async noteShown(id, shown) {
      const [row] = await run(em, (db) =>
        db
          .updateTable("plan_calendar")
          .set({
            sequence: sql<number>`sequence + (coalesce(shown, ${shown}) <> ${shown})::int`,
            shown,
          })
          .where("id", "=", id)
          .returning("sequence"),
      );
      return row?.sequence ?? 0;
    },
  };
}

async function removeCalendar(em: EntityManager, id: QuoteRequestId | null, userId: UserId) {
  await run(em, (db) =>
    db
      .deleteFrom("plan_calendar")
      .where("quote_request_id", id ? "=" : "is", id)
      .where("user_id", "=", userId),
  );
}

import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { SeenQuoteRepository } from "../../../domain/quotes/ports.ts";
import type { QuoteResponseId, UserId } from "../../../domain/shared/id.ts";
import { givenRows } from "../sql/rows.ts";
import { compileOnce, type QueryValues, run } from "../sql/run.ts";

/** Quotes seen by their readers, in PostgreSQL. Needs the request's own `em`. */
export function createPostgresSeenQuoteRepository(em: EntityManager): SeenQuoteRepository {
  return {
    async note(userId, seen, at) {
      if (seen.length === 0) return;
      const rows = seen.map(({ id, revision }) => ({
        user_id: userId,
        quote_response_id: id,
        revision,
        seen_at: at,
      }));
      await run(em, (db) =>
        db
          .insertInto("seen_quote")
          .columns(["user_id", "quote_response_id", "revision", "seen_at"])
          // joins the tables, so that a quote or an account deleted meanwhile isn't an error
          .expression(
            db
              .selectFrom(givenRows("seen_quote", rows).as("g"))
              .innerJoin("users as u", "u.id", "g.user_id")
              .innerJoin("quote_response as r", "r.id", "g.quote_response_id")
              .select(["g.user_id", "g.quote_response_id", "g.revision", "g.seen_at"]),
          )
          .onConflict((conflict) =>
            conflict.columns(["user_id", "quote_response_id"]).doUpdateSet((eb) => ({
              revision: eb.fn<number>("greatest", ["seen_quote.revision", "excluded.revision"]),
              seen_at: eb.ref("excluded.seen_at"),
            })),
          ),
      );
    },

    async revisions(userId, ids) {
      if (ids.length === 0) return new Map();
      const rows = await listSeen(em, { userId, ids: [...ids] });
      return new Map(rows.map(({ id, revision }) => [id, revision]));
    },
  };
}

const listSeen = compileOnce((db, given: QueryValues<{ userId: UserId; ids: string[] }>) =>
  db
    .selectFrom("seen_quote")
    .select(["quote_response_id as id", "revision"])
    .where("user_id", "=", given("userId"))
    .where("quote_response_id", "=", sql<QuoteResponseId>`any(${given("ids")}::uuid[])`),
);

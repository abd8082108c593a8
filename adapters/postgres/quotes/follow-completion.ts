import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { QuoteRequest } from "../../../domain/quotes/quote-request.ts";
import { countedSince } from "../../../domain/ratings/review.ts";
import { touchBuilders, writeRatings } from "../builders/write-ratings.ts";
import { run } from "../sql/run.ts";

/**
 * Opens the review of a request's accepted quote, or shows it again, when the booth was delivered or
 * the request completed at `updatedAt`; hides it when the request was reopened.
 */
export async function followCompletion(
  em: EntityManager,
  { id, updatedAt: at }: Pick<QuoteRequest, "id" | "updatedAt">,
  review: "open" | "hide",
): Promise<void> {
  if (review === "open") {
    const moment = sql<Date>`${at}::timestamptz`;
    await run(em, (db) =>
      db
        .insertInto("builder_review")
        .columns([
          "response_id",
          "quote_request_id",
          "builder_id",
          "author_id",
          "next_mail_at",
          "created_at",
        ])
        .expression(({ selectFrom }) =>
          selectFrom("quote_response as r")
            .innerJoin("quote_request as q", "q.id", "r.quote_request_id")
            .select(["r.id", "r.quote_request_id", "r.builder_id", "q.user_id"])
            .select([moment.as("next_mail_at"), moment.as("created_at")])
            .where("q.id", "=", id)
            .where("q.user_id", "is not", null)
            .where("r.status", "=", sql.lit("accepted")),
        )
        .onConflict((conflict) => conflict.column("response_id").doNothing()),
    );
  }
  const changed = await run(em, (db) =>
    db
      .updateTable("builder_review")
      .set((eb) => ({ is_hidden: review === "hide", version: eb("version", "+", sql.lit(1)) }))
      .where("quote_request_id", "=", id)
      .where("is_hidden", "=", review === "open")
      .returning(["builder_id", "state"]),
  );
  for (const { builder_id, state } of changed) {
    if (state !== "published" && state !== "removed") continue;
    const isRated = await writeRatings(em, { ids: [builder_id], since: countedSince(at) });
    if (!isRated) await touchBuilders(em, builder_id);
  }
}

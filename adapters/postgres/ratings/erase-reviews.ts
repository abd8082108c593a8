import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { ReviewFacts } from "../../../domain/ratings/review.ts";
import type { QuoteRequestId, UserId } from "../../../domain/shared/id.ts";
import { touchBuilders } from "../builders/write-ratings.ts";
import { run } from "../sql/run.ts";

type Of = { quoteRequestId: QuoteRequestId } | { authorId: UserId };

/**
 * Deletes the unpublished reviews of a request or an author, and takes the words from published
 * ones unless they are kept. Scores and replies stay.
 */
export async function eraseReviews(em: EntityManager, of: Of, keepsWords = false): Promise<void> {
  const [column, id] =
    "authorId" in of
      ? (["author_id", of.authorId] as const)
      : (["quote_request_id", of.quoteRequestId] as const);
  await run(em, (db) =>
    db.deleteFrom("builder_review").where(column, "=", id).where("published_at", "is", null),
  );
  if (keepsWords) return;
  const emptied = await run(em, (db) =>
    db
      .updateTable("builder_review")
      .set((eb) => ({
        text: "",
        company: null,
        facts: sql<ReviewFacts>`facts || '{"show": null}'`,
        author_id: null,
        version: eb("version", "+", sql.lit(1)),
      }))
      .where(column, "=", id)
      .returning("builder_id"),
  );
  for (const { builder_id } of emptied) await touchBuilders(em, builder_id);
}

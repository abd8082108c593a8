import { sql } from "kysely";
import type { RatingSource } from "../../../domain/builder-profiles/shown-rating.ts";

/** The source of the rating of `builder as b`: imported ones are samples while a published project is a sample. */
export const shownSource = sql<RatingSource>`case when ${sql.ref("b.rating_source")} = 'imported' and exists (
  select from portfolio_facet where dimension = 'samples' and value = '' and projects > 0
) then 'sample' else ${sql.ref("b.rating_source")} end`;

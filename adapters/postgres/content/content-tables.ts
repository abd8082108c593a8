import { sql } from "kysely";
import type { ContentKind } from "../../../domain/content-sync/content-kind.ts";
import type { FavouriteType } from "../../../domain/favourites/favourite.ts";
import type { Tables } from "../sql/run.ts";

/**
 * Per kind: its table, its type in favourites, computed columns, and columns that a sync doesn't
 * overwrite.
 */
export const contentTables = {
  builders: {
    table: "builder",
    favourite: "builder",
    computed: ["search_text", "places"],
    // `shownRating` decides the rating of a builder
    neverOverwritten: [
      "user_id",
      "review_state",
      "rating",
      "review_count",
      "rating_source",
      "on_time_rated",
      "on_time_good",
    ],
  },
  portfolio: {
    table: "portfolio_project",
    favourite: "portfolio_project",
    computed: ["terms", "booth_area"],
    neverOverwritten: ["review_state", "featured_requested", "is_sample"],
  },
  "trade-shows": {
    table: "trade_show",
    favourite: null,
    computed: ["search_text", "last_day"],
    neverOverwritten: ["created_at", "hidden"],
  },
  blog: { table: "blog_post", favourite: null, computed: [], neverOverwritten: ["hidden"] },
} as const satisfies Record<
  ContentKind,
  {
    table: keyof Tables;
    favourite: FavouriteType | null;
    computed: readonly string[];
    neverOverwritten: readonly string[];
  }
>;

/** A kind's table in a query, with the columns that all kinds have. */
export function contentTable(kind: ContentKind) {
  type Content = { id: string; notion_id: string | null; updated_at: Date };
  return sql<Content>`${sql.table(contentTables[kind].table)}`;
}

import type { ContentKind } from "../../../domain/content-sync/content-kind.ts";

/** The table of a kind; who favours its things, by which word; and what a sync never overwrites. */
export const contentTables = {
  builders: {
    table: "builder",
    favourite: "builder",
    columns: "to_jsonb(t) - 'search_text'",
    kept: ["user_id", "review_state"],
  },
  portfolio: {
    table: "portfolio_project",
    favourite: "portfolio_project",
    columns: "to_jsonb(t) - 'terms' - 'booth_area'",
    kept: ["review_state", "featured_requested", "is_sample"],
  },
  "trade-shows": {
    table: "trade_show",
    favourite: null,
    columns: "to_jsonb(t) - 'search_text' - 'last_day'",
    kept: ["created_at"],
  },
  blog: { table: "blog_post", favourite: null, columns: "to_jsonb(t)", kept: [] },
} as const satisfies Record<
  ContentKind,
  { table: string; favourite: string | null; columns: string; kept: readonly string[] }
>;

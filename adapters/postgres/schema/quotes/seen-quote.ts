import { defineEntity, p } from "@mikro-orm/core";
import { UserTable } from "../accounts/user.ts";
import { columns } from "../columns.ts";
import { QuoteResponseTable } from "./quote-response.ts";

/** The latest revision of a quote that a person has read. */
export const SeenQuoteTable = defineEntity({
  name: "SeenQuoteTable",
  tableName: "seen_quote",
  primaryKeys: ["user_id", "quote_response_id"],
  properties: {
    user_id: () =>
      p
        .manyToOne(UserTable)
        .mapToPk()
        .primary()
        .fieldName("user_id")
        .deleteRule("cascade")
        .index(false),
    quote_response_id: () =>
      p
        .manyToOne(QuoteResponseTable)
        .mapToPk()
        .primary()
        .fieldName("quote_response_id")
        .deleteRule("cascade")
        .index("seen_quote_quote_response_id_index"),
    revision: p.integer(),
    seen_at: columns.createdAt(),
  },
  checks: [{ name: "revision_range", expression: "revision >= 1" }],
});

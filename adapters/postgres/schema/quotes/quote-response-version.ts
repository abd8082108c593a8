import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { columns } from "../columns.ts";
import { offerChecks, offerColumns } from "./offer-columns.ts";
import { QuoteResponseTable } from "./quote-response.ts";

/** A response at each of its revisions. Immutable. */
export const QuoteResponseVersionTable = defineEntity({
  name: "QuoteResponseVersionTable",
  tableName: "quote_response_version",
  primaryKeys: ["quote_response_id", "revision"],
  properties: {
    quote_response_id: () =>
      p
        .manyToOne(QuoteResponseTable)
        .mapToPk()
        .primary()
        .fieldName("quote_response_id")
        .deleteRule("cascade")
        .index(false),
    revision: p.integer().primary(),
    ...offerColumns(),
    valid_until: columns.instant(),
    created_at: columns.createdAt(),
  },
  checks: offerChecks,
});
export type QuoteResponseVersionRow = InferEntity<typeof QuoteResponseVersionTable>;

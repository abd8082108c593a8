import { defineEntity, p } from "@mikro-orm/core";
import type { BuilderId, QuoteResponseId, UserId } from "../../../../domain/shared/id.ts";
import { columns } from "../columns.ts";
import { QuoteResponseTable } from "../quotes/quote-response.ts";

/**
 * Builders' yes to a version of the commission rates: for all quotes, or by link for one. Without
 * foreign keys, so that it outlives accounts.
 */
export const RateAgreementTable = defineEntity({
  name: "RateAgreementTable",
  tableName: "rate_agreement",
  properties: {
    id: columns.id<string>(),
    builder_id: p.uuid().$type<BuilderId>(),
    version: p.integer(),
    user_id: p.uuid().$type<UserId>().strictNullable(),
    quote_response_id: p.uuid().$type<QuoteResponseId>().strictNullable(),
    agreed_at: columns.instant(),
  },
  indexes: [
    {
      name: "rate_agreement_unique",
      expression: `create unique index "rate_agreement_unique" on "rate_agreement" ("builder_id", "version", "quote_response_id") nulls not distinct`,
    },
  ],
});

/** The version of the commission rates under which a quote was sent first. */
export const QuoteRatesTable = defineEntity({
  name: "QuoteRatesTable",
  tableName: "quote_rates",
  primaryKeys: ["quote_response_id"],
  properties: {
    quote_response_id: () =>
      p
        .manyToOne(QuoteResponseTable)
        .mapToPk()
        .primary()
        .fieldName("quote_response_id")
        .deleteRule("cascade")
        .index(false),
    version: p.integer(),
  },
});

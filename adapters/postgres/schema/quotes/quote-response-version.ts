import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { Currency, Exchange } from "../../../../domain/offers/currency.ts";
import type { Logistics } from "../../../../domain/offers/logistics.ts";
import type { OfferLine } from "../../../../domain/offers/offer-line.ts";
import type { QuoteTerms } from "../../../../domain/offers/quote-terms.ts";
import type { Amounts } from "../../../../domain/offers/same-scope.ts";
import { columns } from "../columns.ts";
import { offerChecks } from "./offer-checks.ts";
import { QuoteResponseTable } from "./quote-response.ts";

/** A response at each revision. Never changed. */
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
    quoted_amount: p.bigint("number").strictNullable(),
    lines: p.json<OfferLine[]>().defaultRaw("'[]'"),
    logistics: p.json<Logistics>().defaultRaw("'{}'"),
    terms: p.json<QuoteTerms>().defaultRaw("'{}'"),
    own_rates: p.json<Amounts>().defaultRaw("'{}'"),
    currency: p.text().$type<Currency>().default("USD"),
    exchange: p.json<Exchange>().strictNullable(),
    estimated_timeline: columns.optionalText(),
    response_message: columns.optionalText(),
    attachments: columns.texts(),
    valid_until: columns.instant(),
    created_at: columns.createdAt(),
  },
  checks: offerChecks,
});
export type QuoteResponseVersionRow = InferEntity<typeof QuoteResponseVersionTable>;

import { p } from "@mikro-orm/core";
import type { Currency, Exchange } from "../../../../domain/offers/currency.ts";
import type { Logistics } from "../../../../domain/offers/logistics.ts";
import { type OfferLine, offerLineLimits } from "../../../../domain/offers/offer-line.ts";
import type { QuoteTerms } from "../../../../domain/offers/quote-terms.ts";
import type { Amounts } from "../../../../domain/offers/same-scope.ts";
import { limits } from "../../../../domain/quotes/limits.ts";
import { columns } from "../columns.ts";
import { entryChecks } from "../content/entry-checks.ts";
import { lengthChecks } from "../length-checks.ts";

/** The columns of an offer, in its current revision and in earlier ones. */
export const offerColumns = () => ({
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
});

/** Constraints of stored offers, current and earlier revisions alike. */
export const offerChecks = [
  { name: "quoted_amount_range", expression: "quoted_amount >= 0" },
  { name: "lines_count", expression: `jsonb_array_length(lines) <= ${offerLineLimits.lines}` },
  { name: "currency_code", expression: "currency ~ '^[A-Z]{3}$'::text" },
  { name: "revision_range", expression: "revision >= 1" },
  ...lengthChecks({
    estimated_timeline: limits.estimatedTimeline,
    response_message: limits.responseMessage,
  }),
  ...entryChecks({ attachments: limits.attachments }),
];

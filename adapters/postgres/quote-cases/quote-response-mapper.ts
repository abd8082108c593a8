import type { QuoteResponse } from "../../../domain/quotes/quote-response.ts";
import { type QuoteResponseRow, QuoteResponseTable } from "../schema/quotes/quote-response.ts";
import type { QuoteResponseVersionRow } from "../schema/quotes/quote-response-version.ts";
import type { JsonRow } from "../schema/stored-row.ts";
import { rowCodec } from "../sql/rows.ts";

const codec = rowCodec<QuoteResponseRow>(QuoteResponseTable);

export const toQuoteResponse = (row: JsonRow<QuoteResponseRow>): QuoteResponse =>
  codec.toRecord(row);
export const toQuoteResponseRow = (response: QuoteResponse): QuoteResponseRow =>
  codec.toRow(response);

/** The response's current revision as a history row. */
export function toQuoteResponseVersionRow(response: QuoteResponse): QuoteResponseVersionRow {
  return {
    quote_response_id: response.id,
    revision: response.revision,
    quoted_amount: response.quotedAmount,
    lines: response.lines,
    logistics: response.logistics,
    terms: response.terms,
    own_rates: response.ownRates,
    currency: response.currency,
    exchange: response.exchange,
    estimated_timeline: response.estimatedTimeline,
    response_message: response.responseMessage,
    attachments: response.attachments,
    valid_until: response.validUntil,
    created_at: response.updatedAt,
  };
}

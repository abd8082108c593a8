import type { QuoteResponse } from "../../../domain/quotes/quote-response.ts";
import { pick } from "../../../domain/shared/records.ts";
import { offerColumns } from "../schema/quotes/offer-columns.ts";
import { type QuoteResponseRow, QuoteResponseTable } from "../schema/quotes/quote-response.ts";
import type { QuoteResponseVersionRow } from "../schema/quotes/quote-response-version.ts";
import type { JsonRow } from "../schema/stored-row.ts";
import { rowCodec } from "../sql/rows.ts";

const offered = Object.keys(offerColumns()) as (keyof ReturnType<typeof offerColumns>)[];
const codec = rowCodec<QuoteResponseRow>(QuoteResponseTable);

export const toQuoteResponse = (row: JsonRow<QuoteResponseRow>): QuoteResponse =>
  codec.toRecord(row);
export const toQuoteResponseRow = (response: QuoteResponse): QuoteResponseRow =>
  codec.toRow(response);

/** The row that stores the response's current revision in its history. */
export function toQuoteResponseVersionRow(response: QuoteResponse): QuoteResponseVersionRow {
  return {
    quote_response_id: response.id,
    revision: response.revision,
    ...pick(toQuoteResponseRow(response), offered),
    valid_until: response.validUntil,
    created_at: response.updatedAt,
  };
}

import type { QuoteResponse } from "../../../domain/quotes/responses/quote-response.ts";
import type { QuoteResponseRow } from "../schema/quotes/quote-response.ts";
import type { QuoteResponseVersionRow } from "../schema/quotes/quote-response-version.ts";
import type { Stored } from "../sql/stored.ts";

export function toQuoteResponse(row: Stored<QuoteResponseRow>): QuoteResponse {
  return {
    id: row.id,
    quoteRequestId: row.quote_request_id,
    builderId: row.builder_id,
    quotedAmount: row.quoted_amount,
    estimatedTimeline: row.estimated_timeline,
    responseMessage: row.response_message,
    attachments: row.attachments,
    status: row.status,
    validUntil: new Date(row.valid_until),
    revision: row.revision,
    declineReason: row.decline_reason,
    withdrawnAt: row.withdrawn_at === null ? null : new Date(row.withdrawn_at),
    priceAskedAt: row.price_asked_at === null ? null : new Date(row.price_asked_at),
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
    version: row.version,
  };
}

export function toQuoteResponseRow(response: QuoteResponse): QuoteResponseRow {
  return {
    id: response.id,
    quote_request_id: response.quoteRequestId,
    builder_id: response.builderId,
    quoted_amount: response.quotedAmount,
    estimated_timeline: response.estimatedTimeline,
    response_message: response.responseMessage,
    attachments: response.attachments,
    status: response.status,
    valid_until: response.validUntil,
    revision: response.revision,
    decline_reason: response.declineReason,
    withdrawn_at: response.withdrawnAt,
    price_asked_at: response.priceAskedAt,
    created_at: response.createdAt,
    updated_at: response.updatedAt,
    version: response.version,
  };
}

/** The offer as its present revision has it, to keep. */
export function toQuoteResponseVersionRow(response: QuoteResponse): QuoteResponseVersionRow {
  return {
    quote_response_id: response.id,
    revision: response.revision,
    quoted_amount: response.quotedAmount,
    estimated_timeline: response.estimatedTimeline,
    response_message: response.responseMessage,
    attachments: response.attachments,
    valid_until: response.validUntil,
    created_at: response.updatedAt,
  };
}

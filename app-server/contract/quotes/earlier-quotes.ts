import * as z from "zod";
import { offerTotal } from "../../../domain/offers/line-amount.ts";
import type { QuoteRequest } from "../../../domain/quotes/quote-request.ts";
import type { QuoteResponse } from "../../../domain/quotes/quote-response.ts";
import type { Page } from "../../../domain/shared/page.ts";
import { limitUpTo, pageQuery } from "../fields/page.ts";
import { offerLineBody, toOfferLineBody } from "./offer-lines.ts";

const most = 20;

/** Pages are short because each quote includes its lines. */
export const earlierQuotesQuery = z.object({
  limit: limitUpTo(most).default(10),
  after: pageQuery.shape.after,
});

/**
 * A builder's own quote, from which lines can be copied: `total` is in minor units of its currency.
 */
export const earlierQuoteBody = z.object({
  id: z.string(),
  quoteRequestId: z.string(),
  tradeShowName: z.string(),
  boothSize: z.string(),
  createdAt: z.string(),
  total: z.int(),
  currency: z.string(),
  lines: z.array(offerLineBody),
});

export type EarlierQuoteBody = z.infer<typeof earlierQuoteBody>;

export const earlierQuotesBody = z.object({
  quotes: z.array(earlierQuoteBody),
  next: z.string().nullable(),
});

type Earlier = { response: QuoteResponse; request: QuoteRequest };

export function toEarlierQuoteBody({ response, request }: Earlier): EarlierQuoteBody {
  const { id, quoteRequestId, lines, currency, createdAt } = response;
  const { tradeShowName, boothSize } = request;
  return {
    id,
    quoteRequestId,
    tradeShowName,
    boothSize,
    currency,
    createdAt: createdAt.toISOString(),
    total: offerTotal(lines),
    lines: lines.map(toOfferLineBody),
  };
}

export function toEarlierQuotesBody({
  items,
  next,
}: Page<Earlier>): z.infer<typeof earlierQuotesBody> {
  return { quotes: items.map(toEarlierQuoteBody), next };
}

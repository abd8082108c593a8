import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import type { EarlierQuoteBody } from "../../../../app-server/contract/quotes/earlier-quotes.ts";
import { amountText } from "../../../../domain/offers/stated-price.ts";
import { boothSizeText } from "../../../../domain/quotes/booth-size-text.ts";
import { fetchApi } from "../../../api/fetch-api.ts";
import { Button } from "../../../ui/action/button.tsx";
import { compactRow, rowHead, rows } from "../../../ui/data/rows.css.ts";
import { LoadFailure } from "../../../ui/feedback/load-failure.tsx";
import { LoadMore } from "../../../ui/feedback/load-more.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { Inline } from "../../../ui/layout/inline.tsx";
import { Stack } from "../../../ui/layout/stack.tsx";
import { DateText } from "../../../ui/text/date-text.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { panel } from "./fill-lines.css.ts";

/** The builder's own itemized quotes, newest first, page by page. */
const earlierQuotesQuery = infiniteQueryOptions({
  queryKey: ["quote-requests", "earlier-quotes"],
  queryFn: ({ pageParam }) =>
    fetchApi.call("GET /api/dashboard/earlier-quotes", { query: { limit: 10, after: pageParam } }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next,
  retry: false,
});

type Props = {
  /** The request that is quoted for: its own quote is not an earlier one. */
  requestId: string;
  onChoose: (quote: EarlierQuoteBody) => void;
  onCancel: () => void;
};

/** The builder's own itemized quotes, one of which is copied. */
export function EarlierQuotes({ requestId, onChoose, onCancel }: Props) {
  const list = useInfiniteQuery(earlierQuotesQuery);
  const quotes = (list.data?.pages ?? [])
    .flatMap((page) => page.quotes)
    .filter(({ quoteRequestId }) => quoteRequestId !== requestId);
  return (
    <section className={panel} aria-label="Your earlier quotes">
      <Stack gap="small">
        {list.isPending && <RowsSkeleton label="Loading your earlier quotes" rows={3} />}
        {list.isError && (
          <LoadFailure
            title="Error Loading Your Quotes"
            text="Failed to load your earlier quotes. Please try again."
            query={list}
          />
        )}
        {list.isSuccess && quotes.length === 0 && (
          <Text>No earlier quote by line yet. Quotes that you itemize appear here.</Text>
        )}
        {quotes.length > 0 && (
          <ul className={rows}>
            {quotes.map((quote) => (
              <li key={quote.id} className={compactRow}>
                <div className={rowHead}>
                  <div>
                    <strong>{quote.tradeShowName}</strong>
                    <Text size="small" tone="muted">
                      <DateText iso={quote.createdAt} />, {boothSizeText(quote.boothSize)},{" "}
                      {quote.lines.length === 1 ? "1 line" : `${quote.lines.length} lines`}
                    </Text>
                  </div>
                  <Inline>
                    <strong>{amountText(quote.total, quote.currency)}</strong>
                    <Button
                      size="small"
                      aria-label={`Copy the lines of ${quote.tradeShowName}`}
                      onClick={() => onChoose(quote)}
                    >
                      Copy lines
                    </Button>
                  </Inline>
                </div>
              </li>
            ))}
          </ul>
        )}
        <LoadMore pages={list} />
        <Inline>
          <Button size="small" tone="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </Inline>
      </Stack>
    </section>
  );
}

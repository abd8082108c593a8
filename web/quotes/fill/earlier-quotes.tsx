import { useInfiniteQuery } from "@tanstack/react-query";
import type { EarlierQuoteBody } from "../../../app-server/contract/quotes/earlier-quotes.ts";
import { amountText } from "../../../domain/offers/stated-price.ts";
import { boothSizeText } from "../../../domain/quotes/booth-size-text.ts";
import { pagesOf } from "../../api/pages-of.ts";
import { ShowName } from "../../trade-shows/show-name.tsx";
import { Button } from "../../ui/action/button.tsx";
import { compactRow, rowHead, rows } from "../../ui/data/rows.css.ts";
import { List } from "../../ui/feedback/list-card.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { Text } from "../../ui/text/text.tsx";
import { panel } from "./fill-lines.css.ts";
import { noEarlierQuote } from "./line-source.ts";

/** The builder's own itemized quotes, newest first, page by page. */
const earlierQuotesQuery = pagesOf(
  "GET /api/dashboard/earlier-quotes",
  { limit: 10 },
  ({ quotes }) => quotes,
);

type Props = {
  /** The request that is being quoted: its own quote is left out. */
  requestId: string;
  onChoose: (quote: EarlierQuoteBody) => void;
  onCancel: () => void;
};

/** A list of the builder's itemized quotes, one of which is copied. */
export function EarlierQuotes({ requestId, onChoose, onCancel }: Props) {
  const list = useInfiniteQuery(earlierQuotesQuery);
  const data = list.data?.filter(({ quoteRequestId }) => quoteRequestId !== requestId);
  return (
    <section className={panel} aria-label="Your earlier quotes">
      <Stack gap="small">
        <List
          query={{ ...list, data }}
          loading="Loading your earlier quotes"
          rows={3}
          failure={{
            title: "Error Loading Your Quotes",
            couldNot: "load your earlier quotes",
          }}
          empty={<Text>{noEarlierQuote} Quotes that you itemize appear here.</Text>}
        >
          {(quotes) => (
            <ul className={rows}>
              {quotes.map((quote) => (
                <li key={quote.id} className={compactRow}>
                  <div className={rowHead}>
                    <div>
                      <strong>
                        <ShowName show={{ title: quote.tradeShowName, startDate: null }} />
                      </strong>
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
        </List>
        <Inline>
          <Button size="small" tone="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </Inline>
      </Stack>
    </section>
  );
}

import { useInfiniteQuery } from "@tanstack/react-query";
import type { StatusGroup } from "../../domain/quotes/request-state.ts";
import { LoadFailure } from "../quotes/load-failure.tsx";
import { LoadMore } from "../quotes/load-more.tsx";
import { rows } from "../quotes/rows.css.ts";
import { RowsSkeleton } from "../quotes/rows-skeleton.tsx";
import { Card } from "../ui/card.tsx";
import { CardHeader } from "../ui/card-header.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { AdminQuote } from "./admin-quote.tsx";
import { adminQuotesQuery } from "./admin-quotes-query.ts";
import { StatusFilter } from "./status-filter.tsx";

type Props = { status: StatusGroup | undefined; onStatus: (status?: StatusGroup) => void };

/** Every request, by state, with all that an admin does about it. */
export function QuoteManagement({ status, onStatus }: Props) {
  const query = useInfiniteQuery(adminQuotesQuery(status));
  const quotes = query.data?.pages.flatMap((page) => page.quotes) ?? [];
  const named = query.data?.pages.flatMap((page) => page.builders) ?? [];
  const builders = new Map(named.map(({ notionId, name }) => [notionId, name]));

  return (
    <Card as="section">
      <CardHeader
        title="Quote Management"
        subtitle="Choose builders for each request and see what became of it."
        actions={<StatusFilter status={status} onStatus={onStatus} />}
      />
      {query.isPending && <RowsSkeleton label="Loading the quotes" rows={3} />}
      {query.isError && (
        <LoadFailure
          title="Error Loading Quotes"
          text="Failed to load quotes data. Please try refreshing the page."
          query={query}
        />
      )}
      {query.isSuccess && quotes.length === 0 && (
        <EmptyState
          title={status ? `No ${status} quotes found` : "No quotes found"}
          text={
            status
              ? "Choose another status to see the other requests."
              : "Requests appear here as soon as exhibitors send them."
          }
        />
      )}
      {quotes.length > 0 && (
        <ul className={rows}>
          {quotes.map((quote) => (
            <AdminQuote key={quote.id} quote={quote} builders={builders} />
          ))}
        </ul>
      )}
      <LoadMore pages={query} />
    </Card>
  );
}

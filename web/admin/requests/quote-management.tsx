import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AdminQuoteBody } from "../../../app-server/contract/admin/admin-quotes.ts";
import { callQuery } from "../../api/call-query.ts";
import { formatCount } from "../../format.ts";
import { useOpened } from "../../page/use-opened.ts";
import { Pagination } from "../../ui/data/pagination.tsx";
import { rows } from "../../ui/data/rows.css.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { RowsSkeleton } from "../../ui/feedback/rows-skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";
import { Text } from "../../ui/text/text.tsx";
import { AdminFilters } from "./admin-filters.tsx";
import { AdminQuote, QuoteColumns } from "./admin-quote.tsx";
import { adminHref, adminSearch } from "./admin-search.ts";
import { ExportQuotes } from "./export-quotes.tsx";

/** All requests, one a line, filtered and sorted by the URL; each opens to the admin's actions. */
export function QuoteManagement({ address }: { address: URLSearchParams }) {
  const search = adminSearch(address);
  const query = useQuery(callQuery("GET /api/admin/quotes", { query: search }));
  const { shown: listed, named, hold } = useFrozenQuote(query.data?.quotes ?? [], `${search}`);
  const { id: openedId } = useOpened();
  const linked = useLinkedQuote(openedId, listed, query.isSuccess);
  const shown = linked.quote ? [linked.quote, ...listed] : listed;
  const builders = new Map(
    [...linked.named, ...named, ...(query.data?.builders ?? [])].map(({ notionId, name }) => [
      notionId,
      name,
    ]),
  );
  const status = search.get("status");
  const isNarrowed = status !== null || search.has("search");

  return (
    <Card as="section">
      <CardHeader
        title="Quote Management"
        subtitle="Assign builders to each request and track the outcome."
        actions={<ExportQuotes search={search} />}
      />
      <AdminFilters address={address} />
      {query.isPending && <RowsSkeleton label="Loading the quotes" rows={3} />}
      {query.isError && (
        <LoadFailure
          title="Error Loading Quotes"
          text="Failed to load quotes data. Please try refreshing the page."
          query={query}
        />
      )}
      {query.isSuccess && shown.length === 0 && (
        <EmptyState
          title={status ? `No ${status} quotes found` : "No quotes found"}
          text={
            isNarrowed
              ? "Choose another status or look for something else to see the other requests."
              : "Requests appear here as soon as exhibitors send them."
          }
        />
      )}
      {query.isSuccess && <CountOf data={query.data} />}
      {shown.length > 0 && (
        <div>
          <QuoteColumns />
          <ul className={rows}>
            {shown.map((quote) => (
              <AdminQuote
                key={quote.id}
                quote={quote}
                builders={builders}
                startsOpen={shown.length === 1 || quote.id === openedId}
                onWork={() => hold(quote)}
              />
            ))}
          </ul>
        </div>
      )}
      <Pagination
        label="Pages of requests"
        page={query.data?.page ?? 1}
        pageCount={query.data?.pageCount ?? 1}
        hrefOf={(page) => adminHref(address, page)}
      />
    </Card>
  );
}

/** The number of requests found, announced when it changes. */
function CountOf({
  data: { total, page, pageCount },
}: {
  data: { total?: number; page?: number; pageCount?: number };
}) {
  if (!total) return null;
  const words = `${formatCount(total)} ${total === 1 ? "request" : "requests"}`;
  return (
    <div role="status">
      <Text size="small" tone="muted">
        {pageCount && pageCount > 1 ? `${words}, page ${page} of ${pageCount}` : words}
      </Text>
    </div>
  );
}

/** The request that an email's link names, if the current page of the list doesn't contain it. */
function useLinkedQuote(id: string | null, listed: readonly AdminQuoteBody[], isListRead: boolean) {
  const isElsewhere = isListRead && id !== null && !listed.some((quote) => quote.id === id);
  const { data } = useQuery({
    ...callQuery("GET /api/admin/quotes/:id", { params: { id: id ?? "" } }),
    enabled: isElsewhere,
  });
  const quote = isElsewhere && data ? data : null;
  return { quote, named: quote?.builders ?? [] };
}

type OpenRequest = { quote: AdminQuoteBody; index: number };

/**
 * Keeps the request being worked on in the list, at its place, after it leaves the page: another
 * admin may assign it while its dialog is open, and typed input must stay. `hold` selects the
 * request; switching lists releases it.
 */
function useFrozenQuote(quotes: readonly AdminQuoteBody[], list: string) {
  const [held, setHeld] = useState<(OpenRequest & { list: string }) | null>(null);
  const isOfList = held !== null && held.list === list;
  const isGone = isOfList && !quotes.some(({ id }) => id === held.quote.id);
  const { data } = useQuery({
    ...callQuery("GET /api/admin/quotes/:id", { params: { id: held?.quote.id ?? "" } }),
    enabled: isGone,
  });

  const shown = [...quotes];
  if (isGone) shown.splice(held.index, 0, data ?? held.quote);
  return {
    shown,
    /** Builders named in the held request; the list's answer no longer contains them. */
    named: isGone ? (data?.builders ?? []) : [],
    hold(quote: AdminQuoteBody) {
      if (isOfList && held.quote.id === quote.id) return;
      const index = shown.findIndex(({ id }) => id === quote.id);
      setHeld({ quote, index: Math.max(0, index), list });
    },
  };
}

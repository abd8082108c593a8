import { useInfiniteQuery } from "@tanstack/react-query";
import { rows } from "../ui/data/rows.css.ts";
import { Badge } from "../ui/feedback/badge.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { LoadMore } from "../ui/feedback/load-more.tsx";
import { RowsSkeleton } from "../ui/feedback/rows-skeleton.tsx";
import { Card } from "../ui/layout/card.tsx";
import { CardHeader } from "../ui/layout/card-header.tsx";
import { AssignedQuote } from "./assigned-quote.tsx";
import { assignedQuotesId } from "./assigned-quotes-id.ts";
import { assignedQuotesQuery } from "./assigned-quotes-query.ts";

/** The requests that the builder is asked to quote. */
export function AssignedQuotes() {
  const assigned = useInfiniteQuery(assignedQuotesQuery());
  const requests = assigned.data?.pages.flatMap((page) => page.assignedQuotes) ?? [];
  const count = `${requests.length}${assigned.hasNextPage ? "+" : ""}`;

  return (
    <Card as="section" id={assignedQuotesId}>
      <CardHeader
        title="Assigned Quotes"
        subtitle="Each request says when the exhibitor expects your quote."
        actions={assigned.isSuccess && <Badge tone="info">{count} assigned</Badge>}
      />
      {assigned.isPending && <RowsSkeleton label="Loading your assigned quotes" />}
      {assigned.isError && (
        <LoadFailure
          title="Error Loading Quotes"
          text="Failed to load your assigned quotes. Please try again."
          query={assigned}
        />
      )}
      {assigned.isSuccess && requests.length === 0 && (
        <EmptyState
          title="No assigned quotes yet"
          text="When an exhibitor's request fits your work, it'll appear here and we'll email you."
        />
      )}
      {requests.length > 0 && (
        <ul className={rows}>
          {requests.map((request) => (
            <AssignedQuote key={request.id} request={request} />
          ))}
        </ul>
      )}
      <LoadMore pages={assigned} />
    </Card>
  );
}

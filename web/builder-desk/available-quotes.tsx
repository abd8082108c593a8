import { useQuery } from "@tanstack/react-query";
import { Facts } from "../quotes/facts.tsx";
import { LoadFailure } from "../quotes/load-failure.tsx";
import { requestFacts } from "../quotes/request-facts.ts";
import { row, rows } from "../quotes/rows.css.ts";
import { RowsSkeleton } from "../quotes/rows-skeleton.tsx";
import { Card } from "../ui/card.tsx";
import { CardHeader } from "../ui/card-header.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Heading } from "../ui/heading.tsx";
import { availableQuotesQuery } from "./available-quotes-query.ts";
import { ShowInterest } from "./show-interest.tsx";

const shown = 3;

/** The newest requests that nobody is assigned to yet. */
export function AvailableQuotes() {
  const available = useQuery(availableQuotesQuery());
  const requests = available.data?.availableQuotes.slice(0, shown) ?? [];
  return (
    <Card as="section">
      <CardHeader
        title="Other Available Opportunities"
        subtitle="New requests that are still being matched with builders."
      />
      {available.isPending && <RowsSkeleton label="Loading opportunities" />}
      {available.isError && (
        <LoadFailure
          title="Error Loading Opportunities"
          text="Failed to load the available opportunities. Please try again."
          query={available}
        />
      )}
      {available.isSuccess && requests.length === 0 && (
        <EmptyState
          title="No other opportunities right now"
          text="New requests appear here as soon as exhibitors send them."
        />
      )}
      {requests.length > 0 && (
        <ul className={rows}>
          {requests.map((request) => (
            <li key={request.id} className={row}>
              <Heading level={3} size="card">
                {request.tradeShowName}
              </Heading>
              <Facts items={requestFacts(request)} />
              <ShowInterest request={request} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

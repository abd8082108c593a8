import { useInfiniteQuery } from "@tanstack/react-query";
import { requestFacts } from "../quotes/request/request-facts.ts";
import { LinkButton } from "../ui/action/link-button.tsx";
import { Facts } from "../ui/data/facts.tsx";
import { row, rows } from "../ui/data/rows.css.ts";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { LoadMore } from "../ui/feedback/load-more.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Card } from "../ui/layout/card.tsx";
import { CardHeader } from "../ui/layout/card-header.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { availableQuotesQuery, newest } from "./builder-queries.ts";
import { ShowInterest } from "./show-interest.tsx";

type Props = {
  /** Whether the builder is approved; others get no requests. */
  isApproved: boolean;
  all?: boolean;
};

/** Requests without builders or with a free seat: the newest ones or, with `all`, page by page. */
export function AvailableQuotes({ isApproved, all = false }: Props) {
  const available = useInfiniteQuery(availableQuotesQuery(all ? 20 : newest));
  return (
    <Card as="section">
      <CardHeader
        title="Other Available Opportunities"
        subtitle="Requests that are still being matched with builders, and those with a free spot."
        actions={
          !all &&
          available.hasNextPage && (
            <LinkButton size="small" to="/dashboard?view=opportunities">
              See all opportunities
            </LinkButton>
          )
        }
      />
      <Loaded
        query={available}
        loading="Loading opportunities"
        failure={{
          title: "Error Loading Opportunities",
          text: "We couldn't load the available opportunities. Check your connection and try again.",
        }}
      >
        {(requests) =>
          requests.length === 0 ? (
            <EmptyState
              title="No other opportunities right now"
              text={
                isApproved
                  ? "New requests appear here as soon as exhibitors send them."
                  : "Requests appear here once we've approved your profile."
              }
            />
          ) : (
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
          )
        }
      </Loaded>
      {all && <LoadMore pages={available} />}
    </Card>
  );
}

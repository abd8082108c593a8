import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { AvailableQuoteBody } from "../../app-server/contract/quotes/available-quotes.ts";
import { callQuery } from "../api/call-query.ts";
import { eventDateText } from "../quotes/event-date-text.ts";
import { requestSize } from "../quotes/request/request-size.ts";
import { ShowName } from "../trade-shows/show-name.tsx";
import { LinkButton } from "../ui/action/link-button.tsx";
import { compactRow, rows } from "../ui/data/rows.css.ts";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { LoadMore } from "../ui/feedback/load-more.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Card } from "../ui/layout/card.tsx";
import { CardHeader } from "../ui/layout/card-header.tsx";
import { PhoneFold } from "../ui/layout/phone-fold.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { availableQuotesQuery, newest } from "./builder-queries.ts";
import { ShowInterest } from "./show-interest.tsx";

type Props = {
  /** Whether the builder is approved; others get no requests. */
  isApproved: boolean;
  all?: boolean;
};

/**
 * Requests without builders or with a free seat: page by page with `all`, or the newest ones, which
 * a phone folds while a request waits for the builder's quote.
 */
export function AvailableQuotes({ isApproved, all = false }: Props) {
  const available = useInfiniteQuery(availableQuotesQuery(all ? 20 : newest));
  const { data: overview } = useQuery(callQuery("GET /api/dashboard/overview"));
  const title = "Other Available Opportunities";
  const subtitle = "Requests that still need builders";
  const list = (
    <>
      <Loaded
        query={available}
        loading="Loading opportunities"
        failure={{
          title: "Error Loading Opportunities",
          couldNot: "load the available opportunities",
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
                <li key={request.id} className={compactRow}>
                  <Stack gap="small">
                    <div>
                      <Heading level={3} size="card">
                        <ShowName
                          show={{ title: request.tradeShowName, startDate: request.eventDate }}
                        />
                      </Heading>
                      {requestLines(request).map((line) => (
                        <Text key={line} size="small">
                          {line}
                        </Text>
                      ))}
                    </div>
                    <ShowInterest request={request} />
                  </Stack>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {all && <LoadMore pages={available} />}
      {!all && available.hasNextPage && (
        <div>
          <LinkButton size="small" to="/dashboard?view=opportunities">
            See all opportunities
          </LinkButton>
        </div>
      )}
    </>
  );
  return (
    <Card as="section">
      {all ? (
        <>
          <CardHeader title={title} subtitle={subtitle} />
          {list}
        </>
      ) : (
        <PhoneFold
          title={
            <span>
              <Heading level={2} size="small">
                {title}
              </Heading>
              <Text size="small" tone="muted">
                {subtitle}
              </Text>
            </span>
          }
          open={!overview?.openInvitations}
        >
          {list}
        </PhoneFold>
      )}
    </Card>
  );
}

/** When and where; what and for how much. */
function requestLines(request: AvailableQuoteBody): string[] {
  return [`${eventDateText(request.eventDate)}, ${request.venue}`, requestSize(request)];
}

import { useInfiniteQuery } from "@tanstack/react-query";
import { LazyBoothDrawing } from "../booth-drawing/lazy-booth-drawing.tsx";
import { useOpened } from "../page/use-opened.ts";
import { PromiseScope } from "../quotes/promise/promise-scope.tsx";
import { LinkButton } from "../ui/action/link-button.tsx";
import { rows } from "../ui/data/rows.css.ts";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { LoadMore } from "../ui/feedback/load-more.tsx";
import { RowsSkeleton } from "../ui/feedback/rows-skeleton.tsx";
import { Card } from "../ui/layout/card.tsx";
import { CardHeader } from "../ui/layout/card-header.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { count, group, heading } from "./list/request-groups.css.ts";
import { requestGroups } from "./list/request-groups.ts";
import { RequestRow } from "./list/request-row.tsx";
import { ownQuotesQuery } from "./own-quotes-query.ts";
import { RequestDialog } from "./request-dialog.tsx";

/** The exhibitor's requests, each with its quotes in a dialog. */
export function QuotesReceived() {
  const quotes = useInfiniteQuery(ownQuotesQuery());
  const { id, open, close } = useOpened();
  const requests = quotes.data?.pages.flatMap((page) => page.quotes) ?? [];
  const opened = requests.find((request) => request.id === id) ?? null;
  // one zone for the whole page, whatever requests it lists
  const promised = opened?.promise ?? requests.find(({ promise }) => promise)?.promise;
  return (
    <PromiseScope promise={promised}>
      <Card as="section">
        <CardHeader
          title="My Quote Requests"
          subtitle="Track every request and choose the quote you want."
          actions={
            <LinkButton to="/#quote-form" tone="accent">
              New Quote Request
            </LinkButton>
          }
        />
        {quotes.isPending && <RowsSkeleton label="Loading your quote requests" />}
        {quotes.isError && (
          <LoadFailure
            title="Error Loading Quotes"
            text="Failed to load your quote requests. Please try again."
            query={quotes}
          />
        )}
        {quotes.isSuccess && requests.length === 0 && (
          <EmptyState
            title="No quote requests yet"
            picture={
              <LazyBoothDrawing type="island" size="20x20" features={[]} dimensions={false} />
            }
            text="Tell us about your show and booth once, and get quotes from {five} vetted {builders}."
            action={
              <LinkButton to="/#quote-form" tone="accent">
                Submit Quote Request
              </LinkButton>
            }
          />
        )}
        {requestGroups(requests, quotes.hasNextPage).map((each) => (
          <section key={each.name} className={group} aria-label={each.name}>
            <div className={heading}>
              <Heading level={3} size="card">
                {each.name}
              </Heading>
              <span className={count}>{`${each.requests.length}${each.isCut ? "+" : ""}`}</span>
            </div>
            <ul className={rows}>
              {each.requests.map((request) => (
                <RequestRow
                  key={request.id}
                  request={request}
                  onOpen={() => open("request", request.id)}
                />
              ))}
            </ul>
          </section>
        ))}
        <LoadMore pages={quotes} />
        <RequestDialog request={opened} onClose={close} />
      </Card>
    </PromiseScope>
  );
}

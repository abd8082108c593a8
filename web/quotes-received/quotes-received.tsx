import { useInfiniteQuery } from "@tanstack/react-query";
import { LazyBoothDrawing } from "../booth-drawing/lazy-booth-drawing.tsx";
import { useOpened } from "../page/use-opened.ts";
import { PromiseScope } from "../quotes/promise/promise-scope.tsx";
import { LinkButton } from "../ui/action/link-button.tsx";
import { rows } from "../ui/data/rows.css.ts";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { ListCard } from "../ui/feedback/list-card.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { nextStep } from "./list/next-step.ts";
import { count, group, heading } from "./list/request-groups.css.ts";
import { requestGroups } from "./list/request-groups.ts";
import { RequestRow } from "./list/request-row.tsx";
import { ownQuotesQuery } from "./own-quotes-query.ts";
import { RequestDialog } from "./request-dialog.tsx";

/** The exhibitor's requests; each opens in a dialog with its quotes. */
export function QuotesReceived() {
  const quotes = useInfiniteQuery(ownQuotesQuery());
  const { id, open, close } = useOpened();
  const opened = quotes.data?.find((request) => request.id === id) ?? null;
  // one time zone for the whole page, whichever requests it lists
  const promised = opened?.promise ?? quotes.data?.find(({ promise }) => promise)?.promise;
  const first = quotes.data?.find(nextStep)?.id;
  return (
    <PromiseScope promise={promised}>
      <ListCard
        title="My Quote Requests"
        subtitle="Track every request and choose the quote you want."
        actions={
          <LinkButton to="/#quote-form" tone={first ? "plain" : "accent"}>
            New Quote Request
          </LinkButton>
        }
        query={quotes}
        loading="Loading your quote requests"
        failure={{
          title: "Error Loading Quotes",
          couldNot: "load your quote requests",
        }}
        empty={
          <EmptyState
            title="No quote requests yet"
            picture={
              <LazyBoothDrawing type="island" size="20x20" features={[]} dimensions={false} />
            }
            text="Tell us about your show and booth once, and get quotes from {five} {builders}."
            action={
              <LinkButton to="/#quote-form" tone="accent">
                Submit Quote Request
              </LinkButton>
            }
          />
        }
      >
        {(requests) =>
          requestGroups(requests, quotes.hasNextPage).map((each) => (
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
                    isFirst={request.id === first}
                    onOpen={() => open("request", request.id)}
                  />
                ))}
              </ul>
            </section>
          ))
        }
      </ListCard>
      <RequestDialog request={opened} onClose={close} />
    </PromiseScope>
  );
}

import { useInfiniteQuery } from "@tanstack/react-query";
import { LinkButton } from "../ui/action/link-button.tsx";
import { rows } from "../ui/data/rows.css.ts";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { LoadMore } from "../ui/feedback/load-more.tsx";
import { RowsSkeleton } from "../ui/feedback/rows-skeleton.tsx";
import { Card } from "../ui/layout/card.tsx";
import { CardHeader } from "../ui/layout/card-header.tsx";
import { ownResponsesQuery } from "./builder-queries.ts";
import { LossReasons } from "./debrief.tsx";
import { OwnResponse } from "./own-response.tsx";
import { elsewhere, firstFew, onPhones } from "./own-responses.css.ts";

/** Number of quotes shown on a phone beside the rest of the dashboard. */
const few = 3;

/** The builder's quotes and their outcomes. With `isPart` a phone shows only the latest ones. */
export function OwnResponses({ isPart = false }: { isPart?: boolean }) {
  const own = useInfiniteQuery(ownResponsesQuery());
  const responses = own.data?.flatMap((page) => page.responses) ?? [];
  return (
    <Card as="section">
      <CardHeader title="My Quote Responses" />
      {own.isPending && <RowsSkeleton label="Loading your quote responses" />}
      {own.isError && (
        <LoadFailure
          title="Error Loading Quote Responses"
          text="We couldn't load your quote responses. Check your connection and try again."
          query={own}
        />
      )}
      {own.isSuccess && responses.length === 0 && (
        <EmptyState
          title="No quote responses yet"
          text="Quotes you send appear here, along with the exhibitor's decision."
        />
      )}
      <LossReasons totals={own.data?.[0]?.lossReasons ?? []} />
      {responses.length > 0 && (
        <ul className={isPart ? `${rows} ${firstFew}` : rows}>
          {responses.map((response) => (
            <OwnResponse key={response.id} response={response} />
          ))}
        </ul>
      )}
      {isPart && responses.length > few && (
        <div className={onPhones}>
          <LinkButton size="small" to="/dashboard?view=quotes">
            See all quotes
          </LinkButton>
        </div>
      )}
      {own.hasNextPage && (
        <div className={isPart ? elsewhere : undefined}>
          <LoadMore pages={own} />
        </div>
      )}
    </Card>
  );
}

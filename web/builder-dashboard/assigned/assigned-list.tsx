import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { AssignedQuoteBody } from "../../../app-server/contract/dashboard/dashboard.ts";
import { rows } from "../../ui/data/rows.css.ts";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { LoadMore } from "../../ui/feedback/load-more.tsx";
import { RowsSkeleton } from "../../ui/feedback/rows-skeleton.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { AssignedQuote } from "./assigned-quote.tsx";

type Props = {
  list: UseInfiniteQueryResult<AssignedQuoteBody[]>;
  /** Heading of a list that is left out while it is empty. */
  title?: string;
};

/**
 * Assigned requests of one standing, in the server's order. Only the first one's button is
 * accented.
 */
export function AssignedList({ list, title }: Props) {
  const requests = list.data ?? [];
  return (
    <Stack gap="medium">
      {title && (requests.length > 0 || list.isError) && (
        <Heading level={3} size="small">
          {title}
        </Heading>
      )}
      {!title && list.isPending && <RowsSkeleton label="Loading your assigned quotes" />}
      {list.isError && (
        <LoadFailure
          title="Error Loading Quotes"
          text={`We couldn't load ${title ? "the requests you've quoted" : "your assigned quotes"}. Check your connection and try again.`}
          query={list}
        />
      )}
      {requests.length > 0 && (
        <ul className={rows}>
          {requests.map((request, place) => (
            <AssignedQuote
              key={request.id}
              request={request}
              level={title ? 4 : 3}
              isNext={!title && place === 0}
            />
          ))}
        </ul>
      )}
      <LoadMore pages={list} />
    </Stack>
  );
}

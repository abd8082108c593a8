import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { AssignedQuoteBody } from "../../../app-server/contract/dashboard/dashboard.ts";
import { formatCount } from "../../format.ts";
import { rows } from "../../ui/data/rows.css.ts";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { LoadMore } from "../../ui/feedback/load-more.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { useNow } from "../../ui/use-now.ts";
import { AssignedQuote } from "./assigned-quote.tsx";

type Props = {
  list: UseInfiniteQueryResult<AssignedQuoteBody[]>;
  /** Its heading, which is left out while the list is empty. */
  title: string;
  count: number;
};

/**
 * Assigned requests of one standing, in the server's order. Only the button of the next one that is
 * due and not late yet is accented.
 */
export function AssignedList({ list, title, count }: Props) {
  const requests = list.data ?? [];
  const now = useNow();
  const next = requests.find((request) => isAhead(request, now));
  return (
    <Stack gap="small">
      {(requests.length > 0 || list.isError) && (
        <Heading level={3} size="small">
          {title} ({formatCount(Math.max(count, requests.length))})
        </Heading>
      )}
      {list.isError && (
        <LoadFailure title="Error Loading Quotes" couldNot="load these requests" query={list} />
      )}
      {requests.length > 0 && (
        <ul className={rows}>
          {requests.map((request) => (
            <AssignedQuote key={request.id} request={request} isNext={request === next} />
          ))}
        </ul>
      )}
      <LoadMore pages={list} />
    </Stack>
  );
}

/** Whether the builder can still quote in time. Unknown before the browser knows the time. */
function isAhead(
  { answerBy, quotesDueAt, ownQuote, isPaused }: AssignedQuoteBody,
  now: Date | null,
) {
  return now !== null && !ownQuote && !isPaused && new Date(answerBy ?? quotesDueAt) > now;
}

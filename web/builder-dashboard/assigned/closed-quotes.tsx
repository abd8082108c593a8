import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { formatCount } from "../../format.ts";
import { rows } from "../../ui/data/rows.css.ts";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { LoadMore } from "../../ui/feedback/load-more.tsx";
import { RowsSkeleton } from "../../ui/feedback/rows-skeleton.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { assignedQuotesQuery } from "../builder-queries.ts";
import { closedSummary } from "./assigned-quote.css.ts";
import { AssignedQuote } from "./assigned-quote.tsx";

/** Decided or canceled requests, collapsed; they are read only when expanded. */
export function ClosedQuotes({ count }: { count: number }) {
  const [isOpen, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // it may have been expanded before hydration, when no event handler was attached
  useEffect(() => setOpen(details.current?.open ?? false), []);
  const closed = useInfiniteQuery({ ...assignedQuotesQuery("closed"), enabled: isOpen });
  const requests = closed.data ?? [];
  if (count === 0) return null;
  return (
    <details ref={details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={closedSummary}>Closed ({formatCount(count)})</summary>
      <Stack gap="medium">
        {isOpen && closed.isPending && <RowsSkeleton label="Loading closed requests" rows={2} />}
        {closed.isError && (
          <LoadFailure
            title="Error Loading Quotes"
            text="We couldn't load your closed requests. Check your connection and try again."
            query={closed}
          />
        )}
        {requests.length > 0 && (
          <ul className={rows}>
            {requests.map((request) => (
              <AssignedQuote key={request.id} request={request} level={3} />
            ))}
          </ul>
        )}
        <LoadMore pages={closed} />
      </Stack>
    </details>
  );
}

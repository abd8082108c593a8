import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { formatCount } from "../../format.ts";
import { rows } from "../../ui/data/rows.css.ts";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { LoadMore } from "../../ui/feedback/load-more.tsx";
import { RowsSkeleton } from "../../ui/feedback/rows-skeleton.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { assignedQuotesQuery } from "../builder-queries.ts";
import { AssignedQuote } from "./assigned-quote.tsx";
import { folded } from "./folded-quotes.css.ts";

type Props = { standing: "missed" | "closed"; title: string; count: number };

/** Requests of one standing, folded; they are read only when opened. */
export function FoldedQuotes({ standing, title, count }: Props) {
  const [isOpen, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // it may have been expanded before hydration, when no event handler was attached
  useEffect(() => setOpen(details.current?.open ?? false), []);
  const list = useInfiniteQuery({ ...assignedQuotesQuery(standing), enabled: isOpen });
  const requests = list.data ?? [];
  if (count === 0) return null;
  return (
    <details ref={details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={folded}>
        {title} ({formatCount(count)})
      </summary>
      <Stack gap="medium">
        {isOpen && list.isPending && (
          <RowsSkeleton label={`Loading ${title.toLowerCase()} requests`} rows={2} />
        )}
        {list.isError && (
          <LoadFailure
            title="Error Loading Quotes"
            couldNot={`load your ${title.toLowerCase()} requests`}
            query={list}
          />
        )}
        {requests.length > 0 && (
          <ul className={rows}>
            {requests.map((request) => (
              <AssignedQuote key={request.id} request={request} />
            ))}
          </ul>
        )}
        <LoadMore pages={list} />
      </Stack>
    </details>
  );
}

import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AssignedQuoteBody } from "../../../app-server/contract/dashboard/dashboard.ts";
import { useOpened } from "../../page/use-opened.ts";
import { useReadUntil } from "../../page/use-read-until.ts";
import { assignedQuotesQuery } from "../builder-queries.ts";

/**
 * The assigned request that the URL opens, from whichever list contains it, also while it moves
 * from one to another. `isMissing`: no list contains it.
 */
export function useOpenedAssigned() {
  const { id } = useOpened();
  const lists = [
    useInfiniteQuery({ ...assignedQuotesQuery("to-quote"), enabled: false }),
    useInfiniteQuery({ ...assignedQuotesQuery("missed"), enabled: false }),
    useInfiniteQuery({ ...assignedQuotesQuery("quoted"), enabled: false }),
    useInfiniteQuery({ ...assignedQuotesQuery("closed"), enabled: false }),
  ];
  const named = ({ data }: (typeof lists)[number]) => data?.find((each) => each.id === id);
  const listed = id === null ? undefined : lists.map(named).find(Boolean);
  const all = useInfiniteQuery({
    ...assignedQuotesQuery(null),
    enabled: id !== null && listed === undefined,
  });
  const found = listed ?? (id === null ? undefined : named(all));
  const [held, hold] = useState<AssignedQuoteBody>();
  if (found && found !== held) hold(found);
  const { isMissing } = useReadUntil(all, id !== null, found !== undefined);
  return { request: found ?? (held?.id === id ? held : undefined), isMissing };
}

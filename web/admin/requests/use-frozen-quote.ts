import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AdminQuoteBody } from "../../../app-server/contract/admin/admin-quotes.ts";
import { adminQuoteQuery } from "./admin-quote-query.ts";

type Held = { quote: AdminQuoteBody; index: number };

/**
 * Keeps the request being worked on in the list, in its place, when it leaves the page: others may
 * assign it while its dialog is open, and typed input must stay. `hold` says which; switching lists
 * releases it.
 */
export function useFrozenQuote(quotes: readonly AdminQuoteBody[], list: string) {
  const [held, setHeld] = useState<(Held & { list: string }) | null>(null);
  const isOfList = held !== null && held.list === list;
  const isGone = isOfList && !quotes.some(({ id }) => id === held.quote.id);
  const { data } = useQuery({ ...adminQuoteQuery(held?.quote.id ?? ""), enabled: isGone });

  const shown = [...quotes];
  if (isGone) shown.splice(held.index, 0, data ?? held.quote);
  return {
    shown,
    /** Builders named in the held request, which the list no longer returns. */
    named: isGone ? (data?.builders ?? []) : [],
    hold(quote: AdminQuoteBody) {
      if (isOfList && held.quote.id === quote.id) return;
      const index = shown.findIndex(({ id }) => id === quote.id);
      setHeld({ quote, index: Math.max(0, index), list });
    },
  };
}

import { useQuery } from "@tanstack/react-query";
import type { AdminQuoteBody } from "../../../app-server/contract/admin/admin-quotes.ts";
import { useOpened } from "../../page/use-opened.ts";
import { adminQuoteQuery } from "./admin-quote-query.ts";

/** The request that a link of a mail names, when the page of the list that is shown does not have it. */
export function useLinkedQuote(listed: readonly AdminQuoteBody[], isListRead: boolean) {
  const { id } = useOpened();
  const isElsewhere = isListRead && id !== null && !listed.some((quote) => quote.id === id);
  const { data } = useQuery({ ...adminQuoteQuery(id ?? ""), enabled: isElsewhere });
  const quote = isElsewhere && data ? data : null;
  return { quote, named: quote?.builders ?? [] };
}

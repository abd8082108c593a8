import type { ReactNode } from "react";
import type { AssignedQuoteBody } from "../../../app-server/contract/dashboard/dashboard.ts";
import { requestFacts } from "../../quotes/request/request-facts.ts";
import { serviceTypeTitle } from "../../quotes/request/service-type-title.ts";
import { DateText } from "../../ui/text/date-text.tsx";

/** Key facts of an assigned request, for its builder. */
export function assignedFacts(request: AssignedQuoteBody): { label: string; value: ReactNode }[] {
  const { assignmentDate, company, serviceType, quotesDueAt, respondBy, ownQuote, outcome } =
    request;
  const isDue = outcome === "open" && (ownQuote === null || ownQuote.quotedAmount === null);
  return [
    { label: "Client", value: company },
    ...requestFacts(request),
    { label: "Service type", value: serviceTypeTitle(serviceType) },
    ...(assignmentDate
      ? [{ label: "Assigned", value: <DateText iso={assignmentDate} format="MMM d" /> }]
      : []),
    ...(isDue
      ? [{ label: "Quote due", value: <DateText iso={respondBy ?? quotesDueAt} format="near" /> }]
      : []),
  ];
}

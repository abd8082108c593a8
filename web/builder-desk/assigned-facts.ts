import type { QuoteRequestBody } from "../../app-server/contract/quote-requests.ts";
import { formatDate } from "../format.ts";
import { requestFacts } from "../quotes/request-facts.ts";
import { serviceTypeTitle } from "../quotes/service-type-title.ts";

/** What a builder must know at a glance about a request it was asked to quote. */
export function assignedFacts(request: QuoteRequestBody): { label: string; value: string }[] {
  const { assignmentDate, company, serviceType } = request;
  return [
    { label: "Client", value: company },
    ...requestFacts(request),
    { label: "Service type", value: serviceTypeTitle(serviceType) },
    ...(assignmentDate ? [{ label: "Assigned", value: formatDate(assignmentDate, "MMM d") }] : []),
  ];
}

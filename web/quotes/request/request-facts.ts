import { boothSizeText } from "../../../domain/quotes/booth-size-text.ts";
import { budgetRanges, exhibitTypes, labelOf } from "../../../domain/quotes/options.ts";
import { eventDateText } from "../event-date-text.ts";

type Input = {
  eventDate: string;
  boothSize: string;
  venue: string;
  industry: string;
  budget: string | null;
};

/** A request as labeled facts; the budget only when given. */
export function requestFacts(request: Input): { label: string; value: string }[] {
  const facts = [
    { label: "Event date", value: eventDateText(request.eventDate) },
    { label: "Booth size", value: boothSizeText(request.boothSize) },
    { label: "Venue", value: request.venue },
    { label: "Exhibit type", value: labelOf(exhibitTypes, request.industry) },
  ];
  if (!request.budget) return facts;
  return [...facts, { label: "Budget", value: labelOf(budgetRanges, request.budget) }];
}

import type { ReceiptBody } from "../../../app-server/contract/quotes/quote-requests.ts";
import { boothSizeText } from "../../../domain/quotes/booth-size-text.ts";
import { budgetRanges, exhibitTypes, labelOf } from "../../../domain/quotes/options.ts";
import { DataList } from "../../ui/data/data-list.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { eventDateText } from "../event-date-text.ts";
import { quoteFieldLabels as labels } from "../form/quote-form-fields.ts";
import { confirmationHeld } from "./quote-success-path.ts";

type QuoteSuccessCardProps = { request: ReceiptBody | null; isConfirmationHeld: boolean };

/** The submitted request; a skeleton while loading. */
export function QuoteSuccessCard({ request, isConfirmationHeld }: QuoteSuccessCardProps) {
  return (
    <section aria-label="Your request" aria-busy={!request}>
      <Card>
        <CardHeader
          title="Your request"
          subtitle={
            isConfirmationHeld ? confirmationHeld : "A confirmation is on its way to your inbox"
          }
        />
        {request ? (
          <Stack gap="medium">
            <DataList columns={2} items={factsOf(request)} />
            <Text>{completenessText(request.completeness)}</Text>
          </Stack>
        ) : (
          <>
            <VisuallyHidden>Loading your request...</VisuallyHidden>
            <Skeleton lines={4} />
          </>
        )}
      </Card>
    </section>
  );
}

/** How much of what builders need the request says, and what would add most. */
function completenessText({ points, most }: ReceiptBody["completeness"]): string {
  if (most.length === 0) return "Your request says everything that builders need.";
  const adds = most.map((each) => each.text).join(" and ");
  return `Your request says ${points}% of what builders need. Most would add: ${adds}.`;
}

function factsOf(request: ReceiptBody) {
  const { tradeShowName, eventDate, venue, industry, boothSize, budget, firstName, email } =
    request;
  return [
    { label: labels.tradeShowName, value: tradeShowName },
    { label: labels.eventDate, value: eventDateText(eventDate) },
    { label: labels.venue, value: venue },
    { label: labels.industry, value: labelOf(exhibitTypes, industry) },
    { label: labels.boothSize, value: boothSizeText(boothSize) },
    { label: labels.budget, value: budget ? labelOf(budgetRanges, budget) : "Not given" },
    { label: labels.firstName, value: firstName },
    { label: labels.email, value: email },
  ];
}

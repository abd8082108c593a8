import type { ReceivedResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import { priceText } from "../../../domain/offers/stated-price.ts";
import { boothSizeText } from "../../../domain/quotes/booth-size-text.ts";
import { notIncluded } from "../../../domain/quotes/comparison/not-included.ts";
import { formatDate } from "../../format.ts";
import { Facts } from "../../ui/data/facts.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { Text } from "../../ui/text/text.tsx";

/** The facts to read before accepting a quote: above all the booth that its price is for. */
export function AcceptReceipt({ response }: { response: ReceivedResponseBody }) {
  const { builder, pricedFor, forEarlierBrief, round, estimatedTimeline, validUntil } = response;
  return (
    <Stack gap="small">
      {forEarlierBrief && (
        <Notice
          tone="caution"
          title={
            pricedFor.changed.includes("boothSize")
              ? `This price is for a ${boothSizeText(pricedFor.boothSize)} booth. Your brief has another size now.`
              : "This price is for your brief before you changed it."
          }
        />
      )}
      <Facts
        items={[
          { label: "Builder", value: builder?.name ?? "Unknown Builder" },
          { label: "Amount", value: priceText(response) ?? "No price yet" },
          { label: "Booth the price is for", value: boothSizeText(pricedFor.boothSize) },
          {
            label: "Not included",
            value: notIncludedText(response),
          },
          { label: "Timeline", value: estimatedTimeline ?? "Not given" },
          { label: "Valid until", value: formatDate(validUntil, "MMM d, yyyy") },
        ]}
      />
      {round?.state === "open" && (
        <Text size="small">
          Your final-offer round runs until <DateText iso={round.endsAt} format="due" />. Accepting
          ends it.
        </Text>
      )}
    </Stack>
  );
}

function notIncludedText(response: ReceivedResponseBody): string {
  const { names, unclear, source } = notIncluded(response);
  const from = source === "line" ? "by line" : "in the message";
  const parts = [
    ...(names.length > 0 ? [`${names.join(", ")} (${from})`] : []),
    ...(unclear.length > 0 ? [`unclear in the message: ${unclear.join(", ")}`] : []),
  ];
  return parts.length > 0 ? parts.join("; ") : "Nothing named";
}

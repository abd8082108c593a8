import type { QuoteResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import { formatDate } from "../../format.ts";
import { Facts } from "../../ui/data/facts.tsx";
import { amount, prose } from "../../ui/data/rows.css.ts";
import { DateText } from "../../ui/text/date-text.tsx";
import { ExternalLink } from "../../ui/text/external-link.tsx";
import { Money } from "../../ui/text/money.tsx";

type Props = { offer: QuoteResponseBody; createdLabel: "Received" | "Created" };

/** A quote's facts: amount, timeline, validity, message and attachments. */
export function OfferFacts({ offer, createdLabel }: Props) {
  const { quotedAmount, estimatedTimeline, responseMessage, attachments, revision } = offer;
  const price = quotedAmount !== null && (
    <span className={amount}>
      <Money cents={quotedAmount} />
    </span>
  );
  const items = [
    { label: "Amount", value: price || "No price yet" },
    { label: "Timeline", value: estimatedTimeline ?? "Not given" },
    { label: "Valid until", value: formatDate(offer.validUntil, "MMM d, yyyy") },
    { label: createdLabel, value: <DateText iso={offer.createdAt} /> },
    ...(revision > 1 ? [{ label: "Revised", value: <DateText iso={offer.updatedAt} /> }] : []),
  ];
  return (
    <>
      <Facts items={items} />
      {responseMessage && <p className={prose}>{responseMessage}</p>}
      {attachments.map((link) => (
        <ExternalLink key={link} href={link}>
          {link}
        </ExternalLink>
      ))}
    </>
  );
}

import type { QuoteResponseBody } from "../../app-server/contract/quote-responses.ts";
import { formatDate } from "../format.ts";
import { DataList } from "../ui/data-list.tsx";
import { ExternalLink } from "../ui/external-link.tsx";
import { Money } from "../ui/money.tsx";
import { amount, prose } from "./rows.css.ts";

type Props = { offer: QuoteResponseBody; createdLabel: "Received" | "Created" };

/** What a builder offers: amount, time, validity, message and linked papers. */
export function OfferFacts({ offer, createdLabel }: Props) {
  const { quotedAmount, estimatedTimeline, responseMessage, attachments, revision } = offer;
  const price = quotedAmount === null ? "Not stated" : <Money cents={quotedAmount} />;
  const items = [
    { label: "Amount", value: <span className={amount}>{price}</span> },
    { label: "Timeline", value: estimatedTimeline ?? "Not stated" },
    { label: "Valid until", value: formatDate(offer.validUntil, "MMM d, yyyy") },
    { label: createdLabel, value: formatDate(offer.createdAt, "MMM d, yyyy") },
    ...(revision > 1
      ? [{ label: "Revised", value: formatDate(offer.updatedAt, "MMM d, yyyy") }]
      : []),
  ];
  return (
    <>
      <DataList items={items} columns={3} />
      {responseMessage && <p className={prose}>{responseMessage}</p>}
      {attachments.map((link) => (
        <ExternalLink key={link} href={link}>
          {link}
        </ExternalLink>
      ))}
    </>
  );
}

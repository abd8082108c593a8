import type { QuoteResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import {
  quoteTermLabels,
  quoteTermWords,
  saidTerms,
} from "../../../domain/offers/quote-term-words.ts";
import { ownPriceText, priceInDollars, rateText } from "../../../domain/offers/stated-price.ts";
import { formatDate } from "../../format.ts";
import { Facts } from "../../ui/data/facts.tsx";
import { amount, prose } from "../../ui/data/rows.css.ts";
import { Inline } from "../../ui/layout/inline.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { ExternalLink } from "../../ui/text/external-link.tsx";
import { fileName } from "../files/file-words.ts";
import { ReadLines } from "../lines/read-lines.tsx";

type Props = {
  offer: QuoteResponseBody;
  /** The builder's or the show's name. */
  about: string;
  createdLabel: "Received" | "Created";
};

/** A quote's facts: amount, lines, timeline, validity, message and attachments. */
export function OfferFacts({ offer, about, createdLabel }: Props) {
  const { estimatedTimeline, responseMessage, attachments, revision, currency, exchange } = offer;
  const price = ownPriceText(offer);
  const items = [
    {
      label: "Amount",
      value: price ? <span className={amount}>{price}</span> : "No price yet",
    },
    ...(exchange
      ? [
          {
            label: "In US dollars",
            value: `About ${priceInDollars(offer)}: ${rateText(currency, exchange)}, ${exchange.source}, ${formatDate(exchange.day, "MMM d, yyyy")}`,
          },
        ]
      : []),
    ...saidTerms.flatMap((term) => {
      const value = quoteTermWords(offer)[term];
      return value === null ? [] : [{ label: quoteTermLabels[term], value }];
    }),
    { label: "Timeline", value: estimatedTimeline ?? "Not given" },
    { label: "Valid until", value: formatDate(offer.validUntil, "MMM d, yyyy") },
    { label: createdLabel, value: <DateText iso={offer.createdAt} /> },
    ...(revision > 1 ? [{ label: "Revised", value: <DateText iso={offer.updatedAt} /> }] : []),
  ];
  return (
    <>
      <Facts items={items} />
      {offer.lines.length > 0 && (
        <Inline>
          <ReadLines offer={offer} about={about} />
        </Inline>
      )}
      {responseMessage && <p className={prose}>{responseMessage}</p>}
      {attachments.map((link) => (
        <ExternalLink key={link} href={link} isAlone>
          {fileName(link)}
        </ExternalLink>
      ))}
    </>
  );
}

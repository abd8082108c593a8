import type { ReactNode } from "react";
import type { AttachmentBody } from "../../../../app-server/contract/attachments/attachments.ts";
import type { ComparisonBody } from "../../../../app-server/contract/quotes/comparison/comparison.ts";
import type { ReceivedResponseBody } from "../../../../app-server/contract/quotes/quote-responses.ts";
import { namesPrice } from "../../../../domain/offers/names-price.ts";
import {
  quoteTermLabels,
  quoteTermWords,
  saidTerms,
} from "../../../../domain/offers/quote-term-words.ts";
import { ownPriceText, priceInDollars, rateText } from "../../../../domain/offers/stated-price.ts";
import type { compareResponses } from "../../../../domain/quotes/comparison/compare-responses.ts";
import { notIncluded } from "../../../../domain/quotes/comparison/not-included.ts";
import type { PriceUnit } from "../../../../domain/quotes/comparison/price-unit.ts";
import { pricedForWords } from "../../../../domain/quotes/priced-for-words.ts";
import { formatDate, formatMoney, oneDecimal } from "../../../format.ts";
import { DownloadLink } from "../../../quotes/files/download-link.tsx";
import {
  fileFacts,
  fileName,
  rightsWords,
  undeliveredWords,
} from "../../../quotes/files/file-words.ts";
import { ReadLines } from "../../../quotes/lines/read-lines.tsx";
import { ContactLinks } from "../../../ui/data/contact-links.tsx";
import { prose } from "../../../ui/data/rows.css.ts";
import { ExternalLink } from "../../../ui/text/external-link.tsx";
import { AskToItemize } from "../../asks/ask-to-itemize.tsx";
import { message, note, screenOnly } from "./offer-table.css.ts";
import { PriceText } from "./price-text.tsx";

export type ComparedOffer = ReturnType<
  typeof compareResponses<ReceivedResponseBody>
>["offers"][number];

/**
 * A row of the comparison: a fact with its value for each quote; null where a quote doesn't state
 * it.
 */
export type OfferFact = {
  key: string;
  label: string;
  /** A note below the label. */
  about?: string;
  /** The range from the lowest to the highest amount, shown below the label on a screen. */
  range?: string;
  /** Text for quotes that don't state this fact while others do; null for a dash. */
  silent: string | null;
  value: (offer: ComparedOffer) => ReactNode | null;
  /** The cell has only a control, so it is left out in print. */
  isScreenOnly?: boolean;
  /** Opens details on the fact. */
  onOpen?: () => void;
  /** A longer text that is read, not compared: its row comes after the decision buttons. */
  isProse?: true;
};

const unitNames = {
  "square-foot": "Per square foot",
  "linear-foot": "Per linear foot",
  none: "Per foot",
};

/**
 * Row for the share of the scope that each quote covers, linked to its lines; for one price, a
 * button to ask for lines.
 */
export function coversFact(comparison: ComparisonBody | undefined, canDecide: boolean): OfferFact {
  return {
    key: "covers",
    label: "Covers",
    silent: null,
    isScreenOnly: !comparison,
    value: ({ response }) => {
      const offer = comparison?.offers.find(({ responseId }) => responseId === response.id);
      if (offer?.completeness) {
        return (
          <>
            <span>{`${offer.completeness.said} of ${offer.completeness.required} categories`}</span>
            <div className={screenOnly}>
              <ReadLines offer={response} about={response.builder?.name ?? "Unknown Builder"} />
            </div>
          </>
        );
      }
      const canAsk = canDecide && response.status === "pending";
      return response.lines.length === 0 && <AskToItemize response={response} canAsk={canAsk} />;
    },
  };
}

type Compared = {
  unit: PriceUnit;
  files: readonly AttachmentBody[];
  /** Whether at least one quote has lines. */
  isItemized: boolean;
};

/** The rows of the comparison, from top to bottom. */
export function offerFacts({ unit, files, isItemized }: Compared): OfferFact[] {
  return [
    {
      key: "amount",
      label: "Amount",
      silent: "No price yet",
      value: ({ response, stands, aboveLeast }) => {
        const { quotedAmount, exchange, currency } = response;
        return (
          namesPrice(quotedAmount) && (
            <>
              <PriceText>{`${exchange ? "about " : ""}${priceInDollars(response)}`}</PriceText>
              {exchange && (
                <span className={note}>
                  {`${ownPriceText(response)}, ${rateText(currency, exchange)} (${exchange.source}, ${formatDate(exchange.day, "MMM d, yyyy")})`}
                </span>
              )}
              {response.forEarlierBrief && (
                <span className={note}>{pricedForWords(response.pricedFor)}</span>
              )}
              {stands && aboveLeast !== null && (
                <span className={note}>
                  {aboveLeast === 0 ? "The lowest" : `${formatMoney(aboveLeast)} above the lowest`}
                </span>
              )}
            </>
          )
        );
      },
    },
    {
      key: "unit",
      label: unitNames[unit.kind],
      silent: "None",
      value: ({ unitPrice }) => unitPrice !== null && formatMoney(unitPrice),
    },
    {
      key: "timeline",
      label: "Timeline",
      silent: "Not given",
      value: ({ response }) => response.estimatedTimeline,
    },
    ...saidTerms.map(
      (term): OfferFact => ({
        key: term,
        label: quoteTermLabels[term],
        silent: "Not said",
        value: ({ response }) => quoteTermWords(response)[term],
      }),
    ),
    {
      key: "valid",
      label: "Valid until",
      silent: "Not given",
      value: ({ response }) => formatDate(response.validUntil, "MMM d, yyyy"),
    },
    {
      key: "rating",
      label: "Builder's rating",
      silent: "Not rated yet",
      value: ({ response: { builder } }) =>
        builder && builder.reviewCount > 0 && `${oneDecimal(builder.rating)} of 5`,
    },
    // with itemized quotes the lines state this, and a word in a message may contradict them
    ...(isItemized ? [] : [namedFact]),
    {
      key: "not-included",
      label: "Not included",
      silent: "Nothing named",
      value: ({ response }) => {
        const { names, unclear, source } = notIncluded(response);
        return (
          names.length + unclear.length > 0 && (
            <>
              {names.length > 0 && <span>{names.join(", ")}</span>}
              {names.length > 0 && <span className={note}>{sourceWords[source]}</span>}
              {unclear.length > 0 && <span className={note}>Unclear: {unclear.join(", ")}</span>}
            </>
          )
        );
      },
    },
    {
      key: "message",
      isProse: true,
      label: "Message",
      silent: "None",
      value: ({ response: { responseMessage } }) =>
        responseMessage && <p className={`${prose} ${message}`}>{responseMessage}</p>,
    },
    {
      key: "files",
      isProse: true,
      label: "Drawings and documents",
      silent: "None",
      value: ({ response: { attachments, builderId } }) => {
        const theirs = files.filter(
          (file) => file.purpose === "offer" && file.builderId === builderId,
        );
        return (
          attachments.length + theirs.length > 0 && (
            <>
              {attachments.map((link) => (
                <ExternalLink key={link} href={link}>
                  {fileName(link)}
                </ExternalLink>
              ))}
              {theirs.map((file) => (
                <div key={file.id}>
                  <DownloadLink file={file} />
                  <span className={note}>{undeliveredWords(file) ?? fileFacts(file)}</span>
                </div>
              ))}
              {theirs.length > 0 && <span className={note}>{rightsWords}</span>}
            </>
          )
        );
      },
    },
    {
      key: "contact",
      isProse: true,
      label: "Contact",
      silent: "None",
      value: ({ response: { builder } }) =>
        builder &&
        (builder.email || builder.phone || builder.website) && <ContactLinks {...builder} />,
    },
  ];
}

const namedFact: OfferFact = {
  key: "named",
  label: "Mentioned in the message",
  silent: "No scope items mentioned",
  value: ({ mentions }) =>
    mentions.flatMap(({ says, topic }) => (says === "named" ? topic : [])).join(", "),
};

const sourceWords = { line: "by line", message: "in the message" };

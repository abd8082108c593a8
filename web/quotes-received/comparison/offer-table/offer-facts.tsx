import type { ReactNode } from "react";
import type { AttachmentBody } from "../../../../app-server/contract/attachments/attachments.ts";
import type { ComparisonBody } from "../../../../app-server/contract/quotes/comparison/comparison.ts";
import type { ReceivedResponseBody } from "../../../../app-server/contract/quotes/quote-responses.ts";
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
import { ratedWords } from "../../../builders/card/source-words.ts";
import { formatDate, formatMoney } from "../../../format.ts";
import { DownloadLink } from "../../../quotes/files/download-link.tsx";
import {
  fileFacts,
  fileName,
  rightsWords,
  undeliveredWords,
} from "../../../quotes/files/file-words.ts";
import { ReadLines } from "../../../quotes/lines/read-lines.tsx";
import { roundWords } from "../../../quotes/request/round-words.ts";
import { ContactLinks } from "../../../ui/data/contact-links.tsx";
import { prose } from "../../../ui/data/rows.css.ts";
import { ExternalLink } from "../../../ui/text/external-link.tsx";
import { AskToItemize } from "../../asks/ask-to-itemize.tsx";
import { RevisedSinceSeen } from "../../seen-revision.tsx";
import { message, note, screenOnly, silent, wideOnly } from "./offer-table.css.ts";
import { PriceText } from "./price-text.tsx";

export type ComparedOffer = ReturnType<
  typeof compareResponses<ReceivedResponseBody>
>["offers"][number];

/** Segments of the table on a phone. */
export type TablePart = "price" | "included" | "builder";

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
  /** On a phone the table has parts to choose from: the part that shows this fact. */
  part: TablePart;
  /** Stands above the decision buttons. */
  isLead?: true;
  /** Its long texts are cut after three lines until the reader unfolds the row. */
  isFolding?: boolean;
  /** A phone has it elsewhere. */
  isWideOnly?: boolean;
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
    part: "included",
    isLead: true,
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
  /** Whether a message is longer than three lines. */
  hasLongMessage?: boolean;
  /** Whether a phone has a bottom bar. */
  canDecide?: boolean;
};

/** The rows of the comparison, from top to bottom. */
export function offerFacts({
  unit,
  files,
  isItemized,
  hasLongMessage = false,
  canDecide = false,
}: Compared): OfferFact[] {
  return [
    {
      key: "amount",
      part: "price",
      isLead: true,
      label: "Amount",
      silent: "No price yet",
      value: ({ response, stands, aboveLeast }) => {
        const { exchange, currency, round, forEarlierBrief, seenRevision, revision } = response;
        const inRound = round && roundWords(round);
        const price = priceInDollars(response);
        const isRevised = seenRevision !== null && seenRevision < revision;
        if (!price && !inRound && !isRevised) return null;
        const isCompared = stands && aboveLeast !== null;
        const hasNote = exchange || forEarlierBrief || isCompared || inRound || isRevised;
        return (
          <>
            {price ? (
              // a phone has it in the head
              <span className={hasNote ? wideOnly : undefined}>
                <PriceText>{`${exchange ? "about " : ""}${price}`}</PriceText>
              </span>
            ) : (
              <span className={silent}>No price yet</span>
            )}
            {price && exchange && (
              <span className={note}>
                {`${ownPriceText(response)}, ${rateText(currency, exchange)} (${exchange.source}, ${formatDate(exchange.day, "MMM d, yyyy")})`}
              </span>
            )}
            {price && forEarlierBrief && (
              <span className={note}>{pricedForWords(response.pricedFor)}</span>
            )}
            {isCompared && (
              <span className={note}>
                {aboveLeast === 0 ? "The lowest" : `${formatMoney(aboveLeast)} above the lowest`}
              </span>
            )}
            {inRound && <span className={note}>{inRound}</span>}
            <RevisedSinceSeen response={response} />
          </>
        );
      },
    },
    {
      key: "unit",
      part: "price",
      label: unitNames[unit.kind],
      silent: "None",
      value: ({ unitPrice }) => unitPrice !== null && formatMoney(unitPrice),
    },
    {
      key: "timeline",
      part: "price",
      label: "Timeline",
      silent: "Not given",
      value: ({ response }) => response.estimatedTimeline,
    },
    ...saidTerms.map(
      (term): OfferFact => ({
        key: term,
        part: "price",
        label: quoteTermLabels[term],
        silent: "Not filled in",
        value: ({ response }) => quoteTermWords(response)[term],
      }),
    ),
    {
      key: "valid",
      part: "price",
      label: "Valid until",
      silent: "Not given",
      value: ({ response }) => formatDate(response.validUntil, "MMM d, yyyy"),
    },
    {
      key: "rating",
      part: "builder",
      label: "Builder's rating",
      silent: "Not rated yet",
      value: ({ response: { builder } }) =>
        builder && builder.reviewCount > 0 && ratedWords(builder, "of 5"),
    },
    {
      key: "on-time",
      part: "builder",
      label: "On time",
      silent: "Fewer than 3 reviews rate it yet",
      value: ({ response: { builder } }) => builder?.onTime,
    },
    {
      key: "final-bills",
      part: "builder",
      label: "Final bills",
      silent: "Fewer than 3 jobs closed here yet",
      value: ({ response: { builder } }) => builder?.finalBills,
    },
    // with itemized quotes the lines state this, and a word in a message may contradict them
    ...(isItemized ? [] : [namedFact]),
    {
      key: "not-included",
      part: "included",
      isLead: true,
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
      part: "builder",
      isProse: true,
      isFolding: hasLongMessage,
      label: "Message",
      silent: "None",
      value: ({ response: { responseMessage } }) =>
        responseMessage && <p className={`${prose} ${message}`}>{responseMessage}</p>,
    },
    {
      key: "files",
      part: "builder",
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
      part: "builder",
      isProse: true,
      label: "Contact",
      // a phone has it in the builder's sheet, which the bottom bar opens
      isWideOnly: canDecide,
      silent: "None",
      value: ({ response: { builder } }) =>
        builder &&
        (builder.email || builder.phone || builder.website) && <ContactLinks {...builder} />,
    },
  ];
}

const namedFact: OfferFact = {
  key: "named",
  part: "included",
  label: "Mentioned in the message",
  silent: "No scope items mentioned",
  value: ({ mentions }) =>
    mentions.flatMap(({ says, topic }) => (says === "named" ? topic : [])).join(", "),
};

const sourceWords = { line: "by line", message: "in the message" };

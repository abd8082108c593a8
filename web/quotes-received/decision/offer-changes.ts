import type { QuoteResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import { diffOffers } from "../../../domain/offers/diff-offers.ts";
import { logisticsFacts, logisticsLabels } from "../../../domain/offers/logistics.ts";
import type { OfferLine } from "../../../domain/offers/offer-line.ts";
import {
  quoteTermLabels,
  quoteTermWords,
  saidTerms,
} from "../../../domain/offers/quote-term-words.ts";
import { priceText } from "../../../domain/offers/stated-price.ts";
import { formatDate } from "../../format.ts";
import {
  figureWords,
  lineFieldWords,
  lineTitle,
  ownRateWords,
} from "../../quotes/versions/diff-words.ts";

export type OfferChange = { label: string; was: string; now: string };

/** Differences between a revised quote and the version that was read, as text. */
export function offerChanges(seen: QuoteResponseBody, current: QuoteResponseBody): OfferChange[] {
  const [was, now] = [wordsOf(seen), wordsOf(current)];
  const changes = Object.keys(now).flatMap((label) => {
    const change = { label, was: was[label] ?? "", now: now[label] ?? "" };
    return change.was === change.now ? [] : [change];
  });
  return [...changes, ...lineChanges(seen, current)];
}

/** The changed lines, field by field. Lines of the same name share an entry. */
function lineChanges(seen: QuoteResponseBody, current: QuoteResponseBody): OfferChange[] {
  const currencies = { from: seen.currency, to: current.currency };
  const named = new Map<string, { was: string[]; now: string[] }>();
  for (const { change, line, fields } of diffOffers(versionOf(seen), versionOf(current)).lines) {
    const { amount, kind } = line;
    for (const words of lineFieldWords({ change, amount, kind, fields }, currencies)) {
      const label =
        change === "changed" ? `${lineTitle(line)}: ${words.label.toLowerCase()}` : lineTitle(line);
      const under = named.get(label) ?? { was: [], now: [] };
      named.set(label, under);
      if (words.was) under.was.push(words.was);
      if (words.now) under.now.push(words.now);
    }
  }
  const joined = (words: string[]) => words.join("\n") || "Not in the quote";
  return [...named].map(([label, { was, now }]) => ({
    label,
    was: joined(was),
    now: joined(now),
  }));
}

const versionOf = ({ quotedAmount, lines }: QuoteResponseBody) => ({
  quotedAmount,
  lines: lines as unknown as OfferLine[],
});

function wordsOf(offer: QuoteResponseBody): Record<string, string> {
  const { estimatedTimeline, validUntil, responseMessage, attachments } = offer;
  return {
    Amount: priceText(offer) ?? "No price",
    Timeline: estimatedTimeline ?? "Not given",
    ...Object.fromEntries(
      saidTerms.map((term) => [
        quoteTermLabels[term],
        quoteTermWords(offer)[term] ?? "Not filled in",
      ]),
    ),
    ...Object.fromEntries(
      logisticsFacts.map((fact) => [logisticsLabels[fact], figureWords(offer[fact])]),
    ),
    "Own rates": ownRateWords(offer.ownRates),
    "Valid until": formatDate(validUntil, "MMM d, yyyy"),
    Message: responseMessage ?? "None",
    Links: attachments.join("\n") || "None",
  };
}

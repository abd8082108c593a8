import type { QuoteResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import {
  quoteTermLabels,
  quoteTermWords,
  saidTerms,
} from "../../../domain/offers/quote-term-words.ts";
import { priceText } from "../../../domain/offers/stated-price.ts";
import { formatDate } from "../../format.ts";

export type OfferChange = { label: string; was: string; now: string };

/** Differences between a revised quote and the version that was read, in words. */
export function offerChanges(seen: QuoteResponseBody, current: QuoteResponseBody): OfferChange[] {
  const [was, now] = [wordsOf(seen), wordsOf(current)];
  return Object.keys(now).flatMap((label) => {
    const change = { label, was: was[label] ?? "", now: now[label] ?? "" };
    return change.was === change.now ? [] : [change];
  });
}

function wordsOf(offer: QuoteResponseBody): Record<string, string> {
  const { estimatedTimeline, validUntil, responseMessage, attachments } = offer;
  return {
    Amount: priceText(offer) ?? "No price",
    Timeline: estimatedTimeline ?? "Not given",
    ...Object.fromEntries(
      saidTerms.map((term) => [quoteTermLabels[term], quoteTermWords(offer)[term] ?? "Not said"]),
    ),
    "Valid until": formatDate(validUntil, "MMM d, yyyy"),
    Message: responseMessage ?? "None",
    Links: attachments.join("\n") || "None",
  };
}

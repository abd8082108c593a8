import type { QuoteResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import { formatDate, formatMoney } from "../../format.ts";

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
  const { quotedAmount, estimatedTimeline, validUntil, responseMessage, attachments } = offer;
  return {
    Amount: quotedAmount === null ? "No price" : formatMoney(quotedAmount),
    Timeline: estimatedTimeline ?? "Not given",
    "Valid until": formatDate(validUntil, "MMM d, yyyy"),
    Message: responseMessage ?? "None",
    Links: attachments.join("\n") || "None",
  };
}

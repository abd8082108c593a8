import type { OfferInput } from "../../../app-server/contract/quotes/offer-fields.ts";
import type { QuoteResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import type { Category } from "../../../domain/offers/category.ts";
import { usDollar } from "../../../domain/offers/currency.ts";
import { logisticsFacts } from "../../../domain/offers/logistics.ts";
import type { AskedWork } from "../../../domain/offers/required-scope.ts";
import { dollarsText } from "../../../domain/shared/money/dollars-text.ts";
import { lineInputsOf } from "../lines/line-inputs.ts";
import { termInputsOf } from "../terms/term-inputs.ts";
import { defaultValidUntil } from "./default-valid-until.ts";

/**
 * Initial values of the quote form: the live quote, or a new one with the default validity as of
 * `now`; null leaves the validity to the server.
 */
export function offerInputOf(
  standing: QuoteResponseBody | null,
  asked: AskedWork,
  now: Date | null,
): OfferInput {
  const amount = standing?.quotedAmount ?? null;
  const lines = standing?.lines ?? [];
  return {
    pricing: lines.length > 0 || standing?.linesAskedAt ? "itemized" : "single",
    currency: standing?.currency ?? usDollar,
    lines: lineInputsOf(lines, asked, standing?.linesAsked as Category[] | undefined),
    logistics: Object.fromEntries(
      logisticsFacts.map((fact) => [fact, `${standing?.[fact] ?? ""}`]),
    ),
    terms: termInputsOf(standing),
    quotedAmount: amount === null ? "" : dollarsText(amount),
    estimatedTimeline: standing?.estimatedTimeline ?? "",
    // browsers post texts with CRLF
    responseMessage: standing?.responseMessage?.replaceAll("\r\n", "\n") ?? "",
    attachments: standing?.attachments.join("\n") ?? "",
    validUntil: standing?.validUntil.slice(0, 10) ?? (now ? defaultValidUntil(now) : ""),
  };
}

import * as z from "zod";
import { currencyPattern, usDollar } from "../../../domain/offers/currency.ts";
import { offerTotal, withAmounts } from "../../../domain/offers/line-amount.ts";
import { logisticsFields } from "../../../domain/offers/logistics.ts";
import type { OfferLine } from "../../../domain/offers/offer-line.ts";
import { priceRangeProblem, termFields } from "../../../domain/offers/quote-terms.ts";
import { limits } from "../../../domain/quotes/limits.ts";
import { maxAmountCents } from "../../../domain/shared/money/money.ts";
import { parseDollars } from "../../../domain/shared/money/parse-dollars.ts";
import { countText } from "../../../domain/shared/text/count-text.ts";
import { typedChangesOf } from "../fields/typed-zod-of.ts";
import { lineInputs, readLines } from "./line-fields.ts";
import { offerFactFields } from "./offer-facts.ts";
import { needsDetailWords, offerBody } from "./offer-form.ts";
import { priceRangeWords } from "./quote-terms.ts";

const { attachments } = offerBody.shape;

/** Typed figures: a field that the form lacks keeps its value, an empty one deletes it. */
const logistics = z.object(typedChangesOf(logisticsFields)).default({});

const terms = z
  .object(typedChangesOf(termFields))
  .default({})
  // the high end is hidden unless the price is a range: delete it
  .transform((stated) =>
    stated.firmness === undefined || stated.firmness === "range"
      ? stated
      : { ...stated, high: null },
  );

const currency = z.string().regex(currencyPattern, "Choose a currency").default(usDollar);

const wordsAt = (now: () => Date) =>
  z.object({
    logistics,
    ownRates: offerFactFields.ownRates,
    terms,
    estimatedTimeline: offerBody.shape.estimatedTimeline,
    responseMessage: offerBody.shape.responseMessage,
    attachments: z
      .string()
      .transform((text) => text.split(/\s+/).filter(Boolean))
      .superRefine((links, ctx) => {
        const [issue] = attachments.safeParse(links).error?.issues ?? [];
        if (issue) ctx.addIssue({ code: "custom", message: issue.message });
      }),
    validUntil: z
      .string()
      .regex(/^(\d{4}-\d{2}-\d{2})?$/, "Enter a date")
      // accepts the day until it is over in every time zone; the server knows the exhibitor's
      .refine((day) => !(Date.parse(`${day}T23:59:59-12:00`) <= now().getTime()), {
        message: "Valid until must be in the future",
      })
      .transform((day) => day || null),
  });

const onePriceAt = (now: () => Date) =>
  wordsAt(now)
    .extend({
      pricing: z.literal("single"),
      // own rates fill gaps between lines, which a quote with one price doesn't have
      ownRates: offerFactFields.ownRates.transform((): undefined => undefined),
      quotedAmount: z
        .string()
        .refine((text) => text.trim() === "" || parseDollars(text) !== null, {
          message: `Enter an amount in dollars, such as 12,500 or 12500.50, up to ${countText(maxAmountCents / 100)}`,
        })
        .transform(parseDollars),
      // one price is always in US dollars
      currency: currency.transform((): undefined => undefined),
      lines: lineInputs.transform((): OfferLine[] => []),
    })
    .refine(
      ({ quotedAmount, responseMessage }) =>
        quotedAmount !== null || (responseMessage?.length ?? 0) >= limits.messageWithoutAmount,
      { path: ["responseMessage"], message: needsDetailWords },
    );

const byLineAt = (now: () => Date) =>
  wordsAt(now).extend({
    pricing: z.literal("itemized"),
    currency,
    // null: the server computes the sum of the lines
    quotedAmount: z.string().transform((): number | null => null),
    lines: lineInputs.transform((typed, ctx) => {
      const { lines, problems, list } = readLines(typed);
      for (const { index, field, message } of problems) {
        ctx.addIssue({ code: "custom", path: [index, field], message });
      }
      if (list) ctx.addIssue({ code: "custom", message: list });
      return lines;
    }),
  });

/**
 * The form to submit a quote: takes typed texts and returns a quote with one price or lines, by
 * `pricing`. Days are validated as of `now`.
 */
export const offerFieldsAt = (now: () => Date) =>
  z
    .discriminatedUnion("pricing", [onePriceAt(now), byLineAt(now)])
    .superRefine(({ quotedAmount, lines, terms }, ctx) => {
      if (terms.firmness !== "range") return;
      const total = lines.length > 0 ? offerTotal(withAmounts(lines)) : quotedAmount;
      const { firmness, high } = terms;
      const problem = priceRangeProblem({ firmness, ...(high && { high }) }, total);
      if (problem) {
        ctx.addIssue({
          code: "custom",
          path: ["terms", "high"],
          message: priceRangeWords[problem],
        });
      }
    })
    .transform(({ pricing: _, logistics: stated, terms, ...offer }) => ({
      ...offer,
      ...stated,
      ...terms,
    }));

/** The form's typed texts, with the same fields for both ways of pricing. */
export type OfferInput = Omit<z.input<ReturnType<typeof onePriceAt>>, "pricing"> & {
  pricing: "single" | "itemized";
};
export type OfferOutput = z.output<ReturnType<typeof offerFieldsAt>>;

import * as z from "zod";
import { categories } from "../../../domain/offers/category.ts";
import { rateFields } from "../../../domain/offers/own-rates.ts";
import { bodyOf } from "../fields/body-of.ts";
import { typedZodOf } from "../fields/typed-zod-of.ts";
import { wholeZodOf } from "../fields/zod-of.ts";
import { seenField, versionBody } from "./seen-field.ts";

const rate = wholeZodOf(rateFields);

/** A builder's own prices in US cents, one per category. */
export const rateCardForm = z.object({
  rates: z
    .array(z.object(rate), "Rates must be a list")
    .max(categories.length, `Rates must be ${categories.length} or fewer`)
    .refine((rates) => new Set(rates.map(({ category }) => category)).size === rates.length, {
      message: "Each category can have one rate",
    }),
  ...seenField,
});

const said = { category: z.string(), unit: z.string() };
export const rateCardBody = z.object({
  rates: z.array(z.object({ ...bodyOf(rateFields), ...said })),
  ...versionBody,
});
export type RateCardBody = z.output<typeof rateCardBody>;
export type RateBody = RateCardBody["rates"][number];

/** Parses the form of a builder's own rates: takes the text as typed. */
export const rateCardInput = z.object({
  rates: z.array(z.object({ ...typedZodOf(rateFields), category: rate.category })),
});
export type RateCardInput = z.input<typeof rateCardInput>;
export type RateCardOutput = z.output<typeof rateCardInput>;
export type RateInput = RateCardInput["rates"][number];

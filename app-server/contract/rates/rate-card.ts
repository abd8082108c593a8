import * as z from "zod";
import { type Category, categories, rateUnits } from "../../../domain/offers/category.ts";
import { rateLimits } from "../../../domain/offers/own-rates.ts";
import { cents } from "../fields/cents.ts";
import { optionalText } from "../fields/text.ts";
import { seenField, versionBody } from "./source-fields.ts";

export const rateForm = z.object({
  category: z.enum(
    categories as [Category, ...Category[]],
    `Category must be one of ${categories.join(", ")}`,
  ),
  unit: z.enum(rateUnits, `Unit must be one of ${rateUnits.join(", ")}`),
  unitPrice: cents("Price"),
  minimum: cents("Minimum")
    .nullish()
    .transform((each) => each ?? null),
  note: optionalText("Note", rateLimits.note),
  validFrom: z.iso
    .date("Valid from must be a day such as 2026-11-22")
    .nullish()
    .transform((day) => day ?? null),
});

/** A builder's own prices in US cents, one per category. */
export const rateCardForm = z.object({
  rates: z
    .array(rateForm, "Rates must be a list")
    .max(categories.length, `Rates must be ${categories.length} or fewer`)
    .refine((rates) => new Set(rates.map(({ category }) => category)).size === rates.length, {
      message: "Each category can have one rate",
    }),
  ...seenField,
});

export const rateCardBody = z.object({
  rates: z.array(
    z.object({
      category: z.string(),
      unit: z.string(),
      unitPrice: z.int(),
      minimum: z.int().nullable(),
      note: z.string().nullable(),
      validFrom: z.string().nullable(),
    }),
  ),
  ...versionBody,
});
export type RateCardBody = z.output<typeof rateCardBody>;
export type RateBody = RateCardBody["rates"][number];

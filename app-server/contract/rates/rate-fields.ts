import * as z from "zod";
import { type Category, categories } from "../../../domain/offers/category.ts";
import { parseDollars } from "../../../domain/shared/money/parse-dollars.ts";
import { rateForm } from "./rate-card.ts";

/** A rate as typed: all texts. */
const rateInput = z.object({
  category: z.enum(categories as [Category, ...Category[]]),
  unit: z.string(),
  unitPrice: z.string(),
  /** Empty for none. */
  minimum: z.string(),
  note: z.string(),
  /** Empty for no start date. */
  validFrom: z.string(),
});
export type RateInput = z.output<typeof rateInput>;
export type RateField = keyof RateInput;

const priceWords = "Enter an amount in dollars, such as 14 or 95.50";

/** The form of a builder's own rates: takes typed texts and returns rates in cents. */
export const rateFields = z.object({
  rates: z.array(
    rateInput.transform((typed, ctx): z.output<typeof rateForm> => {
      const { unitPrice, minimum, validFrom, ...rest } = typed;
      const fail = (field: string, message: string) =>
        ctx.addIssue({ code: "custom", path: [field], message });
      const price = parseDollars(unitPrice);
      if (price === null) fail("unitPrice", priceWords);
      const least = minimum.trim() === "" ? null : parseDollars(minimum);
      if (least === null && minimum.trim() !== "") fail("minimum", priceWords);
      const read = rateForm.safeParse({
        ...rest,
        unitPrice: price ?? 0,
        minimum: least,
        validFrom: validFrom || null,
      });
      if (read.success) return read.data;
      for (const { path, message } of read.error.issues) fail(String(path[0]), message);
      return z.NEVER;
    }),
  ),
});
export type RateCardInput = z.input<typeof rateFields>;
export type RateCardOutput = z.output<typeof rateFields>;

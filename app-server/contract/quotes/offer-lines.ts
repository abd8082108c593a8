import * as z from "zod";
import {
  billers,
  type Category,
  categories,
  categoryFacts,
  units,
} from "../../../domain/offers/category.ts";
import type { LineProblem, ListProblem } from "../../../domain/offers/check-lines.ts";
import {
  lineKinds,
  type OfferLine,
  type OfferLineId,
  offerLineLimits,
} from "../../../domain/offers/offer-line.ts";
import { uuidPattern } from "../../../domain/shared/id.ts";
import { maxAmountCents } from "../../../domain/shared/money/money.ts";
import { optionalProse, optionalText } from "../fields/text.ts";

const lineId = z
  .string("A line's id must be a UUID")
  .regex(uuidPattern, "A line's id must be a UUID")
  .toLowerCase()
  .transform((id) => id as OfferLineId);

const cents = (label: string) =>
  z
    .int(`${label} must be whole cents`)
    .min(-maxAmountCents, `${label} is too small`)
    .max(maxAmountCents, `${label} is too large`)
    .nullish()
    .transform((amount) => amount ?? null);

const wishes = {
  category: `Category must be one of ${categories.join(", ")}`,
  kind: `Kind must be one of ${lineKinds.join(", ")}`,
  unit: `Unit must be one of ${units.join(", ")}`,
  billedBy: `Billed by must be one of ${billers.join(", ")}`,
};

/** A line of an itemized quote. A missing id is generated; a missing label is the category's. */
export const offerLineForm = z
  .object({
    id: lineId.nullish(),
    category: z.enum(categories as [Category, ...Category[]], wishes.category),
    label: optionalText("Label", offerLineLimits.label),
    note: optionalProse("Note", offerLineLimits.note),
    kind: z.enum(lineKinds, wishes.kind).default("included"),
    quantity: z
      .int("Quantity must be thousandths in a whole number")
      .min(1, "Quantity must be more than 0")
      .max(offerLineLimits.quantity, "Quantity is too large")
      .nullish()
      .transform((quantity) => quantity ?? null)
      .meta({
        description:
          "In thousandths: 12500 for 12.5 hours. Of the unit percent: the percentage of the included lines and allowances before it, without other percentages",
      }),
    unit: z.enum(units, wishes.unit).default("lot"),
    unitPrice: cents("Unit price"),
    amount: cents("Amount"),
    within: lineId
      .nullish()
      .transform((id) => id ?? null)
      .meta({ description: "The id of the line that has this one's price in it" }),
    billedBy: z.enum(billers, wishes.billedBy).default("builder"),
  })
  .superRefine(({ category, label }, ctx) => {
    if (category !== "other" || label !== null) return;
    ctx.addIssue({ code: "custom", path: ["label"], message: "Say what this line is" });
  })
  .transform(
    ({ id, label, ...line }): OfferLine => ({
      ...line,
      id: id ?? (crypto.randomUUID() as OfferLineId),
      label: label ?? categoryFacts(line.category).label,
    }),
  );

/** The lines of a quote; empty for a quote with one price. */
export const offerLinesForm = z
  .array(offerLineForm, "Lines must be a list")
  .max(offerLineLimits.lines, `Lines must be ${offerLineLimits.lines} or fewer`)
  .nullish()
  .transform((lines) => lines ?? []);

/** A stored line: `amount` is quantity times unit price if both are given. */
export const offerLineBody = z.object({
  id: z.string(),
  position: z.int(),
  category: z.string(),
  label: z.string(),
  note: z.string().nullable(),
  kind: z.string(),
  quantity: z.int().nullable(),
  unit: z.string(),
  unitPrice: z.int().nullable(),
  amount: z.int().nullable(),
  within: z.string().nullable(),
  billedBy: z.string(),
});
export type OfferLineBody = z.infer<typeof offerLineBody>;

/**
 * A line; its `position` counts from 1. Amounts are in minor units of the quote's currency, null
 * when not priced.
 */
export function toOfferLineBody(line: OfferLine, index: number): OfferLineBody {
  const { id, category, label, note, kind, quantity, unit, unitPrice, amount } = line;
  const { within, billedBy } = line;
  const position = index + 1;
  const priced = { quantity, unit, unitPrice, amount, within, billedBy };
  return { id, position, category, label, note, kind, ...priced };
}

/** Error messages about a line, each with its fix. */
export const lineProblemWords: Record<LineProblem["rule"], string> = {
  "id-taken": "Another line has this id already",
  "price-missing": "Enter a price, or say which line it is in",
  "quantity-missing": "Enter a quantity, or the amount alone",
  "unit-price-missing": "Enter a price for each, or leave out the quantity",
  "percent-missing": "Enter the percentage, such as 10 or 8.25",
  "percent-with-price": "A percentage has no price of its own",
  "percent-too-high": "A percentage must be 100 or less",
  "amount-differs": "The amount must be what quantity and price, or the percentage, come to",
  "amount-too-large": "The amount is too large",
  "not-priced": "An excluded line has no price. Offer it as an option, or include it",
  "priced-elsewhere": "The price of this line is in another one. Clear one of the two",
  "discount-above-zero": "A discount must be 0 or less, such as -500",
  "price-below-zero": "A price must be 0 or more. Put a reduction in a discount line",
  "billed-by-others": "What the show or the exhibitor pays for is excluded from your price",
  "within-unknown": "Choose another line of this quote",
  "within-not-included": "Choose an included line that has a price of its own",
  "within-needs-included": "Only an included line can have its price in another one",
};

/** Error messages about the whole list of lines. */
export const listProblemWords: Record<ListProblem, string> = {
  "too-many": `Lines must be ${offerLineLimits.lines} or fewer`,
  "nothing-priced": "Price at least one included line or allowance",
  "total-below-zero": "The discount is larger than the rest",
  "total-too-large": "The total is too large",
};

import * as z from "zod";
import {
  billAsAgreed,
  type ChargeCategory,
  chargeCategories,
  closeOutLimits,
  isConfirmed,
} from "../../../domain/jobs/close-out.ts";
import { findingWords } from "../../../domain/jobs/finding-words.ts";
import { jobSides } from "../../../domain/jobs/job.ts";
import { jobStates } from "../../../domain/jobs/job-state.ts";
import type { CloseOutRead } from "../../../domain/jobs/view-close-out.ts";
import { type Category, categories } from "../../../domain/offers/category.ts";
import { maxAmountCents } from "../../../domain/shared/money/money.ts";
import { optionalText } from "../fields/text.ts";

const amount = z
  .int("Amount must be whole cents")
  .min(-maxAmountCents, "Amount is too small")
  .max(maxAmountCents, "Amount is too large")
  .meta({ description: "In minor units of the quote's currency" });
const figure = (label: string, max: number) =>
  z
    .number(`${label} must be a number`)
    .min(0, `${label} must be 0 or more`)
    .max(max, `${label} is too large`)
    .nullish()
    .transform((value) => value ?? null);

const onceEach = (parts: readonly { category: string }[]) =>
  new Set(parts.map(({ category }) => category)).size === parts.length;

/** The builder's part, `billed` and `invoiceTotal`, or the exhibitor's, `charged`. */
export const closeOutForm = z.object({
  version: z
    .int("Version must be the one you read")
    .min(1, "Version must be the one you read")
    .meta({ description: "The version that you read: any other is rejected" }),
  billed: z
    .array(
      z.object({
        category: z.enum(categories as [Category, ...Category[]], "Category must be of the list"),
        amount,
        note: optionalText("Note", closeOutLimits.note),
      }),
      "Bill must be a list",
    )
    .refine(onceEach, "Each category once")
    .optional(),
  invoiceTotal: amount.nullish(),
  charged: z
    .array(
      z.object({
        category: z.enum(chargeCategories, "Category must be of the list"),
        amount,
        billedWeightLb: figure("Weight", 1_000_000),
        hours: figure("Hours", 100_000),
        overtimePercent: figure("Overtime", 100),
      }),
      "Charges must be a list",
    )
    .refine(onceEach, "Each category once")
    .optional(),
});

export const confirmForm = closeOutForm.pick({ version: true });

/** A job's final bill beside the quote. Amounts are in minor units of the currency. */
export const closeOutBody = z.object({
  state: z.enum(jobStates),
  currency: z.string(),
  version: z.int(),
  /** False: the bill is as agreed until the builder enters another one. */
  isEntered: z.boolean(),
  isItemized: z.boolean().meta({ description: 'False: the quote is one price, in "other"' }),
  rows: z.array(
    z.object({
      category: z.string(),
      quoted: z.int().nullable(),
      approved: z.int().nullable(),
      billed: z.int().nullable(),
      note: z.string().nullable(),
    }),
  ),
  invoiceTotal: z.int().nullable(),
  charges: z.array(
    z.object({
      category: z.string(),
      estimated: z.int().nullable(),
      charged: z.int().nullable(),
      billedWeightLb: z.number().nullable(),
      hours: z.number().nullable(),
      overtimePercent: z.number().nullable(),
    }),
  ),
  findings: z.array(
    z.object({ code: z.string(), category: z.string().nullable(), text: z.string() }),
  ),
  confirmed: z.array(z.enum(jobSides)),
  settledBy: z
    .array(z.enum(jobSides))
    .nullable()
    .meta({ description: "Sides that confirmed the bill in force; null before closing" }),
  accuracy: z.int().nullable().meta({
    description:
      "Difference of the bill from the quote in hundredths of a percent, without changes that the exhibitor asked for; null when it isn't counted",
  }),
  side: z.enum(jobSides).nullable(),
  may: z.object({ signOff: z.boolean(), enter: z.boolean(), confirm: z.boolean() }),
});
export type CloseOutBody = z.infer<typeof closeOutBody>;

export function toCloseOutBody(read: CloseOutRead): CloseOutBody {
  const { job, closeOut, agreed, estimates, findings, currency, side, may } = read;
  const bill = closeOut.billed ?? billAsAgreed(agreed);
  const billed = new Map(bill.map((part) => [part.category, part]));
  const charged = new Map(closeOut.charged?.map((part) => [part.category, part]));
  const shown = categories.filter(
    (each) => agreed.quoted.has(each) || agreed.approved.has(each) || billed.has(each),
  );
  const chargeShown = chargeCategories.filter(
    (each: ChargeCategory) => estimates.has(each) || charged.has(each),
  );
  return {
    state: job.state,
    currency,
    version: closeOut.version,
    isEntered: closeOut.billed !== null,
    isItemized: agreed.isItemized,
    rows: shown.map((category) => ({
      category,
      quoted: agreed.quoted.get(category) ?? null,
      approved: agreed.approved.get(category) ?? null,
      billed: billed.get(category)?.amount ?? null,
      note: billed.get(category)?.note ?? null,
    })),
    invoiceTotal: closeOut.invoiceTotal,
    charges: chargeShown.map((category) => {
      const part = charged.get(category);
      return {
        category,
        estimated: estimates.get(category) ?? null,
        charged: part?.amount ?? null,
        billedWeightLb: part?.billedWeightLb ?? null,
        hours: part?.hours ?? null,
        overtimePercent: part?.overtimePercent ?? null,
      };
    }),
    findings: findings.map((finding) => ({
      code: finding.code,
      category: finding.category,
      text: findingWords(finding, currency),
    })),
    confirmed: jobSides.filter((each) => isConfirmed(closeOut, each)),
    settledBy: closeOut.settled?.confirmedBy ?? null,
    accuracy: closeOut.accuracy,
    side,
    may,
  };
}

import * as z from "zod";
import { readDigits } from "../../../domain/shared/files/read-number.ts";
import { completeAddress } from "../../../domain/shared/text/web-address.ts";
import { builderProfileFields } from "./builder-profile.ts";
import { budgetOrderWords, profileLabels as labels } from "./profile-labels.ts";

const { shape } = builderProfileFields;

/** The form of a builder's profile: numbers as they are typed in, a whole profile in the words of the wire out. */
export const builderProfileInput = builderProfileFields
  .extend({
    yearsInBusiness: typedNumber(labels.yearsInBusiness, shape.yearsInBusiness),
    completedProjects: typedNumber(labels.completedProjects, shape.completedProjects),
    minimumProjectBudget: maybeTypedNumber(labels.minimumProjectBudget, shape.minimumProjectBudget),
    maximumProjectBudget: maybeTypedNumber(labels.maximumProjectBudget, shape.maximumProjectBudget),
    leadTimeWeeks: maybeTypedNumber(labels.leadTimeWeeks, shape.leadTimeWeeks),
    website: typedLink(shape.website),
    email: typedText(shape.email),
    phone: typedText(shape.phone),
    companyLogo: typedLink(shape.companyLogo),
  })
  .refine(
    ({ minimumProjectBudget: least, maximumProjectBudget: most }) =>
      least === null || most === null || most >= least,
    { path: ["maximumProjectBudget"], message: budgetOrderWords },
  );
export type BuilderProfileInput = z.input<typeof builderProfileInput>;
export type BuilderProfileOutput = z.output<typeof builderProfileInput>;

function typedText(text: z.ZodType<string | null, string | null>) {
  return z.string().pipe(text as z.ZodType<string | null, string>);
}

function typedLink(link: z.ZodType<string | null, string | null>) {
  return z
    .string()
    .transform(completeAddress)
    .pipe(link as z.ZodType<string | null, string>);
}

/** NaN for what is no whole number, and for "250.000" and "20000,50", which differ by country. */
function toWholeNumber(text: string): number {
  const digits = readDigits(text);
  return digits && !digits.sign && !digits.decimals ? Number(digits.whole) : Number.NaN;
}

function typedNumber(label: string, number: z.ZodType<number, number>) {
  return z
    .string()
    .refine((text) => text.trim() !== "", { message: `${label} is required`, abort: true })
    .transform(toWholeNumber)
    .refine((value) => Number.isFinite(value), {
      message: `${label} must be a whole number`,
      abort: true,
    })
    .pipe(number);
}

function maybeTypedNumber(label: string, number: z.ZodType<number | null, number | null>) {
  return z
    .string()
    .transform((text) => (text.trim() === "" ? null : toWholeNumber(text.replace(/^\s*\$/, ""))))
    .refine((value) => value === null || Number.isFinite(value), {
      message: `${label} must be a whole number`,
      abort: true,
    })
    .pipe(number);
}

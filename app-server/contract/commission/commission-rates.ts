import * as z from "zod";
import type { OwnRates } from "../../../domain/commission/agree-to-rates.ts";
import type { TermsIfWon } from "../../../domain/commission/commission-of.ts";
import {
  type CommissionRates,
  commissionBases,
  commissionBounds,
  maxRateReason,
  passedThrough,
  type RatesInForce,
} from "../../../domain/commission/rates.ts";
import { offered } from "../../../domain/commission/rates-text.ts";
import type { Core } from "../../../domain/core.ts";
import type { OfferedRates } from "../../../domain/quotes/quote-rates.ts";
import { optionalProse } from "../fields/text.ts";

const whole = (label: string, [least, most]: readonly [number, number]) =>
  z
    .int(`${label} must be a whole number from ${least} to ${most}`)
    .min(least, `${label} must be a whole number from ${least} to ${most}`)
    .max(most, `${label} must be a whole number from ${least} to ${most}`);
const cents = (label: string) =>
  z
    .int(`${label} must be whole cents`)
    .min(0, `${label} must be 0 or more`)
    .max(commissionBounds.cents[1], `${label} is too large`)
    .nullable();

const params = {
  rateBp: whole("Rate", commissionBounds.rateBp).meta({
    description: "Hundredths of a percent: 500 is 5%",
  }),
  repeatRateBp: whole("Repeat rate", commissionBounds.repeatRateBp),
  repeatMonths: whole("Repeat months", commissionBounds.repeatMonths),
  base: z.enum(commissionBases, `Base must be one of ${commissionBases.join(", ")}`),
  leaveOut: z
    .array(z.enum(passedThrough, "Left out must be categories of the list"), "Must be a list")
    .transform((list) => passedThrough.filter((category) => list.includes(category))),
  leastCents: cents("Least"),
  mostCents: cents("Most"),
  dueDays: whole("Due days", commissionBounds.dueDays),
  contestDays: whole("Contest days", commissionBounds.contestDays),
};

/** The numbers that an admin sets. */
export const commissionParams = z
  .strictObject(params)
  .refine(({ rateBp, repeatRateBp }) => repeatRateBp <= rateBp, {
    path: ["repeatRateBp"],
    message: "The repeat rate can't be above the rate",
  })
  .refine(({ leastCents, mostCents }) => mostCents === null || (leastCents ?? 0) <= mostCents, {
    path: ["mostCents"],
    message: "The most can't be below the least",
  });

const day = z.iso.date("Must be a day such as 2027-03-01");
const seen = z.int("Seen must be a version").min(0, "Seen must be a version");

/** `seen`: the latest version that the admin read, 0 for none. `from`: null for the earliest day. */
export const ratesForm = z.object({
  seen,
  params: commissionParams,
  from: day.nullish().transform((text) => (text ? new Date(`${text}T00:00:00Z`) : null)),
});

/** `until`: the exception's last day; null: it stays. */
export const exceptionForm = z.object({
  seen,
  params: commissionParams,
  until: day.nullish().transform((text) => (text ? new Date(`${text}T23:59:59.999Z`) : null)),
  reason: optionalProse("Reason", maxRateReason),
});

/** The version that the builder read. */
export const agreementForm = z.object({
  version: z.int("Version must be the one you read").min(1),
});

const offeredBody = z.object({
  version: z.int(),
  from: z.iso.datetime(),
  /** A sentence without its end. */
  text: z.string(),
});
export type OfferedRatesBody = z.infer<typeof offeredBody>;

/** `null`: no rates are set. */
export const offeredRatesBody = offeredBody.nullable();

const publicRates = offeredBody.extend({
  params: z.object({ ...params, leaveOut: z.array(z.enum(passedThrough)) }),
});

/** The commission that a builder pays for a request if they win it; null: none. */
export const termsIfWonBody = publicRates
  .pick({ params: true })
  .extend({ lastCompletedAt: z.iso.datetime().nullable() })
  .nullable();
export type TermsIfWonBody = z.infer<typeof termsIfWonBody>;

/** `dependsOnBuilder`: some builders have rates of their own. */
export const commissionRatesBody = z.object({
  current: publicRates.nullable(),
  next: publicRates.nullable(),
  dependsOnBuilder: z.boolean(),
});
export type CommissionRatesBody = z.infer<typeof commissionRatesBody>;

/** A builder's own rates; null when none are set. */
export const ownRatesBody = z
  .object({ rates: offeredBody, isAgreed: z.boolean(), next: offeredBody.nullable() })
  .nullable();
export type OwnRatesBody = z.infer<typeof ownRatesBody>;

const versionBody = publicRates.extend({
  builderId: z.string().nullable(),
  /** The builder of an exception; null for general rates, or when the profile is gone. */
  builderName: z.string().nullable(),
  until: z.iso.datetime().nullable(),
  reason: z.string().nullable(),
});

/** All versions, newest first. `earliest`: when the next general rates may begin. */
export const rateVersionsBody = z.object({
  seen: z.int(),
  current: z.int().nullable(),
  earliest: z.iso.datetime(),
  versions: z.array(versionBody),
});
export type RateVersionsBody = z.infer<typeof rateVersionsBody>;

export const toOfferedBody = ({ version, from, text }: OfferedRates): OfferedRatesBody => ({
  version,
  from: from.toISOString(),
  text,
});

export const toTermsIfWonBody = (terms: TermsIfWon | null): TermsIfWonBody =>
  terms && { ...terms, lastCompletedAt: terms.lastCompletedAt?.toISOString() ?? null };

const toPublicRates = (rates: CommissionRates) => ({
  ...toOfferedBody(offered(rates)),
  params: rates.params,
});

export function toCommissionRatesBody(found: RatesInForce): CommissionRatesBody {
  const { current, next, hasExceptions } = found;
  return {
    current: current && toPublicRates(current),
    next: next && toPublicRates(next),
    dependsOnBuilder: current !== null && hasExceptions,
  };
}

export const toOwnRatesBody = (own: OwnRates): OwnRatesBody =>
  own && {
    ...own,
    rates: toOfferedBody(own.rates),
    next: own.next && toOfferedBody(own.next),
  };

type Listed = Extract<
  Awaited<ReturnType<Core["commission"]["listRateVersions"]>>,
  { ok: true }
>["value"];

export function toRateVersionsBody({
  versions,
  names,
  current,
  earliest,
}: Listed): RateVersionsBody {
  return {
    seen: versions[0]?.version ?? 0,
    current: current?.version ?? null,
    earliest: earliest.toISOString(),
    versions: versions.map((rates) => ({
      ...toPublicRates(rates),
      builderId: rates.builderId,
      builderName: (rates.builderId && names.get(rates.builderId)) ?? null,
      until: rates.until?.toISOString() ?? null,
      reason: rates.reason,
    })),
  };
}

import { commissionParams } from "../../../app-server/contract/commission/commission-rates.ts";
import type { CommissionParams } from "../../../domain/commission/rates.ts";
import { plainNumber } from "../../../domain/shared/files/read-number.ts";
import { dollarsText } from "../../../domain/shared/money/dollars-text.ts";
import { parseDollars } from "../../../domain/shared/money/parse-dollars.ts";
import { issuesByField, type TextField, type Typed } from "../rates/typed-fields.ts";

/** The rates as typed. */
export type RatesField = Exclude<keyof CommissionParams, "leaveOut">;
export type RatesTexts = Record<RatesField, string>;

export const ratesFields: readonly TextField<RatesField>[] = [
  { name: "rateBp", label: "Rate", hint: "Percent, such as 5 or 4.25", isRequired: true },
  { name: "repeatRateBp", label: "Repeat rate", hint: "Percent, for an exhibitor served before" },
  { name: "repeatMonths", label: "Repeat within", hint: "Months since the last completed job" },
  {
    name: "base",
    label: "Taken of",
    options: [
      { value: "quoted", label: "The accepted quote" },
      { value: "billed", label: "The confirmed bill, or the agreed amount" },
    ],
  },
  { name: "leastCents", label: "At least", hint: "Dollars for a job, or empty" },
  { name: "mostCents", label: "At most", hint: "Dollars for a job, or empty" },
  { name: "dueDays", label: "Due after", hint: "Days from the statement" },
  { name: "contestDays", label: "Contest within", hint: "Days from the statement" },
];
export const ratesLabels = {
  ...(Object.fromEntries(ratesFields.map(({ name, label }) => [name, label])) as RatesTexts),
  leaveOut: "Left out",
};

const dollars = (cents: number | null) => (cents === null ? "" : dollarsText(cents));

/** The stored rates as texts; empty ones of a first form have the usual terms. */
export function ratesTexts(params: CommissionParams | null): RatesTexts {
  return {
    rateBp: params ? `${params.rateBp / 100}` : "",
    repeatRateBp: params ? `${params.repeatRateBp / 100}` : "",
    repeatMonths: `${params?.repeatMonths ?? 24}`,
    base: params?.base ?? "quoted",
    leastCents: dollars(params?.leastCents ?? null),
    mostCents: dollars(params?.mostCents ?? null),
    dueDays: `${params?.dueDays ?? 30}`,
    contestDays: `${params?.contestDays ?? 14}`,
  };
}

/** The typed rates, or errors by field. An empty repeat rate is the rate itself. */
export function readRates(
  texts: RatesTexts,
  leaveOut: CommissionParams["leaveOut"],
): Typed<RatesField | "leaveOut", CommissionParams> {
  const percent = (text: string) => hundredths(plainNumber(text));
  const amount = (text: string) => (text.trim() === "" ? null : (parseDollars(text) ?? Number.NaN));
  const parsed = commissionParams.safeParse({
    rateBp: percent(texts.rateBp),
    repeatRateBp: percent(texts.repeatRateBp.trim() === "" ? texts.rateBp : texts.repeatRateBp),
    repeatMonths: plainNumber(texts.repeatMonths),
    base: texts.base,
    leaveOut,
    leastCents: amount(texts.leastCents),
    mostCents: amount(texts.mostCents),
    dueDays: plainNumber(texts.dueDays),
    contestDays: plainNumber(texts.contestDays),
  });
  if (parsed.success) return { value: parsed.data, errors: {} };
  const errors = issuesByField(parsed.error);
  for (const name of ["rateBp", "repeatRateBp"]) {
    if (errors[name]?.includes("whole number")) {
      errors[name] = "Must be a percentage from 0 to 30 with two decimals at most";
    }
  }
  return { value: null, errors };
}

/** Percent in hundredths, without the errors of binary fractions: 4.35 is 435. */
function hundredths(percent: number): number {
  const whole = Math.round(percent * 100);
  return Math.abs(whole - percent * 100) < 1e-6 ? whole : percent * 100;
}

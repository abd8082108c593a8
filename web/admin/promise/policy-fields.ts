import type { PromisePolicyBody } from "../../../app-server/contract/promise/promise-policy.ts";
import {
  type PolicyConstant,
  type PromiseSettings,
  policyConstants,
  promiseBounds,
} from "../../../domain/promise/promise-policy.ts";
import { usualNumbers, withNumbers } from "../../../domain/shared/promised-numbers.ts";
import { formDifferences } from "../../edit-form/form-differences.ts";

type Params = PromisePolicyBody["params"];
export type NumberName = keyof typeof promiseBounds;

export const modeLabels: Record<Params["mode"], string> = {
  off: "Off: admins invite by hand",
  suggest: "Suggest: an admin confirms each invitation",
  auto: "Auto: the system invites by itself",
};
export const clockLabels: Record<Params["clock"], string> = {
  wall: "Every hour, day and night",
  business: "Business hours",
};

const boundsOf = (name: NumberName) => promiseBounds[name].join(" to ");

export const numberFields: readonly { name: NumberName; label: string; unit: string }[] = [
  {
    name: "quotesPromised",
    label: "Quotes promised",
    unit: `quotes, ${boundsOf("quotesPromised")}`,
  },
  { name: "firstHours", label: "First quote within", unit: `hours, ${boundsOf("firstHours")}` },
  { name: "allHours", label: "All quotes within", unit: `hours, ${boundsOf("allHours")}` },
];

export const calendarFields = [
  { name: "from", label: "From", type: "time" },
  { name: "until", label: "Until", type: "time" },
  { name: "timeZone", label: "Time zone, such as America/Chicago", type: "text" },
] as const;

/** The six settings of a policy. */
export function settingsOf(params: PromiseSettings): PromiseSettings {
  const { mode, clock, firstHours, allHours, quotesPromised, calendar } = params;
  return { mode, clock, firstHours, allHours, quotesPromised, calendar };
}

/**
 * The promise as one sentence: "We promise 5 quotes, the first within 24 hours, all within 48,
 * counting every hour."
 */
export function promiseSentence(settings: PromiseSettings): string {
  const { quotesPromised, clock, calendar } = settings;
  const first =
    quotesPromised === 1 ? "within {first}" : "the first within {first}, all within {48}";
  const counting =
    clock === "wall"
      ? "counting every hour"
      : `at the same time of day in ${cityOf(calendar.timeZone)}`;
  const numbers = { ...usualNumbers, ...settings };
  return withNumbers(`We promise {5} {quotes}, ${first}, ${counting}.`, numbers);
}

const cityOf = (timeZone: string) => timeZone.split("/").at(-1)?.replaceAll("_", " ");

/**
 * Numbers in a stored policy that are constants now; the next save replaces them. Such as "seats 8,
 * now 7".
 */
export function replacedNumbers(params: Params): string[] {
  return (Object.keys(policyConstants) as PolicyConstant[])
    .filter((name) => params[name] !== policyConstants[name])
    .map((name) => `${name} ${params[name]}, now ${policyConstants[name]}`);
}

const labels: Record<string, string> = {
  mode: "Mode",
  ...Object.fromEntries(numberFields.map(({ name, label }) => [name, label])),
  clock: "Hours that count",
  days: "Business days",
  from: "From",
  until: "Until",
  timeZone: "Time zone",
  holidays: "Holidays",
};

/** Settings whose stored value differs from the form's. `texts` are the typed values. */
export function policyDifferences(
  settings: PromiseSettings,
  texts: Record<string, string>,
  stored: PromiseSettings,
) {
  return formDifferences(labels, { ...textsOf(settings), ...texts }, textsOf(stored));
}

function textsOf(settings: PromiseSettings): Record<string, string> {
  const { mode, clock, calendar } = settings;
  const { days, from, until, timeZone, holidays } = calendar;
  return {
    ...Object.fromEntries(numberFields.map(({ name }) => [name, `${settings[name]}`])),
    mode: modeLabels[mode],
    clock: clockLabels[clock],
    from,
    until,
    timeZone,
    days: days.join(", "),
    holidays: holidays.join(", "),
  };
}

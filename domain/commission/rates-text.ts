import { categoryWords } from "../offers/category.ts";
import type { OfferedRates } from "../quotes/quote-rates.ts";
import { moneyText } from "../shared/money/money-text.ts";
import type { CommissionParams, CommissionRates } from "./rates.ts";

const bases = {
  quoted: "of the accepted quote, for jobs that came through us",
  billed: "of what you bill, for jobs that came through us",
};

/** A rate in hundredths of a percent: "5%", "2.25%". */
export const rateText = (bp: number) => `${bp / 100}%`;

/**
 * The rates as one sentence without its end: "5% of what you bill, for jobs that came through us;
 * 2% for an exhibitor you completed a job for in the 24 months before; without freight and tax;
 * at least $250 and at most $4,000 for a job".
 */
export function ratesText(params: CommissionParams): string {
  const { rateBp, repeatRateBp, repeatMonths, base, leaveOut, leastCents, mostCents } = params;
  if (rateBp === 0 && !leastCents) return `${rateText(0)} for every job`;
  const hasRepeat = repeatMonths > 0 && repeatRateBp !== rateBp;
  const months = repeatMonths === 1 ? "month" : `${repeatMonths} months`;
  const bounds = [
    ...(leastCents ? [`at least ${moneyText(leastCents)}`] : []),
    ...(mostCents === null ? [] : [`at most ${moneyText(mostCents)}`]),
  ];
  return [
    `${rateText(rateBp)} ${bases[base]}`,
    ...(hasRepeat
      ? [
          `${rateText(repeatRateBp)} for an exhibitor you completed a job for in the ${months} before`,
        ]
      : []),
    ...(leaveOut.length > 0
      ? [`without ${inSentence(leaveOut.map((category) => categoryWords[category]))}`]
      : []),
    ...(bounds.length > 0 ? [`${bounds.join(" and ")} for a job`] : []),
  ].join("; ");
}

function inSentence(words: readonly string[]): string {
  const [last, ...rest] = [...words].reverse();
  return rest.length > 0 ? `${rest.reverse().join(", ")} and ${last}` : `${last}`;
}

/** The rates as their builder reads them. */
export function offered({ version, from, params }: CommissionRates): OfferedRates {
  return { version, from, text: ratesText(params) };
}

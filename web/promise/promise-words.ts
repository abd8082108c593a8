import type { PromiseSummaryBody } from "../../app-server/contract/promise/promise-calls.ts";
import { countInWords } from "../../domain/shared/text/count-in-words.ts";
import { percentText } from "../../domain/shared/text/count-text.ts";

type Figures = Pick<
  PromiseSummaryBody["policies"][number],
  "firstHours" | "allHours" | "quotesPromised" | "clock"
>;

/**
 * The promised figures of all counted requests, or today's when none is counted; null when they
 * differ.
 */
function promisedFigures({
  policies,
  policyVersions,
}: Pick<PromiseSummaryBody, "policies" | "policyVersions">): Figures | null {
  const counted = policies.filter(({ version }) => policyVersions.includes(version));
  const [one, ...others] = counted.length > 0 ? counted : policies.slice(0, 1);
  const isAlike = (other: Figures) =>
    other.firstHours === one?.firstHours &&
    other.allHours === one.allHours &&
    other.quotesPromised === one.quotesPromised &&
    other.clock === one.clock;
  return one && others.every(isAlike) ? one : null;
}

/** The headline: a percentage only when enough requests are settled. */
export function headline(summary: PromiseSummaryBody): string {
  const { days, least, first, all } = summary;
  if (all.share === null || first.share === null) {
    // requests excluded from a target are in neither of its counts
    const counted = Math.min(first.kept + first.missed, all.kept + all.missed);
    return `No percentage yet. We need ${least} finished requests; this site has ${counted}.`;
  }
  const figures = promisedFigures(summary);
  const requests = `${percentText(all.share)} of ${all.kept + all.missed} requests`;
  if (!figures) {
    return `In the last ${days} days all promised quotes were in on time for ${requests}; a first quote for ${percentText(first.share)}`;
  }
  const { quotesPromised, firstHours, allHours, clock } = figures;
  const quotes = `${countInWords(quotesPromised)} ${quotesPromised === 1 ? "quote was" : "quotes were"}`;
  return `In the last ${days} days ${quotes} in within ${timeText(allHours, clock)} for ${requests}; a first quote within ${timeText(firstHours, clock)} for ${percentText(first.share)}`;
}

/** Such as "A first quote within 24 hours, five within 48 hours." */
export function promiseSentence(summary: PromiseSummaryBody): string | null {
  const figures = promisedFigures(summary);
  if (!figures) return null;
  const { quotesPromised, firstHours, allHours, clock } = figures;
  return `A first quote within ${timeText(firstHours, clock)}, ${countInWords(quotesPromised)} within ${timeText(allHours, clock)}.`;
}

/** Accuracy of the first forecasts; null until one of those requests is settled. */
export function forecastSentence({
  forecast,
}: Pick<PromiseSummaryBody, "forecast">): string | null {
  const { within, below, above, share } = forecast;
  const count = within + below + above;
  if (count === 0) return null;
  const held = share === null ? `${within} of ${count}` : `${percentText(share)} of ${count}`;
  return `What we first forecast held for ${held} requests: ${below} got fewer quotes, ${above} more.`;
}

/** Writes hours by the clock of business days: a day for each 24 hours. */
function timeText(hours: number, clock: Figures["clock"]): string {
  if (clock === "wall") return hoursText(hours);
  const days = Math.max(1, Math.round(hours / 24));
  return `${days} business ${days === 1 ? "day" : "days"}`;
}

/** Such as "5 hours". */
export function hoursText(hours: number): string {
  return `${hours} ${hours === 1 ? "hour" : "hours"}`;
}

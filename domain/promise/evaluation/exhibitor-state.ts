import { hourMs } from "../../shared/time/time-units.ts";
import { nextWorkingTime } from "../../shared/time/zone-time.ts";
import type { PromiseParams } from "../promise-policy.ts";
import type { ExhibitorState, QuotePromise, WorkStart } from "../quote-promise.ts";
import type { Evaluation, QuoteChance } from "./evaluate.ts";
import { timeLeft } from "./expected-quotes.ts";
import { forecastQuotes } from "./forecast.ts";

/** With fewer hours left, "we're inviting more builders" is not said. */
const atRiskLeftHours = 6;
/**
 * Below this probability of a first quote in time, the exhibitor reads when builders start to
 * work.
 */
const firstLikely = 0.5;

type ExhibitorView = {
  state: ExhibitorState;
  /** After the due time: the number of quotes expected, and by when. */
  later: { low: number; high: number; by: Date } | null;
  /** When builders start to work, if that makes the first quote late; else null. */
  worksFrom: WorkStart | null;
};

/**
 * The state of a promise for its exhibitor, after an evaluation. `fitting` is null when builders
 * weren't counted.
 */
export function exhibitorState(
  { firstDueAt, allDueAt, quotesWanted }: QuotePromise,
  params: PromiseParams,
  { targets, countable, forecast, chances, possible, invited }: Evaluation,
  fitting: number | null,
  now: Date,
): ExhibitorView {
  const { quotesPromised } = params;
  const is = (state: ExhibitorState, facts: Partial<ExhibitorView> = {}): ExhibitorView => ({
    state,
    later: null,
    worksFrom: null,
    ...facts,
  });
  if (countable >= Math.max(quotesPromised, quotesWanted ?? 0)) return is("complete");
  if (now >= allDueAt) {
    const isLate = targets.all.outcome === "missed" && countable < quotesPromised;
    return is(isLate ? "missed" : "on-track", {
      later: laterForecast(chances, countable, params, now),
    });
  }
  if (fitting === null) return is("on-track");
  if (fitting < quotesPromised) return is("few");
  // before the first invitation, the working hours of proposed builders decide
  const starting = chances.length > 0 ? chances : possible;
  const worksFrom = countable === 0 ? workStart(starting, firstDueAt, params, now) : null;
  if (worksFrom) return is("resting", { worksFrom });
  const hoursLeft = (allDueAt.getTime() - now.getTime()) / hourMs;
  const isTight = forecast.median < quotesPromised && hoursLeft >= atRiskLeftHours;
  return is(isTight && invited > 0 ? "at-risk" : "on-track");
}

function laterForecast(
  chances: readonly QuoteChance[],
  countable: number,
  params: PromiseParams,
  now: Date,
): ExhibitorView["later"] {
  const ahead = chances.flatMap((each) =>
    each.respondBy && each.respondBy > now ? [{ ...each, by: each.respondBy }] : [],
  );
  if (ahead.length === 0) return null;
  const likely = ahead.map((each) => each.likely * timeLeft(each.builder, now, each.by, params));
  const { low, high } = forecastQuotes(countable, likely);
  return { low, high, by: new Date(Math.max(...ahead.map(({ by }) => by.getTime()))) };
}

/**
 * When the first of these builders starts to work; null while one is at work, or when a first quote
 * in time is likely anyway.
 */
function workStart(
  chances: readonly QuoteChance[],
  firstDueAt: Date,
  params: PromiseParams,
  now: Date,
): WorkStart | null {
  const none = chances.reduce(
    (chance, { builder, likely }) =>
      chance * (1 - likely * timeLeft(builder, now, firstDueAt, params)),
    1,
  );
  if (chances.length === 0 || 1 - none >= firstLikely) return null;
  const starts = chances.map(({ builder: { week } }) => ({
    at: nextWorkingTime(week, now),
    timeZone: week.timeZone,
  }));
  const soonest = starts.reduce((best, each) => (each.at < best.at ? each : best));
  return soonest.at > now ? soonest : null;
}

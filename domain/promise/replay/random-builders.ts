import type { BuilderId } from "../../shared/id.ts";
import { addWorkingHours, type WorkWeek } from "../../shared/time/zone-time.ts";
import { answerShare } from "../evaluation/expected-quotes.ts";
import type { AnsweringBuilder } from "../promise-facts.ts";

/**
 * The assumed behavior of builders, until enough real requests are measured. Hours are working
 * hours. The numbers are printed with each result.
 */
export const builderModel = {
  timeZone: "America/Chicago",
  worksFrom: "08:00",
  worksUntil: "20:00",
  /** Assumed working hours of a builder who set none. */
  calendarUntil: "18:00",
  /**
   * A builder's probability to be willing: beta distributed, with this mean and number of trials.
   */
  willing: { mean: 0.6, trials: 5 },
  /** Mean of an exponential distribution. */
  acknowledgesAfterHours: 3,
  /** Hours from the invitation to the quote, lognormal. */
  quotesAfterHours: { median: 9, sigma: 0.7 },
  neverQuotesShare: 0.13,
  /** Share of unwilling builders who decline; the others stay silent. */
  declinesShare: 0.45,
  declinesAfterHours: 4,
  /** Maximum number of invitations in a builder's past year; uniformly distributed. */
  maxHistory: 20,
  /**
   * Maximum match points: `answers` for the response rate, and three times `other` for everything
   * else.
   */
  points: { answers: 10, other: 10 },
} as const;

export type BuilderModel = {
  -readonly [Key in keyof typeof builderModel]: (typeof builderModel)[Key] extends number
    ? number
    : (typeof builderModel)[Key] extends string
      ? string
      : Record<keyof (typeof builderModel)[Key], number>;
};

type Random = () => number;

/**
 * A builder's real working hours, and the ones the product assumes. Created once, so that their
 * days are computed once.
 */
export function weeksOf({ timeZone, worksFrom, worksUntil, calendarUntil }: BuilderModel) {
  const workDays = [1, 2, 3, 4, 5];
  const real: WorkWeek = {
    timeZone,
    workDays,
    workFrom: worksFrom,
    workUntil: worksUntil,
    daysOff: [],
  };
  return { real, known: { ...real, workUntil: calendarUntil } };
}

export type SimulatedBuilder = AnsweringBuilder & { willingness: number };

/** Random builders in the order in which the product suggests them. */
export function rankedBuilders(
  random: Random,
  count: number,
  model: BuilderModel,
  week: WorkWeek,
): SimulatedBuilder[] {
  const { answers, other } = model.points;
  const pointsOf = (builder: SimulatedBuilder) =>
    answers * answerShare(builder) + other * (random() + random() + random());
  return Array.from({ length: count }, (_, number) => {
    const builder = randomBuilder(random, number + 1, model, week);
    return { builder, points: pointsOf(builder) };
  })
    .sort((one, next) => next.points - one.points)
    .map(({ builder }) => builder);
}

/** A builder with a random history that matches their willingness. */
function randomBuilder(
  random: Random,
  number: number,
  model: BuilderModel,
  week: WorkWeek,
): SimulatedBuilder {
  const { mean, trials } = model.willing;
  const willingness = beta(random, mean * trials, (1 - mean) * trials);
  const invited = Math.floor(random() * (model.maxHistory + 1));
  const chance = willingness * (1 - model.neverQuotesShare);
  let answered = 0;
  for (let each = 0; each < invited; each++) if (random() < chance) answered += 1;
  return { builderId: `builder-${number}` as BuilderId, week, invited, answered, willingness };
}

export type Reaction = { at: Date; kind: "acknowledge" | "quote" | "decline" };

/** A builder's planned reactions to an invitation, in order. */
export function reactionsTo(
  random: Random,
  builder: SimulatedBuilder,
  invitedAt: Date,
  model: BuilderModel,
  week: WorkWeek,
): Reaction[] {
  const after = (hours: number) => addWorkingHours(week, invitedAt, hours);
  if (random() >= builder.willingness) {
    if (random() >= model.declinesShare) return [];
    return [{ at: after(exponential(random, model.declinesAfterHours)), kind: "decline" }];
  }
  const acknowledges = exponential(random, model.acknowledgesAfterHours);
  const { median, sigma } = model.quotesAfterHours;
  const quotes = median * Math.exp(sigma * normal(random));
  const isLost = random() < model.neverQuotesShare;
  const reactions: Reaction[] = [];
  if (isLost || acknowledges < quotes)
    reactions.push({ at: after(acknowledges), kind: "acknowledge" });
  if (!isLost) reactions.push({ at: after(quotes), kind: "quote" });
  return reactions;
}

function exponential(random: Random, mean: number): number {
  return -mean * Math.log(1 - random());
}

function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

function beta(random: Random, alpha: number, beta: number): number {
  const one = gamma(random, alpha);
  return one / (one + gamma(random, beta));
}

/**
 * Gamma-distributed number by Marsaglia and Tsang's method; shapes below one are raised by one and
 * corrected.
 */
function gamma(random: Random, shape: number): number {
  if (shape < 1) return gamma(random, shape + 1) * (1 - random()) ** (1 / shape);
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const x = normal(random);
    const v = (1 + c * x) ** 3;
    if (v > 0 && Math.log(1 - random()) < (x * x) / 2 + d - d * v + d * Math.log(v)) return d * v;
  }
}

import type { BuilderId } from "../../shared/id.ts";
import { addWorkingHours, type WorkWeek } from "../../shared/time/zone-time.ts";
import { answerShare } from "../evaluation/expected-quotes.ts";
import type { AnsweringBuilder } from "../promise-facts.ts";

/**
 * The behavior of builders, as we assume it until there are enough real requests to know. Hours are working hours. Every number is
 * printed with the result.
 */
export const builderModel = {
  timeZone: "America/Chicago",
  worksFrom: "08:00",
  worksUntil: "20:00",
  /** The working hours assumed for a builder who set none. */
  calendarUntil: "18:00",
  /** Each builder is willing with a probability of their own: beta distributed, of this mean, as of so many trials. */
  willing: { mean: 0.6, trials: 5 },
  /** Exponential. */
  acknowledgesAfterHours: 3,
  /** Lognormal, from the invitation on. */
  quotesAfterHours: { median: 9, sigma: 0.7 },
  neverQuotesShare: 0.13,
  /** Of the unwilling; the rest is silent. */
  declinesShare: 0.45,
  declinesAfterHours: 4,
  /** Invitations of the year before that the product knows of: any number up to this. */
  maxHistory: 20,
  /** The suggestions give up to this for answers, and three times up to `other` for everything else. */
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

/** When builders really work, and when the product believes that they do. One of each, so that their days are computed once. */
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

/** Builders as ranked by the product's suggestions. */
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

/** A builder with a history that fits their willingness. */
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

/** Marsaglia and Tsang's method; shapes below one are raised by one and corrected. */
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

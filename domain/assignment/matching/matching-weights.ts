import type { ServiceArea } from "./service-area.ts";

/** Maximum points per criterion. They add up to 100, so that a score reads as a percentage. */
export const weights = {
  /** Expertise decides whether the booth succeeds, so it weighs most. */
  skills: 20,
  /** A builder near the hall saves freight, knows the docks, and has people on site for repairs. */
  place: 15,
  /** Ratings count less than distance; a few ratings count little (`ratingPrior`). */
  rating: 10,
  /** Industry experience helps with the brief, less with the building. */
  industry: 10,
  /** A builder who knows the show spares the exhibitor surprises. */
  show: 10,
  /** `enoughOfSize` booths of similar size give full points. */
  size: 10,
  /** Exhibitors are promised quotes, so builders who answer rank higher. */
  answers: 10,
  /** Final bills near the quotes; a few count little (`billPrior`). */
  bills: 5,
  /** A busy builder quotes late and builds in a hurry. */
  load: 5,
  /** A builder who expressed interest in this request will answer. */
  interest: 5,
} as const;
/** Version of the weights and rules, stored with each invitation. Raise it when either changes. */
export const matchVersion = "4";

export type Criterion = keyof typeof weights;
export const criteria = Object.keys(weights) as Criterion[];

/**
 * Share of the place points. Unknown counts like the same part of the world: the admin asks, and it
 * isn't held against the builder.
 */
export const placeShares: Record<ServiceArea["kind"], number> = {
  home: 1,
  covered: 0.75,
  "same-part": 0.35,
  unknown: 0.35,
  elsewhere: 0,
};

/** Bayesian prior of a rating: two top ratings don't beat a hundred good ones. */
export const ratingPrior = { voices: 8, rating: 3.8 } as const;
/** Weight of a voice that was not given here, for a completed project. */
export const importedVoice = 0.5;

/** Bayesian prior of final bills: a new builder is assumed to be close to its quote in 70% of jobs. */
export const billPrior = { jobs: 3, share: 0.7 } as const;

/** Bayesian prior of the response rate: a new builder is assumed to answer 70% of invitations. */
export const responseRatePrior = { invitations: 3, share: 0.7 } as const;

export const enoughOfSize = 3;

/** Weight of the booth type relative to each other skill. */
export const boothTypeShare = 3;

/** Maximum concurrent jobs and open requests, by the first number of the team size. */
export const capacities = [
  { from: 50, jobs: 8 },
  { from: 10, jobs: 5 },
  { from: 0, jobs: 3 },
] as const;

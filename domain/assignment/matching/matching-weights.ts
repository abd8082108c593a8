import type { ServiceArea } from "./service-area.ts";

/** What a builder can earn for each reason. Together a hundred, so that points read as a percentage. */
export const weights = {
  /** What they specialize in decides whether the booth will be: nothing counts for more. */
  skills: 20,
  /** Near the hall means no freight, a crew that knows the docks, and somebody there when a panel breaks. */
  place: 15,
  /** What exhibitors said counts as much as being near; few voices count little (`ratingDoubt`). */
  rating: 15,
  /** Knowing the industry helps with the brief, less with the building. */
  industry: 10,
  /** Having built at this very show saves the exhibitor a first time. */
  show: 10,
  /** Three booths of about this size, and size is no question any more (`enoughOfSize`). */
  size: 10,
  /** An exhibitor is promised quotes: who answers is worth asking. */
  answers: 10,
  /** Who is busy quotes late and builds in a hurry. */
  load: 5,
  /** Who asked for this very job will answer. */
  interest: 5,
} as const;
export type Criterion = keyof typeof weights;
export const criteria = Object.keys(weights) as Criterion[];

/** The share of the place's points. Nobody can tell is as good as the same part of the world: it is asked, not held against them. */
export const placeShares: Record<ServiceArea["kind"], number> = {
  home: 1,
  covered: 0.75,
  "same-part": 0.35,
  unknown: 0.35,
  elsewhere: 0,
};

/** A builder starts as if so many people had given this much: two rave reviews do not beat a hundred good ones. */
export const ratingDoubt = { voices: 8, rating: 3.8 } as const;

/** The same for answers: a newcomer is taken for one who answers seven of ten. */
export const answerDoubt = { invitations: 3, share: 0.7 } as const;

export const enoughOfSize = 3;
/** A booth is about this size from two thirds of the area to one and a half of it. */
export const sizeBounds = { least: 2 / 3, most: 3 / 2 } as const;

/** Among the things asked for, the kind of booth weighs as much as three of the rest. */
export const boothTypeShare = 3;

/** How many jobs and open requests a team carries, by the number its size begins with. */
export const capacities = [
  { from: 50, jobs: 8 },
  { from: 10, jobs: 5 },
  { from: 0, jobs: 3 },
] as const;

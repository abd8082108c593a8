import type { CheckKind } from "../shared/check-kinds.ts";
import type { RequiredVetting } from "../vetting/required-vetting.ts";
import type { Counts } from "./figure-list.ts";

/** Counts of requests and reviews. */
export type Outcomes = Pick<
  Counts,
  "vettedBuilders" | "completed" | "reviews" | "satisfied" | "known" | "returned"
> & {
  asOf: Date;
  /** Listed builders by the valid checks that they have. */
  checked: Partial<Record<CheckKind, number>>;
  /** The checks that builders need to be invited today. */
  requiredVetting: RequiredVetting;
};

/** Counts figures that no other feature counts. */
export type FigureRepository = {
  /** Listed builders with at least this many published projects. */
  countBuildersWithProjects(least: number): Promise<number>;

  /**
   * Counts over all requests and reviews: reviews published after `reviewsSince`, exhibitors whose
   * first completion was before `completedBefore`. Counts of the last minute may be returned.
   */
  countOutcomes(periods: {
    now: Date;
    reviewsSince: Date;
    completedBefore: Date;
  }): Promise<Outcomes>;
};

import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import type { PortfolioRepository } from "../portfolio/ports.ts";
import type { Ids } from "../shared/id.ts";
import type { Clock } from "../shared/time/clock.ts";
import { listReviewQueue } from "./list-review-queue.ts";
import type { ReviewRepository } from "./ports.ts";
import { reviewBuilder } from "./review-builder.ts";
import { reviewProject } from "./review-project.ts";

/** Ports that these use cases need. */
export type ReviewsPorts = {
  clock: Clock;
  ids: Ids;
  builders: BuilderProfileRepository;
  portfolio: PortfolioRepository;
  reviews: ReviewRepository;
};

/** The use cases: the review of profiles and projects. */
export function createReviews(ports: ReviewsPorts) {
  return {
    listReviewQueue: listReviewQueue(ports),
    reviewBuilder: reviewBuilder(ports),
    reviewProject: reviewProject(ports),
  };
}

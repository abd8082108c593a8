import type { UserRepository } from "../accounts/ports.ts";
import type { ChangeBuildersNeeds } from "../assignment/change-builders.ts";
import type { PortfolioRepository } from "../portfolio/ports.ts";
import { listReviewQueue } from "./list-review-queue.ts";
import type { ReviewRepository } from "./ports.ts";
import { reviewBuilder } from "./review-builder.ts";
import { reviewProject } from "./review-project.ts";

/** Ports that these use cases need. */
export type ReviewsPorts = ChangeBuildersNeeds & {
  users: UserRepository;
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

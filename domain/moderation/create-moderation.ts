import { feature } from "../shared/feature.ts";
import { labelPicture } from "./label-picture.ts";
import { listReviewQueue } from "./list-review-queue.ts";
import { reviewBuilder } from "./review-builder.ts";
import { reviewProject } from "./review-project.ts";

/** The use cases: reviewing profiles and projects, and the labels of pictures. */
export const createModeration = feature({
  listReviewQueue,
  reviewBuilder,
  reviewProject,
  labelPicture,
});

import { feature } from "../shared/feature.ts";
import { decideReport, listReports } from "./decide-report.ts";
import { followReviews, recountRatings } from "./follow-reviews.ts";
import { listOwnReviews, listReviews, listTestimonials } from "./list-reviews.ts";
import { replyToReview } from "./reply-to-review.ts";
import { reportReview } from "./report-review.ts";
import { editReview, submitReview, withdrawReview } from "./write-review.ts";

/** The use cases: exhibitors' reviews of builders, from invitation to publication. */
export const createRatings = feature({
  listReviews,
  listTestimonials,
  listOwnReviews,
  submitReview,
  editReview,
  withdrawReview,
  replyToReview,
  reportReview,
  listReports,
  decideReport,
  followReviews,
  recountRatings,
});

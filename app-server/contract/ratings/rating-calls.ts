import type { RatingRefusal } from "../../../domain/ratings/refusals.ts";
import { administration, type CallRows } from "../call.ts";
import { messageBody } from "../message.ts";
import type { RefusalRows } from "../refusal-rows.ts";
import {
  builderReviewsBody,
  ownReviewBody,
  ownReviewsBody,
  removalForm,
  replyForm,
  reportForm,
  reportsBody,
  reportsQuery,
  reviewForm,
  reviewsQuery,
  testimonialsBody,
} from "./ratings.ts";

const tag = "Reviews";
const callers = "members";

/** Calls for exhibitors' reviews of builders. */
export const ratingCalls = {
  "GET /api/builders/:id/reviews": {
    tag,
    summary: "List a builder's published reviews, newest first, ten at a time, with their sums",
    query: reviewsQuery,
    shows: ["builders"],
    answer: builderReviewsBody,
    problems: [404],
  },
  "GET /api/reviews/testimonials": {
    tag,
    summary:
      "List the three newest reviews that name their company; none while there are fewer than three",
    shows: ["builders"],
    answer: testimonialsBody,
  },
  "GET /api/reviews/invitations": {
    tag,
    summary: "List the builders you may review, and your reviews",
    callers,
    answer: ownReviewsBody,
  },
  "POST /api/reviews/:id": {
    tag,
    summary:
      "Review the builder whose quote you accepted, once its request is completed; the id is the quote's. It is published 48 hours later",
    callers,
    body: reviewForm,
    status: 201,
    answer: ownReviewBody,
    problems: [403, 404, 409, 410],
  },
  "PATCH /api/reviews/:id": {
    tag,
    summary: "Replace your review before it is published; the id is the quote's",
    callers,
    body: reviewForm,
    answer: ownReviewBody,
    problems: [404, 409],
  },
  "DELETE /api/reviews/:id": {
    tag,
    summary:
      "Take your review back before it is published, or take it down for good; the id is the quote's",
    callers,
    answer: ownReviewBody,
    problems: [404, 409],
  },
  "POST /api/reviews/:id/reply": {
    tag,
    summary: "Reply to a review of you, in public; the reply can be changed for 48 hours",
    callers,
    body: replyForm,
    answer: messageBody,
    problems: [404, 409],
  },
  "POST /api/reviews/:id/report": {
    tag,
    summary: "Report a review to the admins",
    callers,
    body: reportForm,
    answer: messageBody,
    problems: [404, 429],
  },
  "GET /api/admin/reviews/reports": {
    ...administration,
    summary: "List reported reviews and those that admins removed, the latest first",
    query: reportsQuery,
    answer: reportsBody,
  },
  "POST /api/admin/reviews/:id/remove": {
    ...administration,
    summary: "Remove a review, for a reason that stays public",
    body: removalForm,
    answer: messageBody,
    problems: [404, 409],
  },
  "POST /api/admin/reviews/:id/restore": {
    ...administration,
    summary: "Keep a reported review, or restore one that an admin removed",
    answer: messageBody,
    problems: [404, 409],
  },
} satisfies CallRows;

const stateWords = {
  invited: "There is no review yet",
  submitted: "You already reviewed this builder. You can still change it",
  published: "This review is published, so it can't be changed anymore",
  removed: "This review was removed",
};

export const ratingRefusals: RefusalRows<RatingRefusal> = {
  "review-not-found": { status: 404, words: "Review not found" },
  "review-state": { status: 409, words: ({ state }) => stateWords[state] },
  "review-of-oneself": {
    status: 403,
    words: "You can't review your own company. Write to us if this is wrong",
  },
  "invitation-over": { status: 410, words: "The time to review this builder is over" },
};

import * as z from "zod";
import type { BuilderReviews } from "../../../domain/ratings/list-reviews.ts";
import type { NamedReview, QueuedReview } from "../../../domain/ratings/ports.ts";
import {
  invitationDays,
  type Review,
  removalCodes,
  removalReasonCodes,
  reviewLimits,
} from "../../../domain/ratings/review.ts";
import { reviewFields } from "../../../domain/ratings/review-fields.ts";
import { reviewStates } from "../../../domain/ratings/review-state.ts";
import { sizeBands } from "../../../domain/shared/booth-area.ts";
import type { Page, PageRequest } from "../../../domain/shared/page.ts";
import { dayMs } from "../../../domain/shared/time/time-units.ts";
import { bodyOf } from "../fields/body-of.ts";
import { optionalProse, requiredProse } from "../fields/text.ts";
import { wholeZodOf } from "../fields/zod-of.ts";

const { text: _text, ...scores } = reviewFields;

/** A review as its author sends it. */
export const reviewForm = z.object({
  ...wholeZodOf(scores),
  text: optionalProse(reviewFields.text.label, reviewFields.text.max).transform(
    (text) => text ?? "",
  ),
  isNamed: z
    .boolean("Say true or false")
    .default(false)
    .meta({ description: "Whether readers see your company and the show" }),
});

export const replyForm = z.object({ text: requiredProse("Reply", reviewLimits.reply) });
export const reportForm = z.object({ reason: requiredProse("Reason", reviewLimits.report) });
export const removalForm = z.object({
  code: z.enum(removalReasonCodes, "Choose a reason of the list"),
});

/** `?after=` */
export const reportsQuery = z.object({
  after: z
    .string("After must be the `next` of an earlier page")
    .max(200, "After must be the `next` of an earlier page")
    .optional()
    .transform((cursor): PageRequest["after"] => cursor ?? null),
});

/** `?size=&after=` */
export const reviewsQuery = reportsQuery.extend({
  size: z
    .enum(
      sizeBands.map(({ value }) => value),
      "Size must be a size of the list",
    )
    .optional(),
});

const factsBody = z.object({
  month: z.string(),
  show: z.string().nullable(),
  sizeBand: z.string().nullable(),
  type: z.string(),
});

/** A published review. */
const reviewBody = z.object({
  id: z.string(),
  ...bodyOf(reviewFields, { only: "public" }),
  company: z.string().nullable(),
  facts: factsBody,
  publishedAt: z.string(),
  reply: z.object({ text: z.string(), at: z.string() }).nullable(),
});
export type ReviewBody = z.infer<typeof reviewBody>;

/** Reviews that name their company, with their builders. */
export const testimonialsBody = z.array(
  reviewBody
    .pick({ id: true, text: true, company: true, facts: true, overall: true, publishedAt: true })
    .extend({ builderId: z.string(), builderName: z.string() }),
);
export type TestimonialBody = z.infer<typeof testimonialsBody>[number];

export const builderReviewsBody = z.object({
  mean: z.number().nullable().meta({ description: "Null with fewer than three reviews" }),
  count: z.int().meta({ description: "Published reviews of the last 24 months" }),
  bars: z.array(z.int()).meta({ description: "How many gave 1, 2, 3, 4 and 5 points" }),
  onTime: z
    .string()
    .nullable()
    .meta({ description: "How often it was on time; null with fewer than three that rate it" }),
  removed: z.array(z.object({ code: z.enum(removalCodes), count: z.int() })),
  reviews: z.array(reviewBody),
  next: z.string().nullable(),
});
export type BuilderReviewsBody = z.infer<typeof builderReviewsBody>;

/** An invitation, or what its author wrote. */
export const ownReviewBody = z.object({
  id: z.string(),
  responseId: z.string(),
  builderId: z.string(),
  builderName: z.string().nullable(),
  state: z.enum(reviewStates),
  ...bodyOf({ ...reviewFields, overall: { ...reviewFields.overall, required: false } as const }),
  company: z.string().nullable(),
  isNamed: z.boolean(),
  publishAt: z.string().nullable(),
  publishedAt: z.string().nullable(),
  /** When the invitation ends; null before its first email. */
  until: z.string().nullable(),
  isOver: z.boolean().meta({ description: "It was not written in time" }),
  removalCode: z.enum(removalCodes).nullable(),
});
export type OwnReviewBody = z.infer<typeof ownReviewBody>;
export const ownReviewsBody = z.object({ invitations: z.array(ownReviewBody) });

const queuedReviewBody = z.object({
  id: z.string(),
  builderId: z.string(),
  builderName: z.string().nullable(),
  state: z.enum(reviewStates),
  overall: z.int().nullable(),
  text: z.string(),
  company: z.string().nullable(),
  reply: z.string().nullable(),
  reports: z.array(z.string()),
  removalCode: z.enum(removalCodes).nullable(),
  queuedAt: z.string().nullable(),
});
export type QueuedReviewBody = z.infer<typeof queuedReviewBody>;
export const reportsBody = z.object({
  reviews: z.array(queuedReviewBody),
  next: z.string().nullable(),
});

const iso = (at: Date | null) => at?.toISOString() ?? null;

export function toBuilderReviewsBody(read: BuilderReviews): BuilderReviewsBody {
  const { mean, count, bars, onTime, removed, items, next } = read;
  return { mean, count, bars, onTime, removed, reviews: items.flatMap(toReviewBody), next };
}

function toReviewBody(review: Review): ReviewBody[] {
  const { overall, facts, publishedAt, reply, repliedAt } = review;
  if (overall === null || !facts || !publishedAt) return [];
  return [
    {
      ...review,
      overall,
      facts,
      publishedAt: publishedAt.toISOString(),
      reply: reply && repliedAt ? { text: reply, at: repliedAt.toISOString() } : null,
    },
  ];
}

export function toTestimonialBody(review: NamedReview): TestimonialBody[] {
  const { builderId, builderName } = review;
  return toReviewBody(review).map((body) => ({
    ...body,
    builderId,
    builderName: builderName ?? "",
  }));
}

export function toOwnReviewBody(review: NamedReview, now: Date): OwnReviewBody {
  const { invitedAt, facts } = review;
  const end = invitedAt && new Date(invitedAt.getTime() + invitationDays * dayMs);
  return {
    ...review,
    isNamed: facts?.show != null,
    publishAt: iso(review.publishAt),
    publishedAt: iso(review.publishedAt),
    until: iso(end),
    isOver: review.state === "invited" && end !== null && end <= now,
  };
}

export function toReportsBody({ items, next }: Page<QueuedReview>): z.infer<typeof reportsBody> {
  return { reviews: items.map((each) => ({ ...each, queuedAt: iso(each.queuedAt) })), next };
}

import type { NamedReview } from "../../domain/ratings/ports.ts";
import { asId } from "../contract/fields/as-id.ts";
import type { ratingCalls } from "../contract/ratings/rating-calls.ts";
import {
  toBuilderReviewsBody,
  toOwnReviewBody,
  toReportsBody,
  toTestimonialBody,
} from "../contract/ratings/ratings.ts";
import { withinLimits } from "../services/rate-limits/rate-limiter.ts";
import { type HandlersOf, mapped, ok } from "./handler.ts";

const ownAt = (now: Date) => (review: NamedReview) => toOwnReviewBody(review, now);
const said = (message: string) => () => ({ message });

/** Handlers for exhibitors' reviews of builders. */
export const ratingHandlers: HandlersOf<typeof ratingCalls> = {
  "GET /api/builders/:id/reviews": ({ core, by }, { params: { id }, query: { size, after } }) =>
    mapped(
      core.ratings.listReviews({ builderId: asId(id), sizeBand: size ?? null, after, by }),
      toBuilderReviewsBody,
    ),
  "GET /api/reviews/testimonials": async ({ core }) =>
    ok((await core.ratings.listTestimonials()).flatMap(toTestimonialBody)),
  "GET /api/reviews/invitations": ({ core, by, now }) =>
    mapped(core.ratings.listOwnReviews({ by }), (reviews) => ({
      invitations: reviews.map(ownAt(now)),
    })),
  "POST /api/reviews/:id": ({ core, by, now }, { params: { id }, body: form }) =>
    mapped(core.ratings.submitReview({ responseId: asId(id), form, by }), ownAt(now)),
  "PATCH /api/reviews/:id": ({ core, by, now }, { params: { id }, body: form }) =>
    mapped(core.ratings.editReview({ responseId: asId(id), form, by }), ownAt(now)),
  "DELETE /api/reviews/:id": ({ core, by, now }, { params: { id } }) =>
    mapped(core.ratings.withdrawReview({ responseId: asId(id), by }), ownAt(now)),
  "POST /api/reviews/:id/reply": ({ core, by }, { params: { id }, body: { text } }) =>
    mapped(core.ratings.replyToReview({ id: asId(id), text, by }), said("Reply published")),
  "POST /api/reviews/:id/report": async (
    { core, by, services },
    { params: { id }, body: { reason } },
  ) => {
    const report = () => core.ratings.reportReview({ id: asId(id), reason, by });
    const account = by.kind === "member" ? by.user.id : "visitor";
    const keys = [[services.limiters.reviewReports, account]] as const;
    const done = await withinLimits(keys, report, ({ ok }) => ok);
    return done.ok ? mapped(done.value, said("Thank you. We'll look at this review")) : done;
  },
  "GET /api/admin/reviews/reports": ({ core, by }, { query: { after } }) =>
    mapped(core.ratings.listReports({ after, by }), toReportsBody),
  "POST /api/admin/reviews/:id/remove": ({ core, by }, { params: { id }, body: { code } }) =>
    mapped(core.ratings.decideReport({ id: asId(id), code, by }), said("Review removed")),
  "POST /api/admin/reviews/:id/restore": ({ core, by }, { params: { id } }) =>
    mapped(core.ratings.decideReport({ id: asId(id), code: null, by }), said("Review kept")),
};

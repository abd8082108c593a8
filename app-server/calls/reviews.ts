import { asId } from "../contract/fields/as-id.ts";
import type { reviewCalls } from "../contract/reviews/review-calls.ts";
import { toReviewQueueBody } from "../contract/reviews/reviews.ts";
import { type HandlersOf, mapped } from "./handler.ts";

/** Handlers for admin reviews of profiles and projects. */
export const reviewHandlers: HandlersOf<typeof reviewCalls> = {
  "GET /api/admin/review-queue": ({ core, by }) =>
    mapped(core.reviews.listReviewQueue({ by }), toReviewQueueBody),
  "POST /api/admin/builders/:id/review": ({ core, by }, { params, body }) => {
    const { version: seen, ...form } = body;
    return mapped(
      core.reviews.reviewBuilder({ id: asId(params.id), ...form, seen, by }),
      ({ name, reviewState }) => ({
        message: `${name} ${form.decision === "keep" ? "stays as it was" : `is ${reviewState}`}`,
      }),
    );
  },
  "POST /api/admin/portfolio/:id/review": ({ core, by }, { params, body }) => {
    const { version: seen, ...form } = body;
    return mapped(
      core.reviews.reviewProject({ id: asId(params.id), ...form, seen, by }),
      ({ title, reviewState }) => ({ message: `${title} is ${reviewState}` }),
    );
  },
};

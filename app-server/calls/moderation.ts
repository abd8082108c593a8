import { asId } from "../contract/fields/as-id.ts";
import { toReviewQueueBody } from "../contract/moderation/moderation.ts";
import type { moderationCalls } from "../contract/moderation/moderation-calls.ts";
import { type HandlersOf, mapped } from "./handler.ts";

/** Handlers for admin reviews of profiles and projects. */
export const moderationHandlers: HandlersOf<typeof moderationCalls> = {
  "GET /api/admin/review-queue": ({ core, by }) =>
    mapped(core.moderation.listReviewQueue({ by }), toReviewQueueBody),
  "POST /api/admin/builders/:id/review": ({ core, by }, { params, body }) => {
    const { version: seen, ...form } = body;
    return mapped(
      core.moderation.reviewBuilder({ id: asId(params.id), ...form, seen, by }),
      ({ name, reviewState }) => ({
        message: `${name} ${form.decision === "keep" ? "stays as it was" : `is ${reviewState}`}`,
      }),
    );
  },
  "POST /api/admin/portfolio/:id/pictures/:n/label": ({ core, by }, { params, body }) =>
    mapped(
      core.moderation.labelPicture({ id: asId(params.id), place: params.n, ...body, by }),
      ({ title }) => ({ message: `The picture of ${title} is labeled` }),
    ),
  "POST /api/admin/portfolio/:id/review": ({ core, by }, { params, body }) => {
    const { version: seen, ...form } = body;
    return mapped(
      core.moderation.reviewProject({ id: asId(params.id), ...form, seen, by }),
      ({ title, reviewState }) => ({ message: `${title} is ${reviewState}` }),
    );
  },
};

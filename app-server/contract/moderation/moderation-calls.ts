import * as z from "zod";
import { administration, type CallRows } from "../call.ts";
import { messageBody } from "../message.ts";
import { pictureLabel } from "../portfolio/picture-label.ts";
import { profileDecision, projectDecision, reviewQueueBody } from "./moderation.ts";

export const moderationCalls = {
  "GET /api/admin/review-queue": {
    ...administration,
    summary: "List builders and projects that need a decision or changed since the last one",
    answer: reviewQueueBody,
  },
  "POST /api/admin/builders/:id/review": {
    ...administration,
    summary: "Approve or decline a builder's profile, or keep its published version",
    body: profileDecision,
    answer: messageBody,
    problems: [404, 409],
  },
  "POST /api/admin/portfolio/:id/review": {
    ...administration,
    summary: "Publish or decline a project, and say whether it is featured",
    body: projectDecision,
    answer: messageBody,
    problems: [404, 409],
  },
  "POST /api/admin/portfolio/:id/pictures/:n/label": {
    ...administration,
    summary: "Correct what a project's picture shows; `n` is its place, 1 for the main one",
    params: z.object({ id: z.string(), n: z.coerce.number().int().min(1).max(21) }),
    body: z.object({ label: pictureLabel }),
    answer: messageBody,
    problems: [404],
  },
} satisfies CallRows;

import type { CallRows } from "../call.ts";
import { messageBody } from "../message.ts";
import { profileDecision, projectDecision, reviewQueueBody } from "./reviews.ts";

const tag = "Administration";
const callers = "admins";

/** Calls of admin reviews. */
export const reviewCalls = {
  "GET /api/admin/review-queue": {
    tag,
    summary: "List builders and projects that need a decision or changed since the last one",
    callers,
    answer: reviewQueueBody,
  },
  "POST /api/admin/builders/:id/review": {
    tag,
    summary: "Approve or decline a builder's profile",
    callers,
    body: profileDecision,
    answer: messageBody,
    problems: [404, 409],
  },
  "POST /api/admin/portfolio/:id/review": {
    tag,
    summary: "Publish or decline a project, and say whether it is featured",
    callers,
    body: projectDecision,
    answer: messageBody,
    problems: [404, 409],
  },
} satisfies CallRows;

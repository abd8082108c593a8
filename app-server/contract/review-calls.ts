import { messageBody } from "./admin.ts";
import type { Call } from "./call.ts";
import { profileDecision, projectDecision, reviewQueueBody } from "./reviews.ts";

/** The calls about what admins look at before everybody may see it. */
export const reviewCalls: Call[] = [
  {
    method: "get",
    path: "/api/admin/review-queue",
    tag: "Administration",
    summary: "Builders and projects that wait for a decision, or changed since the last one",
    answer: { status: 200, body: reviewQueueBody },
    problems: [401, 403],
  },
  {
    method: "post",
    path: "/api/admin/builders/{id}/review",
    tag: "Administration",
    summary: "Approve or decline a builder's profile",
    body: profileDecision,
    answer: { status: 200, body: messageBody },
    problems: [401, 403, 404, 409],
  },
  {
    method: "post",
    path: "/api/admin/portfolio/{id}/review",
    tag: "Administration",
    summary: "Publish or decline a project, and say whether it is featured",
    body: projectDecision,
    answer: { status: 200, body: messageBody },
    problems: [401, 403, 404, 409],
  },
];

import type { CallRows } from "../call.ts";
import { messageBody } from "../message.ts";
import { jobBody } from "./jobs.ts";

const tag = "Jobs";
const callers = "members";

/** Calls for jobs: an accepted quote on its way to a booth, for its two sides. */
export const jobCalls = {
  "GET /api/jobs/:id": {
    tag,
    summary: "Read the job of an accepted quote, as its exhibitor, its builder or an admin",
    callers,
    answer: jobBody,
    problems: [404],
  },
  "POST /api/quote-responses/:id/job": {
    tag,
    summary:
      "Start the job of a quote that was accepted before jobs existed, while the request is open",
    callers,
    status: 201,
    answer: messageBody,
    problems: [404, 409],
  },
} satisfies CallRows;

import type { JobRefusal } from "../../../domain/jobs/refusals.ts";
import type { RefusalRows } from "../refusal-rows.ts";

export const jobRefusals: RefusalRows<JobRefusal> = {
  "job-not-found": { status: 404, words: "Job not found" },
  "job-not-begun": {
    status: 404,
    words: "This quote was accepted before jobs existed. Start its job first",
  },
};

import { asId } from "../contract/fields/as-id.ts";
import type { jobCalls } from "../contract/jobs/job-calls.ts";
import { toJobBody } from "../contract/jobs/jobs.ts";
import { type HandlersOf, mapped } from "./handler.ts";

/** Handlers for jobs of accepted quotes. */
export const jobHandlers: HandlersOf<typeof jobCalls> = {
  "GET /api/jobs/:id": ({ core, by }, { params: { id } }) =>
    mapped(core.jobs.viewJob({ jobId: asId(id), by }), toJobBody),
  "POST /api/quote-responses/:id/job": ({ core, by }, { params: { id } }) =>
    mapped(core.jobs.beginJob({ responseId: asId(id), by }), () => ({ message: "Job started" })),
};

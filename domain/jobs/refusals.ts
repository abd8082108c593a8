/** The job is missing, or the caller may not see it. */
export type JobNotFound = { kind: "job-not-found" };
/** The caller's accepted quote has no job, since it was accepted before jobs existed. */
export type JobNotBegun = { kind: "job-not-begun" };

export type JobRefusal = JobNotFound | JobNotBegun;

import type { JobBody } from "../../app-server/contract/jobs/jobs.ts";

/** The builder's name, or words for one whose profile is gone. */
export const builderName = ({ builder }: Pick<JobBody["job"], "builder">) =>
  builder.name ?? "A builder that left";

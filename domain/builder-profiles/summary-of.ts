import type { BuilderProfileSummary } from "../shared/builder-summary.ts";

/** The fields of a builder that others may see outside its public page. Drops all others. */
export function summaryOf(builder: BuilderProfileSummary): BuilderProfileSummary {
  const { id, userId, name, reviewState, email, phone, website } = builder;
  return { id, userId, name, reviewState, public: builder.public, email, phone, website };
}

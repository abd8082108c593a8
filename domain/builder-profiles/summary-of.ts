import type { BuilderProfileSummary } from "../shared/builder-summary.ts";

/** As much of a builder as others may learn beside the public page. Drops whatever else the object carries. */
export function summaryOf(builder: BuilderProfileSummary): BuilderProfileSummary {
  const { id, userId, name, reviewState, email, phone, website } = builder;
  return { id, userId, name, reviewState, public: builder.public, email, phone, website };
}

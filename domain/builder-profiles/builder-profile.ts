import type { BuilderProfileSummary } from "../shared/builder-summary.ts";
import type { BuilderFields, SourcedBuilderFields } from "./builder-fields.ts";

/** A builder's public profile. Budgets are whole dollars. */
export type BuilderProfile = BuilderProfileSummary &
  BuilderFields &
  Omit<SourcedBuilderFields, "portfolioImages"> & { createdAt: Date; updatedAt: Date };

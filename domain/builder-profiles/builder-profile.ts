import type { BuilderProfileSummary } from "../shared/builder-summary.ts";
import type { BuilderFields, SourcedBuilderFields } from "./builder-fields.ts";
import type { ImportedRating, Punctuality, ShownRating } from "./shown-rating.ts";

/** A builder's public profile. Budgets are whole dollars. */
export type BuilderProfile = BuilderProfileSummary &
  BuilderFields &
  Omit<SourcedBuilderFields, "portfolioImages" | "rating" | "reviewCount"> &
  ImportedRating &
  ShownRating &
  Punctuality & { createdAt: Date; updatedAt: Date };

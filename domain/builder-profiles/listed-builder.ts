import type { BuilderProfile } from "./builder-profile.ts";

/** A builder with the pictures of its published projects, one per project, newest first. */
export type ListedBuilder = BuilderProfile & { portfolioImages: string[] };

/** Also with all the pictures of those that are featured. */
export type ViewedBuilder = ListedBuilder & { featuredProjectImages: string[] };

/** As much of a builder as a small card shows. */
export type ExhibitBuilder = Pick<
  BuilderProfile,
  "id" | "name" | "city" | "state" | "rating" | "reviewCount" | "description" | "specialties"
>;

/** Maximum number of pictures per builder in a list. */
export const portfolioImageLimit = 24;

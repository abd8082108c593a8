import type { ShownLabel } from "../pictures/picture-label.ts";
import type { ProjectId } from "../shared/id.ts";
import type { BuilderProfile } from "./builder-profile.ts";

/** A builder with the pictures of its published projects, one per project, newest first. */
export type ListedBuilder = BuilderProfile & { portfolioImages: string[] };

/** The published project that matches a search best in place, type and size. */
export type FittingWork = Omit<WorkSample, "imageUrl"> & { location: string | null };

/** A builder found by a search; pictures of matching projects come first. */
export type FoundBuilder = ListedBuilder & {
  /** Null when the search names no booth, place or show, or no project matches. */
  fittingWork: FittingWork | null;
};

/** A builder with its latest published projects and all pictures of the featured ones. */
export type ViewedBuilder = ListedBuilder & {
  featuredProjectImages: string[];
  work: (WorkSample & { location: string | null })[];
};

/** The fields of a builder on a small card. */
export type ExhibitBuilder = Pick<
  BuilderProfile,
  | "id"
  | "name"
  | "city"
  | "state"
  | "rating"
  | "reviewCount"
  | "ratingSource"
  | "description"
  | "specialties"
>;

/** Maximum number of pictures per builder in a list. */
export const portfolioImageLimit = 24;

/** The fields of a published project on a thumbnail. */
export type WorkSample = {
  id: ProjectId;
  title: string;
  size: string;
  projectType: string | null;
  eventName: string | null;
  year: string | null;
  imageUrl: string;
  pictureLabel: ShownLabel | null;
};

/** A builder with its latest published projects, newest first. */
export type BuilderWithWork = Pick<
  BuilderProfile,
  "id" | "name" | "city" | "state" | "country" | "companyLogo"
> & { work: WorkSample[] };

/** Maximum number of projects per builder among which the best match is looked for. */
export const workLimit = 60;

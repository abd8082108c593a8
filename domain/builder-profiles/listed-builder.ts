import type { ProjectId } from "../shared/id.ts";
import type { BuilderProfile } from "./builder-profile.ts";

/** A builder with the pictures of its published projects, one per project, newest first. */
export type ListedBuilder = BuilderProfile & { portfolioImages: string[] };

/** A published project that fits a search best: built there, of the type and size asked for. */
export type FittingWork = Omit<WorkSample, "imageUrl"> & { location: string | null };

/** A builder that a search found, its pictures in order of fit. */
export type FoundBuilder = ListedBuilder & {
  /** Null when no booth, place or show is asked for, or no project fits in any way. */
  fittingWork: FittingWork | null;
};

/** A builder with its latest published projects, and all the pictures of the featured ones. */
export type ViewedBuilder = ListedBuilder & {
  featuredProjectImages: string[];
  work: (WorkSample & { location: string | null })[];
};

/** As much of a builder as a small card shows. */
export type ExhibitBuilder = Pick<
  BuilderProfile,
  "id" | "name" | "city" | "state" | "rating" | "reviewCount" | "description" | "specialties"
>;

/** Maximum number of pictures per builder in a list. */
export const portfolioImageLimit = 24;

/** A published project, as much of it as a thumbnail says. */
export type WorkSample = {
  id: ProjectId;
  title: string;
  size: string;
  projectType: string | null;
  eventName: string | null;
  year: string | null;
  imageUrl: string;
};

/** A builder with its latest published projects, newest first. */
export type BuilderWithWork = Pick<
  BuilderProfile,
  "id" | "name" | "city" | "state" | "country" | "companyLogo"
> & { work: WorkSample[] };

/** The most projects of one builder that are looked at for the nearest work. */
export const workLimit = 60;

import type { ShownLabel } from "../pictures/picture-label.ts";
import type { ReviewState } from "../shared/builder-summary.ts";
import type { BuilderId, ProjectId } from "../shared/id.ts";
import type { ProjectFields } from "./project-fields.ts";

/**
 * A booth that a builder has built. `SafeHtml` texts may contain markup; `year` has four digits.
 */
export type PortfolioProject = Omit<ProjectFields, "createdAt"> & {
  id: ProjectId;
  reviewState: ReviewState;
  /** Sample content, never mixed with real projects. */
  isSample: boolean;
  /** The built pictures that an exhibitor confirmed; only the system adds them. */
  confirmedPictures: string[];
  /** The project's picture: its main image, else its first image, else its booth drawing. */
  imageUrl: string;
  createdAt: Date;
  updatedAt: Date;
};

/** The fields of a project on a card. */
export type ProjectCard = Pick<
  PortfolioProject,
  | "id"
  | "title"
  | "client"
  | "industry"
  | "size"
  | "projectType"
  | "location"
  | "year"
  | "featured"
  | "imageUrl"
> & {
  /** The label of `imageUrl`. */
  pictureLabel: ShownLabel | null;
  /** The first three features. */
  features: string[];
  featureCount: number;
};

/**
 * Published projects to go on to: the ones before and after it in the portfolio, and the most
 * similar recent ones.
 */
export type NearProjects = {
  previous: Pick<PortfolioProject, "id" | "title"> | null;
  next: Pick<PortfolioProject, "id" | "title"> | null;
  similar: ProjectCard[];
};

/** The fields of a builder on its project's page. */
export type ProjectBuilder = {
  id: BuilderId;
  name: string;
  city: string;
  state: string;
  rating: number;
  specialties: string[];
  companyLogo: string | null;
};

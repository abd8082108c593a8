import type { ReviewState } from "../shared/builder-summary.ts";
import type { BuilderId, ProjectId } from "../shared/id.ts";
import type { SafeHtml } from "../shared/text/safe-html.ts";

/** A booth that a builder has built. Texts of the type `SafeHtml` may carry markup; `year` has four digits. */
export type PortfolioProject = {
  id: ProjectId;
  builderId: BuilderId | null;
  reviewState: ReviewState;
  public: boolean;
  /** Sample content, never mixed with real projects. */
  isSample: boolean;
  title: string;
  description: SafeHtml;
  industry: string;
  portfolioCategory: string | null;
  client: string | null;
  eventName: string | null;
  /** Feet, width by depth, as its builder writes it: "20x30", "20' x 30'". */
  size: string;
  budget: string | null;
  projectScale: string | null;
  projectType: string | null;
  projectTimeline: string | null;
  status: string | null;
  year: string | null;
  location: string | null;
  featured: boolean;
  features: string[];
  specialFeatures: string[];
  tags: string[];
  /** The project's picture: its main image, else its first image, else its booth drawing. */
  imageUrl: string;
  mainImage: string | null;
  projectImages: string[];
  videoContent: string[];
  challengeBrief: SafeHtml | null;
  ourSolution: SafeHtml | null;
  technologyUsed: SafeHtml | null;
  materials: SafeHtml | null;
  successMetrics: SafeHtml | null;
  leadGeneration: SafeHtml | null;
  visitorEngagement: SafeHtml | null;
  awardsRecognition: SafeHtml | null;
  clientTestimonial: SafeHtml | null;
  createdAt: Date;
  updatedAt: Date;
};

/** As much of a project as a card in a list shows. */
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
  /** The first three. */
  features: string[];
  featureCount: number;
};

/** Published projects to go on to: those before and after it in the portfolio, and the most similar recent ones. */
export type NearProjects = {
  previous: Pick<PortfolioProject, "id" | "title"> | null;
  next: Pick<PortfolioProject, "id" | "title"> | null;
  similar: ProjectCard[];
};

/** As much of a builder as the page of its project shows. */
export type ProjectBuilder = {
  id: BuilderId;
  name: string;
  city: string;
  state: string;
  rating: number;
  specialties: string[];
  companyLogo: string | null;
};

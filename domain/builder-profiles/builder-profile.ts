import type { BuilderId, UserId } from "../shared/id.ts";

export type ReviewState = "pending-review" | "approved" | "declined";

/** What a builder shows of itself. `email`, `phone` and `website` are its public business contacts. Budgets are whole dollars. */
export type BuilderProfile = {
  id: BuilderId;
  userId: UserId | null;
  reviewState: ReviewState;
  public: boolean;
  name: string;
  description: string;
  website: string | null;
  email: string | null;
  phone: string | null;
  city: string;
  state: string;
  country: string;
  region: string;
  coverageAreas: string[];
  yearsInBusiness: number;
  teamSize: string;
  completedProjects: number;
  minimumProjectBudget: number | null;
  maximumProjectBudget: number | null;
  /** The least weeks from an order to the finished booth, as they say; null when it depends. */
  leadTimeWeeks: number | null;
  specialties: string[];
  industriesServed: string[];
  servicesOffered: string[];
  rating: number;
  reviewCount: number;
  featuredBuilder: boolean;
  companyLogo: string | null;
  createdAt: Date;
  updatedAt: Date;
};

/** As much of a builder as a session, an assignment or a letter needs. */
export type BuilderProfileSummary = Pick<
  BuilderProfile,
  "id" | "userId" | "name" | "reviewState" | "public" | "email" | "phone" | "website"
>;

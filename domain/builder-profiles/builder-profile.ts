import type { BuilderProfileSummary } from "../shared/builder-summary.ts";

/** A builder's public profile. Budgets are whole dollars. */
export type BuilderProfile = BuilderProfileSummary & {
  description: string;
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

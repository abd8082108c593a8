import type { BuilderProfile } from "../../../domain/builder-profiles/builder-profile.ts";
import { searchTextOf } from "../../../domain/builder-profiles/search-text.ts";
import type { BuilderRow } from "../schema/content/builder.ts";
import type { JsonRow } from "../sql/stored-row.ts";

export function toBuilderProfile(
  row: Omit<JsonRow<BuilderRow>, "search_text" | "portfolio_images">,
): BuilderProfile {
  return {
    id: row.id,
    userId: row.user_id,
    reviewState: row.review_state,
    public: row.public,
    name: row.name,
    description: row.description,
    website: row.website,
    email: row.email,
    phone: row.phone,
    city: row.city,
    state: row.state,
    country: row.country,
    region: row.region,
    coverageAreas: row.coverage_areas,
    yearsInBusiness: row.years_in_business,
    teamSize: row.team_size,
    completedProjects: row.completed_projects,
    minimumProjectBudget: row.minimum_project_budget,
    maximumProjectBudget: row.maximum_project_budget,
    leadTimeWeeks: row.lead_time_weeks,
    specialties: row.specialties,
    industriesServed: row.industries_served,
    servicesOffered: row.services_offered,
    rating: row.rating,
    reviewCount: row.review_count,
    featuredBuilder: row.featured_builder,
    companyLogo: row.company_logo,
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
  };
}

/** `notionId` is the content source's own id of the page, when the profile came from there. */
export function toBuilderRow(
  profile: BuilderProfile,
  notionId: string | null = null,
  portfolioImages: string[] = [],
): BuilderRow {
  return {
    id: profile.id,
    notion_id: notionId,
    user_id: profile.userId,
    review_state: profile.reviewState,
    public: profile.public,
    name: profile.name,
    description: profile.description,
    website: profile.website,
    email: profile.email,
    phone: profile.phone,
    city: profile.city,
    state: profile.state,
    country: profile.country,
    region: profile.region,
    coverage_areas: profile.coverageAreas,
    years_in_business: profile.yearsInBusiness,
    team_size: profile.teamSize,
    completed_projects: profile.completedProjects,
    minimum_project_budget: profile.minimumProjectBudget,
    maximum_project_budget: profile.maximumProjectBudget,
    lead_time_weeks: profile.leadTimeWeeks,
    specialties: profile.specialties,
    industries_served: profile.industriesServed,
    services_offered: profile.servicesOffered,
    rating: profile.rating,
    review_count: profile.reviewCount,
    featured_builder: profile.featuredBuilder,
    company_logo: profile.companyLogo,
    portfolio_images: portfolioImages,
    search_text: searchTextOf(profile),
    created_at: profile.createdAt,
    updated_at: profile.updatedAt,
  };
}

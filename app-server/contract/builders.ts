import * as z from "zod";
import type { BuilderProfile } from "../../domain/builder-profiles/builder-profile.ts";

/** A builder as the public list shows it. `id` and `notionId` are the same. Budgets are whole dollars. */
export const builderBody = z.object({
  id: z.string(),
  notionId: z.string(),
  name: z.string(),
  public: z.boolean(),
  companyLogo: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  region: z.string(),
  location: z.string(),
  specialties: z.array(z.string()),
  industriesServed: z.array(z.string()),
  servicesOffered: z.array(z.string()),
  coverageAreas: z.array(z.string()),
  teamSize: z.string(),
  description: z.string(),
  rating: z.number(),
  reviewCount: z.int(),
  featuredBuilder: z.boolean(),
  portfolioImages: z.array(z.string()),
  yearsInBusiness: z.int(),
  completedProjects: z.int(),
  minimumProjectBudget: z.int().nullable(),
  maximumProjectBudget: z.int().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  website: z.string().nullable(),
});
export type BuilderBody = z.infer<typeof builderBody>;

export function toBuilderBody(profile: BuilderProfile): BuilderBody {
  const { id, userId: _, reviewState: __, createdAt: ___, updatedAt: ____, ...shown } = profile;
  return {
    ...shown,
    id,
    notionId: id,
    location: [profile.city, profile.state, profile.country].filter(Boolean).join(", "),
    portfolioImages: [],
  };
}

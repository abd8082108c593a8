import { bea, carl } from "../accounts/examples.ts";
import type { BuilderId, UserId } from "../shared/id.ts";
import type { BuilderProfile } from "./builder-profile.ts";

/** Example builders for tests, approved and public. The last one has no account. */
export const beasBooths = profile("0190b000-0000-7000-8000-000000000001", "Bea's Booths", bea.id);
export const carlsStands = profile(
  "0190b000-0000-7000-8000-000000000002",
  "Carl's Stands",
  carl.id,
);
export const doraDisplays = profile("0190b000-0000-7000-8000-000000000003", "Dora Displays", null);
export const builderProfiles = [beasBooths, carlsStands, doraDisplays];

export function profile(id: string, name: string, userId: UserId | null): BuilderProfile {
  const at = new Date("2027-01-02T08:00:00.000Z");
  return {
    id: id as BuilderId,
    userId,
    reviewState: "approved",
    public: true,
    name,
    description: "Booths since 1990",
    website: null,
    email: `hello@${name.toLowerCase().replaceAll(/[^a-z]/g, "")}.example`,
    phone: null,
    city: "Las Vegas",
    state: "NV",
    country: "USA",
    region: "West",
    coverageAreas: [],
    yearsInBusiness: 12,
    teamSize: "11-50",
    completedProjects: 40,
    minimumProjectBudget: null,
    maximumProjectBudget: null,
    leadTimeWeeks: null,
    specialties: [],
    industriesServed: [],
    servicesOffered: [],
    rating: 0,
    reviewCount: 0,
    featuredBuilder: false,
    companyLogo: null,
    createdAt: at,
    updatedAt: at,
  };
}

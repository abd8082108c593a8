import { bea, carl } from "../accounts/examples.ts";
import { emptyFieldsOf } from "../shared/fields.ts";
import type { BuilderId, UserId } from "../shared/id.ts";
import { builderFields } from "./builder-fields.ts";
import type { BuilderProfile } from "./builder-profile.ts";
import { notRated } from "./shown-rating.ts";

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
    ...emptyFieldsOf(builderFields),
    id: id as BuilderId,
    userId,
    reviewState: "approved",
    public: true,
    name,
    description: "Booths since 1990",
    email: `hello@${name.toLowerCase().replaceAll(/[^a-z]/g, "")}.example`,
    city: "Las Vegas",
    state: "NV",
    country: "USA",
    region: "West",
    yearsInBusiness: 12,
    teamSize: "11-50",
    completedProjects: 40,
    ...notRated,
    featuredBuilder: false,
    createdAt: at,
    updatedAt: at,
  };
}

import type { MyProfileBody } from "../../../app-server/contract/builders/builder-profile.ts";
import type { BuilderProfileInput } from "../../../app-server/contract/builders/builder-profile-input.ts";
import { formatMoney } from "../../format.ts";

/** Initial values of the profile form: the stored profile, or empty. */
export function builderProfileValues(profile: MyProfileBody | null): BuilderProfileInput {
  const text = (value: string | number | null | undefined) => `${value ?? ""}`;
  return {
    name: text(profile?.name),
    description: text(profile?.description),
    website: text(profile?.website),
    email: text(profile?.email),
    phone: text(profile?.phone),
    city: text(profile?.city),
    state: text(profile?.state),
    country: text(profile?.country),
    region: text(profile?.region),
    coverageAreas: profile?.coverageAreas ?? [],
    yearsInBusiness: text(profile?.yearsInBusiness),
    teamSize: text(profile?.teamSize),
    completedProjects: text(profile?.completedProjects),
    minimumProjectBudget: budgetInput(text(profile?.minimumProjectBudget)),
    maximumProjectBudget: budgetInput(text(profile?.maximumProjectBudget)),
    leadTimeWeeks: text(profile?.leadTimeWeeks),
    specialties: profile?.specialties ?? [],
    industriesServed: profile?.industriesServed ?? [],
    servicesOffered: profile?.servicesOffered ?? [],
    companyLogo: text(profile?.companyLogo),
  };
}

/** Whole dollars as they are read, "$25,000", however they were typed; other text as it is. */
export function budgetInput(typed: string): string {
  const [, whole] = /^\$?(\d{1,12})$/.exec(typed.replace(/[,\s]/g, "")) ?? [];
  return whole ? formatMoney(Number(whole) * 100) : typed;
}

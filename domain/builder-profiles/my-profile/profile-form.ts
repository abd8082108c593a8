import type { BuilderProfile } from "../builder-profile.ts";

/** Fields that a builder edits. Ratings, approval and the rest are set by others. */
export const profileFields = [
  "name",
  "description",
  "website",
  "email",
  "phone",
  "city",
  "state",
  "country",
  "region",
  "coverageAreas",
  "yearsInBusiness",
  "teamSize",
  "completedProjects",
  "minimumProjectBudget",
  "maximumProjectBudget",
  "leadTimeWeeks",
  "specialties",
  "industriesServed",
  "servicesOffered",
  "companyLogo",
] as const satisfies (keyof BuilderProfile)[];
export type ProfileField = (typeof profileFields)[number];

export type ProfileForm = Pick<BuilderProfile, ProfileField>;

/** Without these there is no profile. */
export const requiredProfileFields = [
  "name",
  "description",
  "city",
  "state",
  "country",
  "region",
  "yearsInBusiness",
  "teamSize",
  "completedProjects",
] as const satisfies ProfileField[];

/** Bounds in characters, entries or numbers. Published in `/openapi.json`. */
export const profileBounds = {
  name: 100,
  description: 2000,
  website: 2000,
  phone: 20,
  place: 50,
  teamSize: 20,
  yearsInBusiness: 100,
  /** Fits PostgreSQL's integer, and is more than any builder has built. */
  completedProjects: 1_000_000,
  /** Whole dollars. */
  budget: 1_000_000_000,
  leadTimeWeeks: 104,
  entry: 50,
  coverageAreas: 10,
  specialties: 15,
  industriesServed: 15,
  servicesOffered: 15,
} as const;

/** Whether the largest budget is no less than the smallest; true when either is missing. */
export function isBudgetInOrder({
  minimumProjectBudget: least,
  maximumProjectBudget: most,
}: Pick<BuilderProfile, "minimumProjectBudget" | "maximumProjectBudget">): boolean {
  return least === null || most === null || most >= least;
}

/** How many entries the form offers room for: fewer specialties than the data may hold. */
export const profileFormCaps = {
  coverageAreas: 10,
  specialties: 10,
  industriesServed: 15,
  servicesOffered: 15,
} as const;

/** Only the fields of the form. */
export function toProfileForm(profile: ProfileForm): ProfileForm {
  return Object.fromEntries(profileFields.map((field) => [field, profile[field]])) as ProfileForm;
}

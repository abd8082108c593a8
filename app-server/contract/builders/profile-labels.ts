import type { ProfileField } from "../../../domain/builder-profiles/my-profile/profile-form.ts";

/** Labels of a builder's form, on screen and in messages. */
export const profileLabels: Record<ProfileField, string> = {
  name: "Company name",
  description: "Company description",
  website: "Website",
  email: "Email",
  phone: "Phone",
  city: "City",
  state: "State/province",
  country: "Country",
  region: "Region",
  coverageAreas: "Coverage areas",
  yearsInBusiness: "Years in business",
  teamSize: "Team size",
  completedProjects: "Completed projects",
  minimumProjectBudget: "Minimum project budget",
  maximumProjectBudget: "Maximum project budget",
  leadTimeWeeks: "Lead time in weeks",
  specialties: "Specialties",
  industriesServed: "Industries served",
  servicesOffered: "Services offered",
  companyLogo: "Logo",
};

/** Field names as error messages and forms show them. */
export const budgetOrderWords =
  "Maximum project budget must be greater than or equal to minimum project budget";

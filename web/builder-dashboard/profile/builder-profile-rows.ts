import type { ComponentProps } from "react";
import type { BuilderProfileInput } from "../../../app-server/contract/builders/builder-profile-input.ts";

type Lists = "coverageAreas" | "specialties" | "industriesServed" | "servicesOffered";
export type ProfileTextName = Exclude<
  keyof BuilderProfileInput,
  Lists | "description" | "companyLogo"
>;

type Row = { name: ProfileTextName; required?: boolean; hint?: string } & Pick<
  ComponentProps<"input">,
  "type" | "inputMode" | "autoComplete" | "list"
>;

/** The lists that the form suggests; any other text is taken, too. */
export const suggestionLists = {
  country: "country-names",
  region: "region-names",
  teamSize: "team-sizes",
} as const;

const whole = { inputMode: "numeric" } as const;

/** The single lines of the profile form, part by part. */
export const builderProfileRows = {
  company: [
    { name: "name", required: true, autoComplete: "organization" },
    { name: "teamSize", required: true, hint: "e.g. 11-50", list: suggestionLists.teamSize },
    { name: "yearsInBusiness", required: true, ...whole },
    { name: "completedProjects", required: true, ...whole },
    {
      name: "leadTimeWeeks",
      hint: "Your minimum lead time, from order to finished booth. Leave blank if it varies.",
      ...whole,
    },
  ],
  contact: [
    { name: "website", type: "url", autoComplete: "url", hint: "Starts with https://" },
    { name: "email", type: "email", autoComplete: "off", hint: "Public" },
    { name: "phone", type: "tel", autoComplete: "off", hint: "Public" },
  ],
  place: [
    { name: "city", required: true, autoComplete: "address-level2" },
    { name: "state", required: true, autoComplete: "address-level1" },
    {
      name: "country",
      required: true,
      autoComplete: "country-name",
      list: suggestionLists.country,
    },
    {
      name: "region",
      required: true,
      hint: "e.g. North America or Europe",
      list: suggestionLists.region,
    },
  ],
  budgets: [
    {
      name: "minimumProjectBudget",
      hint: "Leave empty if no minimum budget requirement",
      ...whole,
    },
    { name: "maximumProjectBudget", hint: "Leave empty if no maximum budget limit", ...whole },
  ],
} as const satisfies Record<string, readonly Row[]>;

export const builderProfileLists = [
  { name: "coverageAreas", hint: "Cities, states or countries where you build." },
  { name: "specialties", hint: "e.g. Double deck or Sustainable builds" },
  { name: "industriesServed", hint: "e.g. Healthcare" },
  { name: "servicesOffered", hint: "e.g. Design, Storage or Show services" },
] as const satisfies readonly { name: Lists; hint: string }[];

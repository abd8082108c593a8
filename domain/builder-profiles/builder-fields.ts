import { countryName } from "../shared/country-name.ts";
import { type FieldsOf, fields } from "../shared/fields.ts";

const place = { kind: "text", max: 50, required: true, public: true, part: "place" } as const;
const contact = { public: true, held: true, part: "contact" } as const;
const figure = { required: true, public: true, part: "about" } as const;
const budget = { kind: "dollars", max: 1_000_000_000, public: true, part: "budgets" } as const;
const list = { kind: "list", max: 50, public: true, part: "work" } as const;
const dollars = "Whole US dollars; empty: no limit";

/** The fields of a builder's profile that its owner edits. A bound holds on the wire and in the database. */
export const builderFields = fields({
  name: {
    kind: "text",
    max: 100,
    label: "Company name",
    required: true,
    public: true,
    held: true,
    part: "company",
    autoComplete: "organization",
    column: {
      hint: "The company's name",
      example: "Sierra Exhibit Works",
      heads: ["company", "firm", "builder", "builder name", "business name", "organization"],
    },
    source: "required",
    names: ["companyName"],
  },
  description: {
    kind: "prose",
    max: 2000,
    label: "Company description",
    required: true,
    public: true,
    hint: "What you build, how, and for whom.",
    part: "about",
    column: {
      hint: "What the company builds, in a few sentences",
      example: "Custom islands.",
      heads: ["about", "company profile", "summary"],
    },
  },
  website: {
    ...contact,
    part: "company",
    kind: "url",
    label: "Website",
    hint: "Starts with https://",
    autoComplete: "url",
    column: {
      hint: "A web address",
      example: "https://sierra.example",
      heads: ["web site", "url", "web address", "homepage", "web"],
    },
  },
  email: {
    ...contact,
    kind: "email",
    label: "Email",
    hint: "Public",
    autoComplete: "off",
    column: {
      hint: "Business email; invitations go there",
      example: "hello@sierra.example",
      required: true,
      heads: ["email address", "e-mail address", "business email", "contact email", "mail"],
    },
  },
  phone: {
    ...contact,
    kind: "text",
    max: 20,
    means: "telephone",
    label: "Phone",
    hint: "Public",
    autoComplete: "off",
    column: {
      hint: "A phone number",
      example: "775-555-0100",
      heads: ["phone number", "telephone", "telephone number", "tel", "mobile"],
    },
  },
  city: {
    ...place,
    label: "City",
    autoComplete: "address-level2",
    column: { hint: "Home city", example: "Reno", heads: ["home city", "town"] },
  },
  state: {
    ...place,
    label: "State/province",
    autoComplete: "address-level1",
    column: {
      hint: "State or province",
      example: "Nevada",
      heads: ["state", "province", "state or province"],
    },
  },
  country: {
    ...place,
    spell: countryName,
    label: "Country",
    autoComplete: "country-name",
    column: { hint: "Country", example: "United States", heads: ["country/region"] },
  },
  region: {
    ...place,
    label: "Region",
    hint: "e.g. North America or Europe",
    column: { hint: "Part of the world", example: "North America", heads: ["part of the world"] },
  },
  coverageAreas: {
    ...list,
    entries: 10,
    label: "Coverage areas",
    hint: "Cities, states or countries where you build.",
    column: {
      hint: "Up to 10 cities, states or regions, separated by semicolons or vertical bars",
      example: "Las Vegas; California",
      heads: ["coverage", "coverage area", "areas covered", "service areas"],
    },
  },
  yearsInBusiness: {
    ...figure,
    kind: "whole",
    max: 100,
    label: "Years in business",
    column: {
      hint: "Whole years",
      example: "12",
      heads: ["years", "years of experience", "experience"],
    },
    else: 0,
  },
  teamSize: {
    ...figure,
    kind: "text",
    max: 20,
    means: "people",
    label: "Team size",
    hint: "e.g. 11-50",
    column: {
      hint: "People, as a range",
      example: "25-50",
      heads: ["team", "employees", "number of employees", "staff", "headcount"],
    },
  },
  completedProjects: {
    ...figure,
    kind: "whole",
    // fits PostgreSQL's integer and exceeds any real number
    max: 1_000_000,
    label: "Completed projects",
    column: {
      hint: "A whole number",
      example: "140",
      heads: ["projects completed", "projects", "number of projects"],
    },
    else: 0,
  },
  minimumProjectBudget: {
    ...budget,
    label: "Minimum project budget",
    hint: "Leave empty if no minimum budget requirement",
    column: {
      hint: dollars,
      example: "20000",
      heads: ["minimum budget", "min budget", "min. project budget", "budget from"],
    },
    names: ["minimumBudget"],
  },
  maximumProjectBudget: {
    ...budget,
    label: "Maximum project budget",
    hint: "Leave empty if no maximum budget limit",
    column: {
      hint: dollars,
      example: "250000",
      heads: ["maximum budget", "max budget", "max. project budget", "budget to"],
    },
    names: ["maximumBudget"],
  },
  /** Minimum weeks from order to finished booth, as the builder states it; null when not stated. */
  leadTimeWeeks: {
    kind: "whole",
    max: 104,
    label: "Lead time in weeks",
    public: true,
    hint: "Your minimum lead time, from order to finished booth. Leave blank if it varies.",
    part: "about",
    column: {
      hint: "Least weeks from order to booth; empty: it depends",
      example: "6",
      heads: ["lead time"],
    },
    source: false,
  },
  specialties: {
    ...list,
    entries: 15,
    formMax: 10,
    label: "Specialties",
    hint: "e.g. Double deck or Sustainable builds",
    column: {
      hint: "Up to 15 specialties, separated by semicolons or vertical bars",
      example: "Island booths; Rental exhibits",
      heads: ["specialities", "specialty"],
    },
  },
  industriesServed: {
    ...list,
    entries: 15,
    label: "Industries served",
    hint: "e.g. Healthcare",
    column: {
      hint: "Up to 15 industries, separated by semicolons or vertical bars",
      example: "Technology; Automotive",
      heads: ["industries", "industry"],
    },
  },
  servicesOffered: {
    ...list,
    entries: 15,
    label: "Services offered",
    hint: "e.g. Design, Storage or Show services",
    column: {
      hint: "Up to 15 services, separated by semicolons or vertical bars",
      example: "Design; Installation",
      heads: ["services", "service"],
    },
  },
  companyLogo: {
    kind: "picture",
    label: "Logo",
    invalid: "Logo must be a picture of yours, or a valid URL",
    public: true,
    names: ["logo"],
  },
});
export type BuilderFields = FieldsOf<typeof builderFields>;

/** The fields of a builder's profile that only the content source and admins set. */
export const sourcedBuilderFields = fields({
  public: { kind: "flag", else: true, public: true },
  rating: { kind: "decimal", max: 5, else: 0, owner: "source", public: true },
  reviewCount: { kind: "whole", max: 1_000_000, else: 0, owner: "source", public: true },
  featuredBuilder: {
    kind: "flag",
    else: false,
    names: ["featured"],
    owner: "source",
    public: true,
  },
  portfolioImages: { kind: "pictures", entries: 20, owner: "source", public: true },
});
export type SourcedBuilderFields = FieldsOf<typeof sourcedBuilderFields>;

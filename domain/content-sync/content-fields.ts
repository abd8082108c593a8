import { profileBounds } from "../builder-profiles/my-profile/profile-form.ts";
import { projectBounds } from "../portfolio/my-portfolio/project-form.ts";
import { countryName } from "../shared/country-name.ts";
import { showStatuses } from "../trade-shows/show-status.ts";
import type { ContentKind } from "./content-kind.ts";
import type { FieldRule, ValueUnder } from "./field-rule.ts";

const text = (most: number) => ({ type: "text", most }) as const;
const maybe = (most: number) => ({ type: "text", most, orNull: true }) as const;
const list = (entries: number, most: number) => ({ type: "list", entries, most }) as const;
const story = { type: "html", most: 100_000, orNull: true } as const;
const budget = {
  type: "number",
  least: 0,
  most: profileBounds.budget,
  isWhole: true,
  or: null,
} as const;
const count = (most: number) => ({ type: "number", least: 0, most, isWhole: true, or: 0 }) as const;

/** Every field that is read from outside, by the name that the entity has for it. */
const contentFields = {
  builders: {
    name: { ...text(profileBounds.name), least: 1, names: ["companyName"] },
    public: { type: "flag", or: true },
    companyLogo: { type: "picture", names: ["logo"] },
    description: text(profileBounds.description),
    website: { type: "link" },
    email: { type: "email" },
    phone: { ...maybe(profileBounds.phone), means: "telephone" },
    city: text(profileBounds.place),
    state: text(profileBounds.place),
    country: { ...text(profileBounds.place), spell: countryName },
    region: text(profileBounds.place),
    coverageAreas: list(profileBounds.coverageAreas, profileBounds.entry),
    specialties: list(profileBounds.specialties, profileBounds.entry),
    industriesServed: list(profileBounds.industriesServed, profileBounds.entry),
    servicesOffered: list(profileBounds.servicesOffered, profileBounds.entry),
    teamSize: { ...text(profileBounds.teamSize), means: "people" },
    yearsInBusiness: count(profileBounds.yearsInBusiness),
    completedProjects: count(profileBounds.completedProjects),
    minimumProjectBudget: { ...budget, names: ["minimumBudget"] },
    maximumProjectBudget: { ...budget, names: ["maximumBudget"] },
    rating: { type: "number", least: 0, most: 5, isWhole: false, or: 0, owner: "source" },
    reviewCount: { ...count(1_000_000), owner: "source" },
    featuredBuilder: { type: "flag", or: false, names: ["featured"], owner: "source" },
    portfolioImages: { type: "pictures", entries: 20, owner: "source" },
  },
  portfolio: {
    title: { ...text(projectBounds.title), least: 1 },
    builderId: { type: "builder", names: ["builder", "builderNotionId", "exhibitBuilder"] },
    public: { type: "flag", or: true },
    description: { type: "html", most: 40_000 },
    industry: text(projectBounds.industry),
    portfolioCategory: maybe(100),
    client: { ...maybe(projectBounds.client), names: ["clientName"] },
    eventName: { ...maybe(projectBounds.eventName), names: ["event"] },
    size: { ...text(projectBounds.size), means: "range", names: ["boothSize"] },
    projectScale: maybe(100),
    projectType: maybe(projectBounds.projectType),
    projectTimeline: maybe(200),
    budget: { ...maybe(projectBounds.budget), means: "range", names: ["budgetRange"] },
    status: maybe(50),
    year: { type: "year" },
    location: maybe(projectBounds.location),
    featured: { type: "flag", or: false },
    createdAt: { type: "instant", names: ["createdTime"] },
    features: list(projectBounds.features, 100),
    specialFeatures: list(projectBounds.specialFeatures, 100),
    tags: list(50, 100),
    mainImage: { type: "picture" },
    projectImages: { type: "pictures", entries: projectBounds.projectImages },
    videoContent: { type: "links", entries: 20, names: ["videos"] },
    challengeBrief: story,
    ourSolution: story,
    technologyUsed: story,
    materials: story,
    successMetrics: story,
    leadGeneration: story,
    visitorEngagement: story,
    awardsRecognition: story,
    clientTestimonial: story,
  },
  "trade-shows": {
    title: { ...text(200), least: 1 },
    description: story,
    body: story,
    industry: maybe(100),
    city: maybe(100),
    state: maybe(100),
    region: maybe(100),
    year: { type: "year" },
    venue: maybe(200),
    startDate: { type: "day", names: ["date", "dates"] },
    endDate: { type: "day", names: ["date", "dates"] },
    status: { type: "word", most: 50, or: "upcoming", known: showStatuses },
    tags: list(50, 100),
    featured: { type: "flag", or: false },
    featuredImage: { type: "picture" },
    imageGallery: { type: "pictures", entries: 50 },
    floorPlanMap: { type: "pictures", entries: 20 },
    expectedAttendees: { ...count(100_000_000), or: null },
    boothCostRange: { ...maybe(200), means: "range" },
    registrationDeadline: { type: "day" },
    registrationLink: { type: "link" },
    eventWebsite: { type: "link" },
    scheduleAgenda: story,
    keySpeakersExhibitors: story,
    previousYearStats: story,
    contactInformation: story,
  },
  blog: {
    title: { ...text(300), least: 1 },
    description: story,
    body: { type: "html", most: 1_000_000, orNull: true },
    featuredImage: { type: "picture" },
    galleryImages: { type: "pictures", entries: 50 },
    createdAt: { type: "instant", names: ["createdTime"] },
  },
} as const satisfies Record<ContentKind, Record<string, FieldRule>>;

/** The fields of an entity of this kind, each with a value that its rule lets through. */
export type FieldsOf<Kind extends ContentKind> = {
  -readonly [Field in keyof (typeof contentFields)[Kind]]: (typeof contentFields)[Kind][Field] extends infer Rule extends
    FieldRule
    ? ValueUnder<Rule>
    : never;
};

/** The rules of a kind as entries that can be iterated. */
export function rulesOf(kind: ContentKind): Record<string, FieldRule> {
  return contentFields[kind];
}

/** The field that a page of this kind is called by, which it cannot do without. */
export function titleFieldOf(kind: ContentKind): "name" | "title" {
  return kind === "builders" ? "name" : "title";
}

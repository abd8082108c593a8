import { type FieldsOf, fields } from "../shared/fields.ts";

const fact = { kind: "text", required: true, else: null, public: true, part: "project" } as const;
const story = {
  kind: "html",
  max: 100_000,
  typedMax: 4000,
  public: true,
  part: "texts",
} as const;
const markup = { kind: "html", max: 100_000, public: true } as const;

const labeled = { kind: "pictures", entries: 21, public: true, source: false } as const;

/** The fields of a project that its builder edits. A bound holds on the wire and in the database. */
export const projectFields = fields({
  title: {
    kind: "text",
    max: 100,
    label: "Project title",
    part: "project",
    tooLong: "Title too long",
    required: true,
    public: true,
    source: "required",
  },
  client: { ...fact, max: 100, label: "Client name", names: ["clientName"] },
  description: {
    kind: "html",
    max: 40_000,
    typedMax: 2000,
    label: "Description",
    part: "texts",
    required: true,
    public: true,
  },
  challengeBrief: {
    ...story,
    label: "The challenge",
    hint: "What the client needed, and what made it hard.",
  },
  ourSolution: { ...story, label: "Our solution", hint: "What you built, and why that way." },
  successMetrics: {
    ...story,
    label: "Results",
    hint: "Numbers help: visitors, leads, meetings, days saved.",
  },
  clientTestimonial: {
    ...story,
    label: "What the client says",
    hint: "In their words, with name and title. Ask them first.",
  },
  industry: {
    kind: "text",
    max: 50,
    label: "Industry",
    part: "project",
    required: true,
    public: true,
  },
  projectType: { ...fact, max: 50, label: "Project type" },
  budget: { ...fact, max: 50, means: "range", label: "Budget range", names: ["budgetRange"] },
  eventName: { ...fact, max: 100, label: "Event name", names: ["event"] },
  location: { ...fact, max: 100, label: "Location" },
  year: {
    kind: "year",
    label: "Year",
    part: "project",
    required: true,
    else: null,
    public: true,
  },
  /** Feet, width by depth, as the builder writes it: "20x30", "20' x 30'". */
  size: {
    kind: "text",
    max: 50,
    means: "range",
    label: "Booth size",
    part: "project",
    required: true,
    public: true,
    names: ["boothSize"],
  },
  mainImage: {
    kind: "picture",
    label: "Main image URL",
    part: "pictures",
    named: "Main image",
    public: true,
  },
  projectImages: {
    kind: "pictures",
    entries: 20,
    label: "Additional images",
    part: "pictures",
    named: "Project images",
    public: true,
  },
  /** Which of the pictures show the booth as it was built, and which a drawing of it. */
  builtPictures: { ...labeled, label: "Pictures of the built booth" },
  renderings: { ...labeled, label: "Renderings" },
  features: {
    kind: "list",
    entries: 20,
    max: 100,
    typedMax: 50,
    label: "Features",
    part: "features",
    public: true,
  },
  specialFeatures: {
    kind: "list",
    entries: 10,
    max: 100,
    typedMax: 50,
    label: "Special features",
    part: "features",
    public: true,
  },
  /** Builders can only ask for it; admins decide. */
  featured: { kind: "flag", label: "Featured", part: "project", else: false, public: true },
  public: { kind: "flag", label: "Public", else: true, public: true },
});

const { public: _, builtPictures, renderings, ...shown } = projectFields;
/** The labels of a project's pictures. */
export const pictureLabelFields = { builtPictures, renderings };
/** The fields of a project that an admin fills, besides its builder and the labels of pictures. */
export const adminProjectFields = shown;

/** The fields of a project that only the content source sets. */
export const sourcedProjectFields = fields({
  builderId: { kind: "builder", names: ["builder", "builderNotionId", "exhibitBuilder"] },
  portfolioCategory: { kind: "text", max: 100, public: true },
  projectScale: { kind: "text", max: 100, public: true },
  projectTimeline: { kind: "text", max: 200, public: true },
  status: { kind: "text", max: 50, public: true },
  createdAt: { kind: "instant", names: ["createdTime"] },
  tags: { kind: "list", entries: 50, max: 100, public: true },
  videoContent: { kind: "urls", entries: 20, names: ["videos"], public: true },
  technologyUsed: markup,
  materials: markup,
  leadGeneration: markup,
  visitorEngagement: markup,
  awardsRecognition: markup,
});
export type ProjectFields = FieldsOf<typeof projectFields> & FieldsOf<typeof sourcedProjectFields>;

import { type FieldsOf, fields } from "../shared/fields.ts";

const story = { kind: "html", max: 100_000 } as const;

/** The fields of a project, which its builder or the content source fills. */
export const projectFields = fields({
  title: { kind: "text", max: 100, required: true, source: "required" },
  builderId: { kind: "builder", names: ["builder", "builderNotionId", "exhibitBuilder"] },
  public: { kind: "flag", else: true },
  description: { kind: "html", max: 40_000, required: true },
  industry: { kind: "text", max: 50, required: true },
  portfolioCategory: { kind: "text", max: 100 },
  client: { kind: "text", max: 100, else: null, names: ["clientName"] },
  eventName: { kind: "text", max: 100, else: null, names: ["event"] },
  /** Feet, width by depth, as its builder writes it: "20x30", "20' x 30'". */
  size: { kind: "text", max: 50, means: "range", required: true, names: ["boothSize"] },
  projectScale: { kind: "text", max: 100 },
  projectType: { kind: "text", max: 50, else: null },
  projectTimeline: { kind: "text", max: 200 },
  budget: { kind: "text", max: 50, means: "range", else: null, names: ["budgetRange"] },
  status: { kind: "text", max: 50 },
  year: { kind: "year" },
  location: { kind: "text", max: 100, else: null },
  featured: { kind: "flag", else: false },
  createdAt: { kind: "instant", names: ["createdTime"] },
  features: { kind: "list", entries: 20, max: 100 },
  specialFeatures: { kind: "list", entries: 10, max: 100 },
  tags: { kind: "list", entries: 50, max: 100 },
  mainImage: { kind: "picture" },
  projectImages: { kind: "pictures", entries: 20 },
  videoContent: { kind: "urls", entries: 20, names: ["videos"] },
  challengeBrief: story,
  ourSolution: story,
  technologyUsed: story,
  materials: story,
  successMetrics: story,
  leadGeneration: story,
  visitorEngagement: story,
  awardsRecognition: story,
  clientTestimonial: story,
});
export type ProjectFields = FieldsOf<typeof projectFields>;
